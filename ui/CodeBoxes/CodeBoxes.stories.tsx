import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect, useState } from 'react'
import type { ComponentProps } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Guide } from '../private/stories/guide.ts'
import { CodeBoxes } from './CodeBoxes.tsx'

const meta = {
  component: CodeBoxes,
  args: { label: 'Code', onValueChange: fn(), onComplete: fn() },
  parameters: {
    guide: {
      avoid:
        "For any other number, use a TextField with `inputMode`; for a small one, NumberStepper. Passwords don't belong in boxes.",
      keyboard: [
        ['Tab', 'Moves to the first empty box, or the first box of a complete code; then past all boxes.'],
        ['Digits', 'Fill the box and move on; in a filled box they replace its digit.'],
        ['Arrow keys, Home, End', 'Move between filled boxes and to the first empty one.'],
        ['Backspace', 'Deletes the digit; in an empty box it moves back and deletes that digit.'],
        ['Delete', 'Deletes the digit, and the following ones move up.'],
      ],
    } satisfies Guide,
  },
  tags: ['KIT-02'],
} satisfies Meta<typeof CodeBoxes>
export default meta
type Story = StoryObj<typeof meta>

const boxes = (element: HTMLElement) => within(element).getAllByRole('textbox')
const digits = (element: HTMLElement) => boxes(element).map((box) => (box instanceof HTMLInputElement ? box.value : ''))

export const Empty: Story = {
  tags: ['SIGN-05'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(6)
    await expect(canvas.getByRole('group', { name: 'Code' })).toBeVisible()
    await expect(canvas.getByLabelText('Digit 1 of 6')).toHaveAttribute('autocomplete', 'one-time-code')
  },
}

/** Each digit moves focus to the next box, and the sixth reports the code. */
export const Typed: Story = {
  tags: ['SIGN-06', 'CONST-01'],
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByLabelText('Digit 1 of 6'))
    await userEvent.keyboard('12a345')
    await expect(digits(canvasElement)).toEqual(['1', '2', '3', '4', '5', ''])
    await expect(canvas.getByLabelText('Digit 6 of 6')).toHaveFocus()
    await expect(args.onComplete).not.toHaveBeenCalled()
    await userEvent.keyboard('6')
    await expect(args.onComplete).toHaveBeenCalledTimes(1)
    await expect(args.onComplete).toHaveBeenCalledWith('123456')
  },
}

/** Backspace in an empty box moves to the previous one. */
export const Backspace: Story = {
  parameters: { visual: 'none' },
  tags: ['SIGN-07'],
  args: { defaultValue: '123' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByLabelText('Digit 4 of 6'))
    await userEvent.keyboard('{Backspace}')
    await expect(canvas.getByLabelText('Digit 3 of 6')).toHaveFocus()
    await userEvent.keyboard('{Backspace}')
    await expect(canvas.getByLabelText('Digit 2 of 6')).toHaveFocus()
    await expect(digits(canvasElement)).toEqual(['1', '', '', '', '', ''])
  },
}

/** A pasted code fills the boxes, with any separators and from any box. */
export const Pasted: Story = {
  parameters: { visual: 'none' },
  tags: ['SIGN-08'],
  args: { defaultValue: '9' },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByLabelText('Digit 2 of 6'))
    await userEvent.paste('Your code: 481-516')
    await expect(digits(canvasElement)).toEqual(['4', '8', '1', '5', '1', '6'])
    await expect(args.onComplete).toHaveBeenCalledTimes(1)
    await expect(args.onComplete).toHaveBeenCalledWith('481516')
  },
}

/** A digit that an input method composes counts once, when it is final. Plain digits count at once. */
export const Composed: Story = {
  parameters: { visual: 'none' },
  play: async ({ canvas, canvasElement }) => {
    const [first, second, third] = [1, 2, 3].map((at) => canvas.getByLabelText(`Digit ${at} of 6`))
    if (!first || !second || !third) throw new Error('no boxes')
    await userEvent.click(first)
    await fireEvent.compositionStart(first)
    await fireEvent.input(first, { target: { value: '９' }, isComposing: true })
    await expect(first).toHaveFocus()
    await expect(first).toHaveValue('９')
    await fireEvent.compositionEnd(first)
    await expect(second).toHaveFocus()
    await fireEvent.input(second, { target: { value: '2' }, isComposing: true })
    await expect(third).toHaveFocus()
    await expect(digits(canvasElement)).toEqual(['9', '2', '', '', '', ''])
  },
}

