import type { Meta, StoryObj } from '@storybook/react-vite'
import Search from 'lucide-react/icons/search'
import type { FormEvent } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { Guide } from '../private/stories/guide.ts'
import { TextField } from './TextField.tsx'

const meta = {
  component: TextField,
  args: { label: 'Title', placeholder: 'Rooftop birthday' },
  parameters: {
    guide: {
      avoid:
        'For longer text, or a limit that people come near, use LimitedTextField; for phone numbers PhoneField, for dates DateTimeField, for codes CodeBoxes.',
      keyboard: [
        ['Tab', 'Moves to the field; skips it if disabled.'],
        ['Enter', 'Submits its form.'],
      ],
    } satisfies Guide,
    narrow: true,
  },
  tags: ['KIT-04'],
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Title')
    await userEvent.type(field, 'Picnic')
    await expect(field).toHaveValue('Picnic')
    await expect(field).not.toHaveAttribute('aria-invalid')
  },
}

export const WithHint: Story = { args: { hint: 'Guests see it in their message.', required: true } }

/** The asterisk fades once the field is filled, and comes back if it is emptied. The name of the field stays the same. */
export const RequiredMark: Story = {
  parameters: { visual: 'none' },
  args: { required: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Title' })
    const mark = canvas.getByText('*')
    await waitFor(() => expect(mark).toHaveStyle({ opacity: '1' }))
    await userEvent.type(field, 'Picnic')
    await waitFor(() => expect(mark).toHaveStyle({ opacity: '0' }))
    await expect(field).toHaveAccessibleName('Title')
    await userEvent.clear(field)
    await waitFor(() => expect(mark).toHaveStyle({ opacity: '1' }))
  },
}

export const WithError: Story = {
  tags: ['VAL-06'],
  args: { error: 'This is a required field', required: true, hint: 'Guests see it in their message.' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(/Title/)
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('This is a required field Guests see it in their message.')
    await expect(canvas.getByText('This is a required field')).toBeVisible()
    await expect(canvas.getByText('Title', { exact: false, selector: 'label, label *' })).toBeVisible()
  },
}

export const WithPrefix: Story = {
  args: { label: 'Search', hideLabel: true, prefix: <Search />, placeholder: 'Search guests', type: 'search' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toBeVisible()
  },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Rooftop birthday' } }

/** The text can be read and copied, and is submitted with its form. */
export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: 'https://festoon.example/e/rooftop-birthday' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'x')
    await expect(canvas.getByRole('textbox')).toHaveValue('https://festoon.example/e/rooftop-birthday')
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

const submitSpy = fn((event: FormEvent) => event.preventDefault())

export const Keyboard: Story = {
  parameters: { visual: 'none' },
  render: (args) => (
    <form onSubmit={submitSpy}>
      <TextField label="Closed" disabled />
      <TextField {...args} />
      <button type="submit">Save</button>
    </form>
  ),
  play: async ({ canvas }) => {
    submitSpy.mockClear()
    await userEvent.tab()
    await expect(canvas.getByLabelText('Title')).toHaveFocus()
    await userEvent.keyboard('Picnic{Enter}')
    await expect(canvas.getByLabelText('Title')).toHaveValue('Picnic')
    await expect(submitSpy).toHaveBeenCalledTimes(1)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus()
  },
}
