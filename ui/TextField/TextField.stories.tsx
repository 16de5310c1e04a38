import type { Meta, StoryObj } from '@storybook/react-vite'
import Search from 'lucide-react/icons/search'
import { expect, userEvent } from 'storybook/test'
import { TextField } from './TextField.tsx'

const meta = {
  component: TextField,
  args: { label: 'Title', placeholder: 'Rooftop birthday' },
  parameters: { narrow: true },
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

export const WithError: Story = {
  args: { error: 'This is a required field', required: true, hint: 'Guests see it in their message.' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(/Title/)
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('This is a required field Guests see it in their message.')
  },
}

export const WithPrefix: Story = {
  args: { label: 'Search', hideLabel: true, prefix: <Search />, placeholder: 'Search guests', type: 'search' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toBeVisible()
  },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Rooftop birthday' } }

/** What is typed reads in its own direction. */
export const RightToLeft: Story = {
  parameters: { visual: 'none' },
  args: { defaultValue: 'מסיבת יום הולדת' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveStyle({ direction: 'rtl' })
  },
}