/** Typing into a filled box replaces its digit. */
export const Overtyped: Story = {
  parameters: { visual: 'none' },
  args: { defaultValue: '12345' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByLabelText('Digit 2 of 6'))
    await userEvent.keyboard('7')
    await expect(digits(canvasElement)).toEqual(['1', '7', '3', '4', '5', ''])
    await expect(canvas.getByLabelText('Digit 3 of 6')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Delete}')
    await expect(digits(canvasElement)).toEqual(['7', '3', '4', '5', '', ''])
  },
}

type RefusingProps = ComponentProps<typeof CodeBoxes> & {
  onRefused: (focused: Element | null) => void
}

/** Rejects a code as a server does, not in the event of a click. Reports the focused element as soon as the error is shown. */
function Refusing({ onRefused, ...props }: RefusingProps) {
  const [isChecking, setChecking] = useState(false)
  const [error, setError] = useState<string>()
  useLayoutEffect(() => {
    if (error !== undefined) onRefused(document.activeElement)
  }, [error, onRefused])
  const refuse = async () => {
    await Promise.resolve()
    setChecking(false)
    setError('Invalid code, please try again.')
  }
  return (
    <>
      <CodeBoxes
        {...props}
        disabled={isChecking}
        error={error}
        onComplete={() => {
          setError(undefined)
          setChecking(true)
        }}
      />
      <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => void refuse()}>
        Refuse
      </button>
    </>
  )
}

const onRefused = fn()

/** A rejected code shows the error, and returns focus to the first box at once, so that the next code can be typed right away. */
export const Refused: Story = {
  tags: ['ERR-18'],
  parameters: { visual: 'none' },
  render: (args) => <Refusing {...args} onRefused={onRefused} />,
  play: async ({ canvas, canvasElement }) => {
    const first = canvas.getByLabelText('Digit 1 of 6')
    onRefused.mockClear()
    await userEvent.click(first)
    // The second attempt overwrites the first digit, which completes the code again.
    for (const [typedText, code] of [
      ['123456', '123456'],
      ['7', '723456'],
    ] as const) {
      await userEvent.keyboard(typedText)
      await expect(first).toBeDisabled()
      await userEvent.click(canvas.getByRole('button', { name: 'Refuse' }))
      await waitFor(() => expect(first).toBeEnabled())
      await expect(canvas.getByText('Invalid code, please try again.')).toBeVisible()
      await expect(onRefused).toHaveBeenLastCalledWith(first)
      await expect(first).toHaveFocus()
      await expect(digits(canvasElement).join('')).toBe(code)
    }
    await expect(onRefused).toHaveBeenCalledTimes(2)
  },
}

export const WithError: Story = { args: { defaultValue: '123456', error: 'Invalid code, please try again.' } }
export const Disabled: Story = { args: { defaultValue: '123456', disabled: true } }

/** Digits run from left to right in every language. */
export const RightToLeft: Story = {
  args: { defaultValue: '12' },
  render: (args) => (
    <div dir="rtl">
      <CodeBoxes {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('textbox').map((box) => box.getBoundingClientRect().left)
    await expect(first).toBeLessThan(second ?? 0)
  },
}

export const OnAPhone: Story = { args: { defaultValue: '4815' }, globals: { viewport: { value: 'small' } } }

export const Keyboard: Story = {
  parameters: { visual: 'none' },
  render: (args) => (
    <>
      <CodeBoxes {...args} />
      <button type="button">Next</button>
    </>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    const box = (digit: number) => canvas.getByLabelText(`Digit ${digit} of 6`)
    await userEvent.tab()
    await expect(box(1)).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('123')
    await expect(box(4)).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(box(3)).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(box(1)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(box(2)).toHaveFocus()
    await userEvent.keyboard('{Delete}')
    await expect(digits(canvasElement)).toEqual(['1', '3', '', '', '', ''])
    await userEvent.keyboard('{End}')
    await expect(box(3)).toHaveFocus()
    await userEvent.keyboard('{Backspace}')
    await expect(box(2)).toHaveFocus()
    await expect(digits(canvasElement)).toEqual(['1', '', '', '', '', ''])
    await userEvent.keyboard('{Home}7{End}23456')
    await expect(args.onComplete).toHaveBeenCalledTimes(1)
    await expect(args.onComplete).toHaveBeenCalledWith('723456')
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}
