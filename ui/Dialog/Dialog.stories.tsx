import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { ThemeScope } from '../ThemeScope/ThemeScope.tsx'
import { Dialog } from './Dialog.tsx'

const meta = {
  component: Dialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Edit guest',
    description: 'Only you and your co-hosts see this.',
    children: <TextField label="Name" defaultValue="Ada Lovelace" />,
    actions: (
      <>
        <Button tone="quiet">Cancel</Button>
        <Button>Save</Button>
      </>
    ),
  },
  parameters: { visual: 'page', docs: { story: { inline: false, height: '32rem' } } },
  tags: ['KIT-14'],
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ args }) => {
    const dialog = screen.getByRole('dialog', { name: 'Edit guest' })
    await expect(dialog).toHaveAccessibleDescription('Only you and your co-hosts see this.')
    await expect(dialog).toContainElement(screen.getByRole('button', { name: 'Save' }))
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile2' } } }

function WithTrigger() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Rename" size="small">
        <TextField label="Name" />
      </Dialog>
    </>
  )
}

/** The focus goes in, stays in, and comes back. */
export const Focus: Story = {
  parameters: { visual: 'none' },
  render: () => <WithTrigger />,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(trigger)
    const dialog = await screen.findByRole('dialog', { name: 'Rename' })
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

/** A dialog of an event wears the event's colours, though it is drawn at the end of the document. */
export const InAnEvent: Story = {
  render: (args) => (
    <ThemeScope colours={{ primary: '#1b1540', text: '#ffffff' }}>
      <Dialog {...args} />
    </ThemeScope>
  ),
  play: async () => {
    const dialog = screen.getByRole('dialog')
    await expect(getComputedStyle(dialog).color).toBe('rgb(255, 255, 255)')
  },
}
