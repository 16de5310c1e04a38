import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Switch } from './Switch.tsx'

const meta = {
  component: Switch,
  args: { label: 'Waitlist', hint: 'You approve who comes.', checked: false, onCheckedChange: fn() },
  parameters: { narrow: true },
  tags: ['KIT-08'],
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

function Held() {
  const [on, setOn] = useState(false)
  return <Switch label="Reminders" checked={on} onCheckedChange={setOn} />
}

export const Toggles: Story = {
  render: () => <Held />,
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Reminders' })
    await userEvent.click(control)
    await expect(control).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(control).not.toBeChecked()
    await userEvent.click(canvas.getByText('Reminders'))
    await expect(control).toBeChecked()
  },
}
export const Off: Story = {}
export const On: Story = { args: { checked: true } }
export const Disabled: Story = {
  args: { disabled: true, checked: true },
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch')
    await expect(control).toBeDisabled()
    control.click()
    await expect(args.onCheckedChange).not.toHaveBeenCalled()
  },
}
