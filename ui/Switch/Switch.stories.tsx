import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import type { Guide } from '../private/stories/guide.ts'
import { Switch } from './Switch.tsx'

const meta = {
  component: Switch,
  args: { label: 'Waitlist', hint: 'You approve who comes.', onCheckedChange: fn() },
  parameters: {
    guide: {
      avoid: 'For a statement in a form, use Checkbox; for two named options, Choice.',
      keyboard: [
        ['Tab', 'Moves to the switch; skips it if disabled.'],
        ['Space, Enter', 'Turn it on or off.'],
      ],
    } satisfies Guide,
    narrow: true,
  },
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
    await userEvent.click(control)
    await expect(control).not.toBeChecked()
    await userEvent.click(canvas.getByText('Reminders'))
    await expect(control).toBeChecked()
  },
}
export const Off: Story = {}
export const On: Story = { args: { defaultChecked: true } }
export const Disabled: Story = {
  args: { disabled: true },
  render: (args) => (
    <>
      <Switch {...args} />
      <Switch label="Reminders" defaultChecked disabled onCheckedChange={args.onCheckedChange} />
    </>
  ),
  play: async ({ args, canvas }) => {
    for (const control of canvas.getAllByRole('switch')) {
      await expect(control).toBeDisabled()
      control.click()
    }
    await expect(args.onCheckedChange).not.toHaveBeenCalled()
  },
}

/** The hint is announced once, as the description, followed by the caller's own description. */
export const Described: Story = {
  parameters: { visual: 'none' },
  args: { 'aria-describedby': 'more' },
  render: (args) => (
    <>
      <Switch {...args} />
      <p id="more">Until the day before.</p>
    </>
  ),
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch')
    await expect(control).toHaveAccessibleName('Waitlist')
    await expect(control).toHaveAccessibleDescription('You approve who comes. Until the day before.')
    await userEvent.click(canvas.getByText('You approve who comes.'))
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true)
  },
}

export const LongWords: Story = {
  args: {
    label: 'Let guests bring plus-ones',
    hint: 'Guests can say how many people they’re bringing, up to the limit you set for everyone.',
  },
}

export const Keyboard: Story = {
  parameters: { visual: 'none' },
  render: (args) => (
    <>
      <Switch {...args} disabled />
      <Held />
    </>
  ),
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Reminders' })
    await userEvent.tab()
    await expect(control).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
    await userEvent.keyboard('{Enter}')
    await expect(control).not.toBeChecked()
    await userEvent.tab()
    await expect(control).not.toHaveFocus()
  },
}
