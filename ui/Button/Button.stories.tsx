import type { Meta, StoryObj } from '@storybook/react-vite'
import Send from 'lucide-react/icons/send'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import type { Guide } from '../private/stories/guide.ts'
import { Button } from './Button.tsx'

const tones = ['primary', 'quiet', 'plain', 'danger'] as const

const meta = {
  component: Button,
  args: { children: 'Send invites', onClick: fn() },
  parameters: {
    guide: {
      avoid:
        'For navigation, use ButtonLink, so that people can open it in a new tab. For an action with a familiar icon, use IconButton; for a setting, use Switch.',
      keyboard: [
        ['Tab', 'Moves to the button; skips it if disabled.'],
        ['Enter, Space', 'Activates it. Does nothing while it is busy.'],
      ],
    } satisfies Guide,
  },
  tags: ['KIT-40'],
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClick).toHaveBeenCalledTimes(1)
    await expect(canvas.getByRole('button')).toHaveAttribute('type', 'button')
  },
}

export const Tones: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      {tones.map((tone) => (
        <Button key={tone} tone={tone} icon={<Send aria-hidden="true" />}>
          {tone}
        </Button>
      ))}
    </div>
  ),
}

export const Sizes: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Button size="small">Small</Button>
      <Button size="medium">Medium</Button>
      <Button size="large">Large</Button>
    </div>
  ),
}

export const Disabled: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-3">
      {tones.map((tone) => (
        <Button key={tone} tone={tone} disabled onClick={args.onClick}>
          {tone}
        </Button>
      ))}
    </div>
  ),
  play: async ({ args, canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button).toBeDisabled()
      button.click()
    }
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

/** A busy button keeps its width and focus, and ignores clicks. */
export const Busy: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-3">
      <Button {...args}>Save</Button>
      <Button {...args} busy>
        Save
      </Button>
    </div>
  ),
  play: async ({ args, canvas }) => {
    const [idle, busy] = canvas.getAllByRole('button', { name: 'Save' })
    await expect(busy).toHaveAttribute('aria-disabled', 'true')
    await expect(busy).toHaveAttribute('aria-busy', 'true')
    await userEvent.tab()
    await userEvent.tab()
    await expect(busy).toHaveFocus()
    await userEvent.keyboard('{Enter} ')
    await expect(busy?.offsetWidth).toBe(idle?.offsetWidth)
    busy?.click()
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

const onSave = fn()

function Submitting() {
  const [busy, setBusy] = useState(false)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
        setBusy(true)
      }}
    >
      <input aria-label="Title" className="border-2" />
      <Button type="submit" busy={busy}>
        Save
      </Button>
    </form>
  )
}

/** A busy button submits its form only once, however often Enter is pressed, and focus stays where it is. */
export const SubmitsOnce: Story = {
  parameters: { visual: 'none' },
  render: () => <Submitting />,
  play: async ({ canvas }) => {
    onSave.mockClear()
    const save = canvas.getByRole('button', { name: 'Save' })
    await userEvent.click(save)
    await expect(save).toHaveAttribute('data-busy')
    await expect(save).toHaveFocus()
    await userEvent.click(save)
    await userEvent.type(canvas.getByRole('textbox'), 'x{Enter}')
    await expect(onSave).toHaveBeenCalledTimes(1)
  },
}

export const Block: Story = { args: { block: true, size: 'large' }, parameters: { narrow: true } }

/** A long label wraps to a second line instead of overflowing. */
export const LongWords: Story = {
  args: { children: 'Send invitations to everyone who hasn’t been invited yet' },
  parameters: { narrow: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await expect(button.offsetWidth).toBeLessThanOrEqual(button.parentElement?.clientWidth ?? 0)
    await expect(button.offsetHeight).toBeGreaterThan(44)
  },
}

export const Keyboard: Story = {
  parameters: { visual: 'none' },
  render: (args) => (
    <div className="flex gap-3">
      <Button {...args} />
      <Button {...args} disabled>
        Send later
      </Button>
      <Button {...args} busy>
        Save
      </Button>
    </div>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Send invites' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledTimes(1)
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus()
    await userEvent.keyboard('{Enter} ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('button', { name: 'Send invites' })).toHaveFocus()
  },
}
