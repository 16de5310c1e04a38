import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Checkbox } from './Checkbox.tsx'

const meta = {
  component: Checkbox,
  args: { label: 'Text me about this party' },
  parameters: { narrow: true },
  tags: ['KIT-07'],
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Unchecked: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Text me about this party' })
    await userEvent.click(canvas.getByText('Text me about this party'))
    await expect(box).toBeChecked()
    await userEvent.tab({ shift: true })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
  },
}
export const Checked: Story = { args: { defaultChecked: true, hint: 'Message and data rates may apply.' } }
export const WithError: Story = { args: { error: 'Please agree to go on.' } }
export const Disabled: Story = {
  render: () => (
    <>
      <Checkbox label="Off" disabled />
      <Checkbox label="On" disabled defaultChecked />
    </>
  ),
}
