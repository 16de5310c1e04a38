import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { Guide } from '../private/stories/guide.ts'
import { InPlaceField } from './InPlaceField.tsx'

const title = 'font-display text-headline font-bold text-balance'
const long = 'Grandma turns eighty, and we are all going to the old boathouse'

const meta = {
  component: InPlaceField,
  args: { label: 'Title', limit: 80, placeholder: 'Name your party', className: title },
  parameters: {
    guide: {
      avoid:
        "In a form that isn't a picture of its result, use LimitedTextField, whose border shows that it is a field.",
      keyboard: [
        ['Tab', 'Moves to the field, and past it.'],
        ['Enter', 'Moves to the next control of the form; starts a new line in a multiline field.'],
      ],
    } satisfies Guide,
    narrow: true,
  },
  tags: ['KIT-05'],
} satisfies Meta<typeof InPlaceField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

/** The text wraps as in a heading of the same type, and the field is as high as its text. */
export const LongText: Story = {
  args: { defaultValue: long },
  render: (args) => (
    <div className="grid grid-cols-1 gap-6">
      <InPlaceField {...args} />
      <h2 dir="auto" className={title}>
        {long}
      </h2>
    </div>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Title')
    const heading = canvas.getByRole('heading')
    const heightOf = (element: HTMLElement): number => element.getBoundingClientRect().height
    // Apart from room for letters that exceed the line.
    await expect(Math.abs(heightOf(field) - heightOf(heading))).toBeLessThan(
      Number.parseFloat(getComputedStyle(heading).lineHeight) / 2,
    )
    await expect(field.scrollHeight).toBe(field.clientHeight)
    await expect(getComputedStyle(field).fontSize).toBe(getComputedStyle(heading).fontSize)
    await userEvent.clear(field)
    await waitFor(() => expect(heightOf(field)).toBeLessThan(heightOf(heading)))
  },
}

/** The counter is visible during editing, and always near the limit. Screen readers know the count at any time. */
export const Counting: Story = {
  tags: ['VAL-07'],
  args: { limit: 30 },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Title')
    const count = canvas.getByText('30 characters left')
    await expect(count).not.toBeVisible()
    await expect(field).toHaveAccessibleDescription('30 characters left')
    await userEvent.click(field)
    await expect(count).toBeVisible()
    await userEvent.keyboard('Boathouse')
    await expect(count).toHaveTextContent('21 characters left')
    await userEvent.tab()
    await expect(count).not.toBeVisible()
    await userEvent.type(field, '!')
    await userEvent.tab()
    await expect(count).toHaveTextContent('20 characters left')
    await expect(count).toBeVisible()
  },
}

/** At the limit, the count turns to the error color; beyond it, the field is invalid. */
export const OverTheLimit: Story = {
  tags: ['VAL-08'],
  args: { limit: 9, defaultValue: 'Lanterns' },
  play: async ({ canvas, canvasElement }) => {
    const count = canvasElement.querySelector('[data-slot=left]')
    if (!(count instanceof HTMLElement)) throw new Error('no count')
    const probe = document.createElement('span')
    probe.className = 'text-error'
    canvasElement.append(probe)
    const errorColor = getComputedStyle(probe).color
    probe.remove()
    const field = canvas.getByLabelText('Title')
    await expect(getComputedStyle(count).color).not.toBe(errorColor)
    await userEvent.type(field, '!')
    await expect(count).toHaveTextContent('0 characters left')
    await expect(getComputedStyle(count).color).toBe(errorColor)
    await expect(field).not.toHaveAttribute('aria-invalid')
    await userEvent.type(field, '!')
    await expect(count).toHaveTextContent('1 character over')
    await expect(field).toBeInvalid()
  },
}

export const WithError: Story = {
  args: { error: 'Enter a valid title', required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toBeInvalid()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Enter a valid title 80 characters left')
  },
}

function Controlled({ multiline = false }: { multiline?: boolean }) {
  const [text, setText] = useState('')
  return (
    <div>
      <InPlaceField
        label="Title"
        limit={1000}
        multiline={multiline}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <output className="sr-only" aria-label="State">
        {JSON.stringify(text)}
      </output>
    </div>
  )
}

/** Pasted line breaks become spaces. */
export const PastedLines: Story = {
  parameters: { visual: 'none' },
  render: () => <Controlled />,
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Title')
    await userEvent.type(field, 'Come to party')
    await userEvent.type(field, '{ArrowLeft>5}')
    await userEvent.paste('the\n big\r\nlake ')
    await expect(field).toHaveValue('Come to the big lake party')
    await expect(canvas.getByLabelText('State')).toHaveTextContent('"Come to the big lake party"')
  },
}

/** With `multiline`, Enter starts a new line, and repeated blank lines are removed on blur. */
export const ManyLines: Story = {
  tags: ['VAL-09'],
  parameters: { visual: 'none' },
  render: () => <Controlled multiline />,
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Title')
    const height = field.getBoundingClientRect().height
    await userEvent.click(field)
    await userEvent.paste('Bring:\n\n\n\nswimsuits')
    await userEvent.keyboard('{Enter}towels')
    await expect(field.getBoundingClientRect().height).toBeGreaterThan(4 * height)
    await userEvent.tab()
    await expect(field).toHaveValue('Bring:\n\nswimsuits\ntowels')
    await expect(canvas.getByLabelText('State')).toHaveTextContent(String.raw`"Bring:\n\nswimsuits\ntowels"`)
  },
}

/** Typed text keeps its own direction. */
export const RightToLeft: Story = {
  parameters: { visual: 'none' },
  args: { defaultValue: 'מסיבת יום הולדת' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveStyle({ direction: 'rtl' })
  },
}

export const Disabled: Story = { parameters: { visual: 'none' }, args: { disabled: true, defaultValue: 'See you!' } }

const submitSpy = fn()

/** Enter moves on without sending the form, past controls that can't be focused. */
export const Keyboard: Story = {
  parameters: { visual: 'none' },
  render: () => (
    <form onSubmit={submitSpy}>
      <InPlaceField label="Title" limit={80} />
      <input aria-label="Closed" disabled />
      <input aria-label="Hidden" hidden />
      <InPlaceField label="Text" limit={80} multiline />
      <button type="submit">Send</button>
    </form>
  ),
  play: async ({ canvas }) => {
    submitSpy.mockClear()
    await userEvent.tab()
    await expect(canvas.getByLabelText('Title')).toHaveFocus()
    await userEvent.keyboard('Picnic{Enter}')
    await expect(canvas.getByLabelText('Title')).toHaveValue('Picnic')
    await expect(canvas.getByLabelText('Text')).toHaveFocus()
    await userEvent.keyboard('Towels{Enter}Sun')
    await expect(canvas.getByLabelText('Text')).toHaveValue('Towels\nSun')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveFocus()
    await expect(submitSpy).not.toHaveBeenCalled()
  },
}
