import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import type { Guide } from '../private/stories/guide.ts'
import { DateTimeField } from './DateTimeField.tsx'

const meta = {
  component: DateTimeField,
  args: { label: 'Starts', defaultValue: '2027-05-01T19:30', onValueChange: fn() },
  parameters: {
    guide: {
      avoid:
        'For a date without a time, use a TextField with `type="date"`; for a range, use two fields. It isn\'t a calendar to browse.',
      keyboard: [
        ['Tab', 'Moves from part to part: month, day, year, hour, minutes; then on.'],
        ['Digits, arrow keys', 'Change the focused part; minutes change in steps of 15.'],
        ['Space', 'Opens the picker; Escape closes it.'],
      ],
    } satisfies Guide,
    narrow: true,
  },
  tags: ['KIT-30'],
} satisfies Meta<typeof DateTimeField>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  tags: ['CONST-35'],
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Starts')
    await expect(field).toHaveAttribute('step', '900')
    await expect(field).toHaveValue('2027-05-01T19:30')
    await fireEvent.change(field, { target: { value: '2027-05-01T19:45' } })
    await expect(args.onValueChange).toHaveBeenCalledWith('2027-05-01T19:45')
  },
}

export const Empty: Story = { args: { defaultValue: '', hint: 'In the venue’s time zone.' } }

export const WithError: Story = {
  args: { error: 'Please choose a time in the future.', required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Starts/)).toHaveAttribute('aria-invalid', 'true')
    await expect(canvas.getByLabelText(/Starts/)).toBeRequired()
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const Keyboard: Story = {
  parameters: { visual: 'none' },
  render: (args) => (
    <>
      <DateTimeField {...args} label="Over" disabled />
      <DateTimeField label="Starts" onValueChange={args.onValueChange} />
    </>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText('Starts')).toHaveFocus()
    await userEvent.keyboard('2027-05-01T19:45')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2027-05-01T19:45')
    await userEvent.tab()
    await expect(canvas.getByLabelText('Starts')).not.toHaveFocus()
  },
}
