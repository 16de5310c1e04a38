import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const meta = {
  component: ConfirmDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Cancel this event?',
    text: 'Everyone who was invited gets a message. This cannot be undone.',
    confirmLabel: 'Cancel event',
    cancelLabel: 'Keep it',
    tone: 'danger',
  },
  parameters: { visual: 'page', docs: { story: { inline: false, height: '26rem' } } },
  tags: ['KIT-15'],
} satisfies Meta<typeof ConfirmDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Asks: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole('alertdialog', { name: 'Cancel this event?' })).toHaveAccessibleDescription(
      'Everyone who was invited gets a message. This cannot be undone.',
    )
    await expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel event' }))
    await expect(args.onConfirm).toHaveBeenCalledTimes(1)
  },
}

export const Busy: Story = { args: { busy: true } }
