import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { DateTimeField } from './DateTimeField.tsx'

const meta = {
  component: DateTimeField,
  args: { label: 'Starts', value: '2027-05-01T19:30', onValueChange: fn() },
  parameters: { narrow: true },
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

export const Empty: Story = { args: { value: '', hint: 'In the time of the place.' } }

export const WithError: Story = { args: { error: 'Please choose a time that is still to come.' } }
