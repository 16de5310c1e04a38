import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Guide } from '../private/stories/guide.ts'
import { Choice } from './Choice.tsx'

const options = [
  { value: 'YES', label: 'Going' },
  { value: 'NO', label: 'Can’t go' },
]

const meta = {
  component: Choice,
  args: { legend: 'Will you come?', name: 'rsvp', options, onValueChange: fn() },
  parameters: {
    guide: {
      avoid: 'For more than ten options, use Select; for one statement, Checkbox; for views of one subject, Tabs.',
      keyboard: [
        ['Tab', 'Moves to the selected option, or to the first if none is selected; then past the group.'],
        ['Arrow keys', 'Select the next or previous option, wrapping around.'],
        ['Space', 'Selects the focused option.'],
      ],
    } satisfies Guide,
  },
  tags: ['KIT-41'],
} satisfies Meta<typeof Choice>
export default meta
type Story = StoryObj<typeof meta>

/** Only one option can be selected, even in a plain form. */
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
    await userEvent.click(canvas.getByText('Going'))
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
/** Any number of options can be selected, even in a plain form. */
export const Multiple: Story = {
  args: {
    legend: 'What can you bring?',
    name: 'brings',
    layout: 'column',
    multiple: true,
    defaultValue: 'salad\ncake',
    options: [
      { value: 'salad', label: 'A salad' },
      { value: 'cake', label: 'A cake' },
      { value: 'chairs', label: 'Chairs' },
    ],
  },
  parameters: { narrow: true },
  render: (args) => (
    <form data-testid="form">
      <Choice {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByTestId('form')
    if (!(form instanceof HTMLFormElement)) throw new Error('no form')
    await expect(new FormData(form).getAll('brings')).toEqual(['salad', 'cake'])
    await userEvent.click(canvas.getByText('A salad'))
    await expect(canvas.getByRole('checkbox', { name: 'A salad' })).not.toBeChecked()
    await expect(new FormData(form).getAll('brings')).toEqual(['cake'])
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox', { name: 'Chairs' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(new FormData(form).getAll('brings')).toEqual(['cake', 'chairs'])
  },
}
export const WithError: Story = {
  args: { error: 'Please choose one.' },
  parameters: { narrow: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Please choose one.')
  },
}
/** Options that don't fit in a row stack. */
export const LongWords: Story = {
  args: {
    options: [
      { value: 'a', label: 'I am coming, and so is everybody else at home' },
      { value: 'b', label: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze' },
    ],
  },
  parameters: { narrow: true },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group')
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth)
  },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: 'YES' }, parameters: { narrow: true } }

export const Keyboard: Story = {
  parameters: { visual: 'none' },
  render: (args) => (
    <>
      <Choice {...args} />
      <Choice {...args} legend="A gift?" name="gift" disabled />
    </>
  ),
  play: async ({ args, canvas }) => {
    const group = within(canvas.getByRole('group', { name: 'Will you come?' }))
    const option = (name: string) => group.getByRole('radio', { name })
    await userEvent.tab()
    await expect(option('Going')).toHaveFocus()
    await expect(option('Going')).not.toBeChecked()
    await userEvent.keyboard(' ')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('YES')
    await userEvent.keyboard('{ArrowRight}')
    await expect(option('Can’t go')).toBeChecked()
    await expect(option('Can’t go')).toHaveFocus()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('NO')
    await userEvent.keyboard('{ArrowDown}')
    await expect(option('Going')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(option('Can’t go')).toBeChecked()
    await userEvent.tab()
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toHaveFocus()
    await userEvent.tab()
    await expect(option('Can’t go')).toHaveFocus()
  },
}
