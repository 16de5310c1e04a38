import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { Guide } from '../private/stories/guide.ts'
import { Select } from './Select.tsx'

const options = [
  { value: 'veg', label: 'Vegetarian' },
  { value: 'vegan', label: 'Vegan' },
  { value: 'fish', label: 'Fish' },
]

const meta = {
  component: Select,
  args: { label: 'Dinner', options, onValueChange: fn() },
  parameters: {
    guide: {
      avoid:
        'For two to five options, use Choice, which shows them all; for actions, Menu; for free text with suggestions, SuggestionField.',
      keyboard: [
        ['Tab', 'Moves to the field; skips it if disabled.'],
        ['↓, ↑, letters', 'Select the next or previous value, or one that starts with the letter.'],
        ['Space, Alt + ↓', 'Open the list; Enter selects a value, Escape closes it.'],
      ],
    } satisfies Guide,
    narrow: true,
  },
  tags: ['KIT-13'],
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

/** The selected value is submitted with a plain form. */
export const Plain: Story = {
  render: (args) => (
    <form data-testid="form">
      <Select {...args} name="dinner" />
    </form>
  ),
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Dinner' })
    await expect(field).toHaveValue('veg')
    await userEvent.selectOptions(field, 'Fish')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('fish')
    const form = canvas.getByTestId('form')
    if (!(form instanceof HTMLFormElement)) throw new Error('no form')
    await expect(new FormData(form).getAll('dinner')).toEqual(['fish'])
  },
}

/** Nothing is selected yet. If a choice is required, the field is invalid until one is made. */
export const WithPlaceholder: Story = {
  args: { placeholder: 'Please choose', required: true, hint: 'The kitchen needs to know by Friday.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox')
    await expect(field).toHaveValue('')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('The kitchen needs to know by Friday.')
    await expect(canvas.getByRole('option', { name: 'Please choose' })).toBeDisabled()
    await waitFor(() => expect(canvas.getByText('*')).toHaveStyle({ opacity: '1' }))
    await userEvent.selectOptions(field, 'Vegan')
    await expect(field).toBeValid()
    await waitFor(() => expect(canvas.getByText('*')).toHaveStyle({ opacity: '0' }))
  },
}

function Held() {
  const [value, setValue] = useState('vegan')
  return (
    <>
      <Select label="Dinner" options={options} value={value} onValueChange={setValue} />
      <p>Chosen: {value}</p>
    </>
  )
}

/** A controlled select follows its `value`. */
export const Controlled: Story = {
  parameters: { visual: 'none' },
  render: () => <Held />,
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Vegetarian')
    await expect(canvas.getByText('Chosen: veg')).toBeVisible()
    await expect(canvas.getByRole('combobox')).toHaveValue('veg')
  },
}

export const WithError: Story = {
  args: { error: 'Please choose a dinner.', placeholder: 'Please choose' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-invalid', 'true')
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Please choose a dinner.')
  },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'vegan' } }

/** A long option is cut off before the arrow and never widens the page. */
export const LongOption: Story = {
  args: { options: [{ value: 'long', label: 'Whatever the kitchen has left after everybody else has eaten' }] },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox')
    await expect(field.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Select {...args} />
    </div>
  ),
}

export const Keyboard: Story = {
  parameters: { visual: 'none' },
  render: (args) => (
    <>
      <Select {...args} label="Not now" disabled />
      <Select {...args} />
      <button type="button">Next</button>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('combobox', { name: 'Dinner' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('combobox', { name: 'Dinner' })).toHaveFocus()
  },
}
