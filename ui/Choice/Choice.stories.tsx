import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Choice } from './Choice.tsx'

const options = [
  { value: 'YES', label: 'Going' },
  { value: 'NO', label: 'Can’t go' },
]

const meta = {
  component: Choice,
  args: { legend: 'Will you come?', name: 'rsvp', options, onValueChange: fn() },
  tags: ['KIT-41'],
} satisfies Meta<typeof Choice>
export default meta
type Story = StoryObj<typeof meta>

/** Exactly one: a second choice takes the place of the first, also in a plain form. */
export const Large: Story = {
  args: { size: 'large' },
  parameters: { narrow: true },
  render: (args) => (
    <form data-testid="form">
      <Choice {...args} />
    </form>
  ),
  play: async ({ args, canvas }) => {
    const form = canvas.getByTestId('form')
    if (!(form instanceof HTMLFormElement)) throw new Error('no form')
    await userEvent.click(canvas.getByText('Can’t go'))
    await expect(new FormData(form).getAll('rsvp')).toEqual(['NO'])
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('radio', { name: 'Going' })).toBeChecked()
    await expect(new FormData(form).getAll('rsvp')).toEqual(['YES'])
    await expect(args.onValueChange).toHaveBeenLastCalledWith('YES')
  },
}

export const Column: Story = {
  args: {
    legend: 'How should we reach you?',
    name: 'channel',
    layout: 'column',
    defaultValue: 'email',
    options: [
      { value: 'email', label: 'E-mail', hint: 'One message per change.' },
      { value: 'phone', label: 'Text message', hint: 'Message and data rates may apply.' },
      { value: 'both', label: 'Both' },
    ],
  },
  parameters: { narrow: true },
}
export const WithError: Story = { args: { error: 'Please choose one.' }, parameters: { narrow: true } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'YES' }, parameters: { narrow: true } }
