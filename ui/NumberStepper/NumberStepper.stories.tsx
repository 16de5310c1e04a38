import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { Guide } from '../private/stories/guide.ts'
import { NumberStepper } from './NumberStepper.tsx'

const meta = {
  component: NumberStepper,
  args: {
    label: 'Extra guests',
    min: 0,
    max: 2,
    name: 'extra',
    onValueChange: fn(),
    format: (extra) => (extra === 0 ? 'Just you' : `${extra + 1} of you`),
  },
  render: (args) => (
    <form data-testid="form" onSubmit={(event) => event.preventDefault()}>
      <NumberStepper {...args} />
    </form>
  ),
  parameters: {
    guide: {
      avoid:
        'For more than about twenty values, use a TextField with `inputMode="numeric"`. Never use it for a year or a code.',
      keyboard: [
        ['Tab', 'Moves to minus, the number, plus.'],
        ['Enter, Space', 'Activate minus or plus; at the limit they are disabled but keep focus.'],
        ['Digits', 'Replace the number; Enter or leaving the field clamps it.'],
        ['↑, ↓', 'Change the number while it has focus.'],
      ],
    } satisfies Guide,
    narrow: true,
  },
  tags: ['KIT-09'],
} satisfies Meta<typeof NumberStepper>
export default meta
type Story = StoryObj<typeof meta>

export const Steps: Story = {
  tags: ['INV-17'],
  play: async ({ canvas }) => {
    const fewer = canvas.getByRole('button', { name: 'Fewer: Extra guests' })
    const more = canvas.getByRole('button', { name: 'More: Extra guests' })
    await expect(fewer).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(more)
    await userEvent.click(more)
    await expect(more).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(more)
    await expect(canvas.getByText('3 of you')).toBeVisible()
    const form = canvas.getByTestId('form')
    if (!(form instanceof HTMLFormElement)) throw new Error('no form')
    await expect(new FormData(form).get('extra')).toBe('2')
    await userEvent.click(fewer)
    await expect(canvas.getByRole('spinbutton', { name: 'Extra guests' })).toHaveValue(1)
  },
}

/** A typed number is clamped on blur. */
export const Typed: Story = {
  parameters: { visual: 'none' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.click(field)
    await userEvent.keyboard('7')
    await expect(field).toHaveValue(7)
    await userEvent.tab()
    await expect(field).toHaveValue(2)
    await expect(canvas.getByText('3 of you')).toBeVisible()
  },
}

/** Partially typed numbers may be out of bounds, and an empty field isn't reported. */
export const TypedInSteps: Story = {
  parameters: { visual: 'none' },
  args: { defaultValue: 8, min: 5, max: 20, onValueChange: fn() },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.click(field)
    await userEvent.keyboard('12')
    await expect(field).toHaveValue(12)
    await expect(args.onValueChange).toHaveBeenCalledTimes(1)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(12)
    await userEvent.clear(field)
    await expect(field).toHaveValue(null)
    await userEvent.tab()
    await expect(field).toHaveValue(12)
    await userEvent.click(field)
    await userEvent.keyboard('3{Enter}')
    await expect(field).toHaveValue(5)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(5)
    await userEvent.clear(field)
    await userEvent.keyboard('99')
    await userEvent.click(canvas.getByRole('button', { name: 'Fewer: Extra guests' }))
    await expect(field).toHaveValue(19)
  },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: 1 } }

export const WithHint: Story = {
  render: ({ label, min, max, onValueChange }) => (
    <NumberStepper {...{ label, min, max, onValueChange }} hint="Don’t count yourself. Children count." />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription('Don’t count yourself. Children count.')
  },
}

/** A long label moves above the number. */
export const LongWords: Story = {
  args: { label: 'How many more of the Donaudampfschifffahrtsgesellschaft will you bring?' },
  play: async ({ canvas }) => {
    const form = canvas.getByTestId('form')
    await expect(form.scrollWidth).toBeLessThanOrEqual(form.clientWidth)
  },
}

export const Keyboard: Story = {
  parameters: { visual: 'none' },
  play: async ({ canvas }) => {
    const fewer = canvas.getByRole('button', { name: 'Fewer: Extra guests' })
    const more = canvas.getByRole('button', { name: 'More: Extra guests' })
    const field = canvas.getByRole('spinbutton')
    await userEvent.tab()
    await expect(fewer).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue(0)
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('1')
    await expect(field).toHaveValue(1)
    await userEvent.tab()
    await expect(more).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(field).toHaveValue(2)
    await expect(more).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await userEvent.keyboard(' ')
    await expect(field).toHaveValue(1)
  },
}
