import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ComponentProps } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import type { Guide } from '../private/stories/guide.ts'
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
  parameters: {
    guide: {
      avoid:
        'If the step can be undone, do it and offer to undo it in a notice. If there is something to fill in, use Dialog.',
      keyboard: [
        ['Tab, Shift + Tab', 'Cycle through the dialog: back out, confirm, close.'],
        ['Enter, Space', 'Activate the focused button, initially the one that backs out.'],
        ['Escape', 'Backs out; the focus returns to where it was.'],
      ],
    } satisfies Guide,
    visual: 'page',
    docs: { story: { inline: false, height: '26rem' } },
  },
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

/** An action that doesn't lose anything irreplaceable isn't marked as destructive. */
export const Leaving: Story = {
  args: {
    title: 'Leave this page?',
    text: 'Your changes are not saved.',
    confirmLabel: 'Leave',
    cancelLabel: undefined,
    tone: undefined,
  },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  },
}

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    const act = screen.getByRole('button', { name: 'Cancel event' })
    await expect(act).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(act)
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(screen.getByRole('button', { name: 'Keep it' })).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await userEvent.keyboard('{Escape}')
    const outside = screen.getByRole('alertdialog').previousElementSibling
    if (!outside) throw new Error('nothing outside')
    await userEvent.click(outside)
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

function WithTrigger(props: ComponentProps<typeof ConfirmDialog>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Cancel…</Button>
      <ConfirmDialog {...props} open={open} onOpenChange={setOpen} />
    </>
  )
}

export const Keyboard: Story = {
  parameters: { visual: 'none' },
  render: (args) => <WithTrigger {...args} />,
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Cancel…' })
    const button = (name: string) => screen.getByRole('button', { name })
    const ask = async () => {
      await userEvent.keyboard('{Enter}')
      await screen.findByRole('alertdialog')
      await waitFor(() => expect(button('Keep it')).toHaveFocus())
    }
    const expectClosed = async () => {
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await waitFor(() => expect(trigger).toHaveFocus())
    }
    await userEvent.tab()
    await expect(trigger).toHaveFocus()
    await ask()
    await userEvent.tab()
    await expect(button('Cancel event')).toHaveFocus()
    await userEvent.tab()
    await expect(button('Close')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(button('Cancel event')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onConfirm).toHaveBeenCalledTimes(1)
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await expectClosed()
    await ask()
    await userEvent.keyboard('{Escape}')
    await expectClosed()
    await expect(args.onConfirm).toHaveBeenCalledTimes(1)
  },
}
