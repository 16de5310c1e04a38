import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import type { Guide } from '../private/stories/guide.ts'
import { PhoneField } from './PhoneField.tsx'

const meta = {
  component: PhoneField,
  args: { label: 'Phone', onChange: fn() },
  parameters: {
    guide: {
      avoid:
        'For a code from an SMS, use CodeBoxes; for other numbers, TextField. It has no country picker: people type their own `+`.',
      keyboard: [
        ['Tab', 'Moves to the field, and past it.'],
        ['Digits, space, ( ) + -', 'Are accepted; other characters are ignored. The caret stays in place.'],
        ['Backspace', 'Deletes the last digit, with the punctuation around it.'],
      ],
    } satisfies Guide,
    narrow: true,
  },
  tags: ['KIT-06'],
} satisfies Meta<typeof PhoneField>
export default meta
type Story = StoryObj<typeof meta>

export const Formats: Story = {
  tags: ['VAL-02'],
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Phone')
    await userEvent.type(field, '5551234567')
    await expect(field).toHaveValue('(555) 123-4567')
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}')
    await expect(field).toHaveValue('(555) 123')
    await userEvent.type(field, '9', { initialSelectionStart: 2, initialSelectionEnd: 2 })
    await expect(field).toHaveValue('(595) 512-3')
  },
}

export const Filters: Story = {
  tags: ['VAL-01'],
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Phone')
    await userEvent.type(field, 'x+4a4 20-7946.0958!')
    await expect(field).toHaveValue('+44 20-79460958')
  },
}

/** Text that an input method composes is formatted once it is done. A change meanwhile would make the input method compose it again. */
export const Composed: Story = {
  parameters: { visual: 'none' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Phone')
    if (!(field instanceof HTMLInputElement)) throw new Error('no field')
    const type = (text: string, isComposing: boolean) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
      field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing }))
    }
    for (const text of ['５', '５５', '５５５１']) {
      type(text, true)
      await expect(field).toHaveValue(text)
    }
    await fireEvent.compositionEnd(field)
    await expect(field).toHaveValue('(555) 1')
    type('(555) 12345678901234567', true)
    await fireEvent.compositionEnd(field)
    await expect(field).toHaveValue('(555) 1')
    type('(555) 12', false)
    await expect(field).toHaveValue('(555) 12')
  },
}

/** A sixteenth digit is rejected, and the previous value stays. */
export const TooLong: Story = {
  parameters: { visual: 'none' },
  tags: ['VAL-03', 'CONST-05'],
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Phone')
    await userEvent.type(field, '+4434567890123456')
    await expect(field).toHaveValue('+443456789012345')
  },
}

/** The asterisk fades once the field is filled, and comes back if it is emptied. The name of the field stays the same. */
export const RequiredMark: Story = {
  parameters: { visual: 'none' },
  args: { required: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Phone' })
    const mark = canvas.getByText('*')
    await waitFor(() => expect(mark).toHaveStyle({ opacity: '1' }))
    await userEvent.type(field, '5551234567')
    await waitFor(() => expect(mark).toHaveStyle({ opacity: '0' }))
    await expect(field).toHaveAccessibleName('Phone')
    await userEvent.clear(field)
    await waitFor(() => expect(mark).toHaveStyle({ opacity: '1' }))
  },
}

export const WithError: Story = { args: { error: 'Please enter a valid phone number.', defaultValue: '5551' } }

export const Disabled: Story = { args: { disabled: true, defaultValue: '5551234567' } }

export const Keyboard: Story = {
  parameters: { visual: 'none' },
  render: (args) => (
    <>
      <PhoneField label="Not now" disabled />
      <PhoneField {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Phone')
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('555x1234567')
    await expect(field).toHaveValue('(555) 123-4567')
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}')
    await expect(field).toHaveValue('(555) 123')
    await userEvent.tab()
    await expect(field).not.toHaveFocus()
  },
}
