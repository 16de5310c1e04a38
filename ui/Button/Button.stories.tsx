import type { Meta, StoryObj } from '@storybook/react-vite'
import Send from 'lucide-react/icons/send'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from './Button.tsx'

const tones = ['primary', 'quiet', 'plain', 'danger'] as const

const meta = {
  component: Button,
  args: { children: 'Send invites', onClick: fn() },
  tags: ['KIT-40'],
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
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

/** Busy keeps the width, so that nothing beside it moves. */
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
    await expect(busy).toBeDisabled()
    await expect(busy).toHaveAttribute('aria-busy', 'true')
    await expect(busy?.offsetWidth).toBe(idle?.offsetWidth)
    busy?.click()
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const Block: Story = { args: { block: true, size: 'large' }, parameters: { narrow: true } }
