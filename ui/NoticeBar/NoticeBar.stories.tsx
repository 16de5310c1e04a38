import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { NoticeBar } from './NoticeBar.tsx'

const meta = {
  component: NoticeBar,
  args: { level: 'info', children: 'Message sent.', onDismiss: fn() },
  tags: ['KIT-01'],
} satisfies Meta<typeof NoticeBar>
export default meta
type Story = StoryObj<typeof meta>

export const Levels: Story = {
  render: (args) => (
    <div className="grid gap-3">
      <NoticeBar {...args} level="info" />
      <NoticeBar {...args} level="warn">
        No new invites found in pasted text.
      </NoticeBar>
      <NoticeBar {...args} level="error">
        Sorry, something went wrong saving your party. Please try again.
      </NoticeBar>
    </div>
  ),
  play: async ({ args, canvas }) => {
    const [dismiss] = canvas.getAllByRole('button', { name: 'Dismiss' })
    if (dismiss) await userEvent.click(dismiss)
    await expect(args.onDismiss).toHaveBeenCalledTimes(1)
  },
}

export const WithAction: Story = {
  args: { children: 'Two fields are missing.', action: { label: 'Show', onSelect: fn() } },
  tags: ['KIT-16'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    await expect(args.action?.onSelect).toHaveBeenCalledTimes(1)
  },
}
