import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import type { Guide } from '../private/stories/guide.ts'
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
  parameters: {
    guide: {
      avoid:
        'To confirm a step, use ConfirmDialog. Content that people compare with the page belongs in a SidePanel. Content that fits on the page needs no dialog.',
      keyboard: [
        ['Tab, Shift + Tab', 'Cycle through the dialog: close button, content, actions.'],
        ['Escape', 'Closes; the focus returns to where it was. If something would be lost, asks first.'],
      ],
    } satisfies Guide,
    visual: 'page',
    docs: { story: { inline: false, height: '32rem' } },
  },
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

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

/** A choice that can't be postponed. Only the actions close the dialog. */
export const MustChoose: Story = {
  args: {
    mustChoose: true,
    title: 'This draft was deleted',
    description: 'You can still keep the version on this page.',
    children: undefined,
    actions: (
      <>
        <Button tone="quiet">Discard</Button>
        <Button>Keep</Button>
      </>
    ),
  },
  play: async ({ args }) => {
    const dialog = screen.getByRole('dialog', { name: 'This draft was deleted' })
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
    await expect(screen.getByRole('button', { name: 'Discard' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await expect(dialog).toBeVisible()
  },
}

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

/** The close button and a click outside close the dialog, and focus returns to its trigger. */
export const Closed: Story = {
  parameters: { visual: 'none' },
  render: () => <WithTrigger />,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Open' })
    const expectClosed = async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(trigger).toHaveFocus())
    }
    await userEvent.click(trigger)
    await screen.findByRole('dialog', { name: 'Rename' })
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expectClosed()
    await userEvent.click(trigger)
    const outside = (await screen.findByRole('dialog')).previousElementSibling
    if (!outside) throw new Error('nothing outside')
    await userEvent.click(outside)
    await expectClosed()
  },
}

/** Escape and the close button ask before typed text is lost. A key that belongs to an input method does nothing. */
export const TypedText: Story = {
  parameters: { visual: 'none' },
  play: async ({ args }) => {
    const field = screen.getByRole('textbox', { name: 'Name' })
    await userEvent.type(field, ' 愛')
    for (const key of [{ isComposing: true }, { keyCode: 229 }])
      await fireEvent.keyDown(field, { key: 'Escape', ...key })
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await userEvent.keyboard('{Escape}')
    await screen.findByRole('alertdialog', { name: 'Discard your text?' })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(field).toHaveValue('Ada Lovelace 愛')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

/** Closing asks first if the dialog contains something that users would miss, such as a chosen file, also before a step back. */
export const UnsavedFile: Story = {
  parameters: { visual: 'none' },
  args: {
    title: 'Import guests',
    children: <p>guests.csv</p>,
    closesOutside: false,
    discardQuestion: { title: 'Discard this import?', detail: "Its guests won't be added.", keep: 'Keep import' },
  },
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}')
    const question = await screen.findByRole('alertdialog', { name: 'Discard this import?' })
    await expect(question).toHaveAccessibleDescription("Its guests won't be added.")
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep import' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

/** The title and buttons stay visible while the content scrolls. */
export const LongContent: Story = {
  args: {
    size: 'large',
    title: 'Everybody who was invited to the Donaudampfschifffahrtsgesellschaft',
    children: (
      <div className="grid gap-5">
        {Array.from({ length: 24 }, (_, index) => (
          <TextField key={index} label={`Guest ${index + 1}`} />
        ))}
      </div>
    ),
  },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Save' }).getBoundingClientRect().bottom).toBeLessThanOrEqual(
      window.innerHeight,
    )
    await expect(screen.getByRole('heading').getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  },
}

/** Long content without controls is focusable, so that arrow keys can scroll it. */
export const LongText: Story = {
  parameters: { visual: 'none' },
  args: {
    title: 'House rules',
    children: Array.from({ length: 40 }, (_, index) => <p key={index}>Rule {index + 1}: be kind.</p>),
  },
  play: async () => {
    const text = await screen.findByRole('region', { name: 'House rules' })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus())
    await userEvent.tab()
    await expect(text).toHaveFocus()
  },
}

/** A dialog inside an event's theme keeps the event's colors, although it renders at the end of the document. */
export const InAnEvent: Story = {
  render: (args) => (
    <ThemeScope colors={{ primary: '#1b1540', text: '#ffffff' }}>
      <Dialog {...args} />
    </ThemeScope>
  ),
  play: async () => {
    const dialog = screen.getByRole('dialog')
    await expect(getComputedStyle(dialog).color).toBe('rgb(255, 255, 255)')
  },
}

export const Keyboard: Story = {
  parameters: { visual: 'none' },
  render: () => <WithTrigger />,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Open' })
    await userEvent.tab()
    await expect(trigger).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'Rename' })
    const close = screen.getByRole('button', { name: 'Close' })
    const field = screen.getByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(close).toHaveFocus())
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('Grace')
    await expect(field).toHaveValue('Grace')
    await userEvent.tab()
    await expect(close).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}
