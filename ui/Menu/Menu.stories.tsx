import type { Meta, StoryObj } from '@storybook/react-vite'
import Copy from 'lucide-react/icons/copy'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Trash from 'lucide-react/icons/trash-2'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Menu } from './Menu.tsx'

const copy = fn()

const meta = {
  component: Menu,
  args: {
    label: 'Draft',
    trigger: <IconButton label="More" tone="quiet" icon={<Ellipsis aria-hidden="true" />} />,
    items: [
      { label: 'Copy link', icon: <Copy />, onSelect: copy },
      { label: 'Calendar file', href: '#calendar' },
      { label: 'Send reminder', disabled: true },
      'separator',
      { label: 'Delete draft', icon: <Trash />, tone: 'danger', onSelect: fn() },
    ],
  },
  decorators: [
    (Story) => (
      <div className="flex min-h-80 justify-center">
        <Story />
      </div>
    ),
  ],
  parameters: { visual: 'page' },
  tags: ['KIT-12'],
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  parameters: { keepFocus: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await expect(await screen.findByRole('menu')).toBeVisible()
    await expect(screen.getAllByRole('menuitem')).toHaveLength(4)
    await expect(screen.getByRole('menuitem', { name: 'Calendar file' })).toHaveAttribute('href', '#calendar')
  },
}

const followed = fn()

/** A router draws the links itself, and Enter follows them. */
export const WithARouter: Story = {
  parameters: { visual: 'none' },
  args: {
    renderLink: ({ href, children }) => (
      <a
        href={href}
        onClick={(event) => {
          event.preventDefault()
          followed(href)
        }}
      >
        {children}
      </a>
    ),
  },
  play: async ({ canvas }) => {
    followed.mockClear()
    canvas.getByRole('button', { name: 'More' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy link' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(followed).toHaveBeenCalledTimes(1)
    await expect(followed).toHaveBeenCalledWith('#calendar')
  },
}

export const ByKeyboard: Story = {
  parameters: { visual: 'none' },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'More' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy link' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(copy).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(screen.queryByRole('menu')).toBeNull()
  },
}
