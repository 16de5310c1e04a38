import type { Meta, StoryObj } from '@storybook/react-vite'
import Copy from 'lucide-react/icons/copy'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Trash from 'lucide-react/icons/trash-2'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { IconButton } from '../IconButton/IconButton.tsx'
import type { Guide } from '../private/stories/guide.ts'
import { Menu } from './Menu.tsx'

const copy = fn()
const remind = fn()

const meta = {
  component: Menu,
  args: {
    label: 'Draft',
    trigger: <IconButton label="More" tone="quiet" icon={<Ellipsis aria-hidden="true" />} />,
    items: [
      { label: 'Copy link', icon: <Copy />, onSelect: copy },
      { label: 'Calendar file', href: '#calendar' },
      { label: 'Send reminder', disabled: true, onSelect: remind },
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
  parameters: {
    guide: {
      avoid:
        'To pick a value, use Select or Choice; to navigate, links or HoverMenu. One or two actions are better as visible buttons.',
      keyboard: [
        ['Tab, on the page', 'Moves to the button.'],
        ['Enter, Space, ↓', 'Open the menu with the focus on its first action.'],
        ['↓, ↑, Home, End', 'Move between actions, also to disabled ones, which do nothing.'],
        ['A letter', 'Moves to the next action that starts with it.'],
        ['Enter, Space', 'Run the action or follow the link, and close; the focus returns to the button.'],
        ['Escape', 'Closes; the focus returns to the button.'],
        ['Tab', 'Closes; the focus moves on from the button.'],
      ],
    } satisfies Guide,
    visual: 'page',
  },
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

const onFollow = fn()

/** Items rendered with a router's link component. */
export const WithARouter: Story = {
  parameters: { visual: 'none' },
  args: {
    renderLink: ({ href, children }) => (
      <a
        href={href}
        onClick={(event) => {
          event.preventDefault()
          onFollow(href)
        }}
      >
        {children}
      </a>
    ),
  },
  play: async ({ canvas }) => {
    onFollow.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Calendar file' }))
    await expect(onFollow).toHaveBeenCalledTimes(1)
    await expect(onFollow).toHaveBeenCalledWith('#calendar')
  },
}

/** A click elsewhere closes the menu and still takes effect. */
export const PressedElsewhere: Story = {
  parameters: { visual: 'none' },
  render: (args) => (
    <>
      <Menu {...args} />
      <button type="button">Elsewhere</button>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await screen.findByRole('menu')
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

/** Long labels wrap, and the menu stays inside the window. */
export const LongWords: Story = {
  parameters: { keepFocus: true },
  args: {
    items: [
      { label: 'Send another reminder to everyone who hasn’t responded yet', onSelect: fn() },
      { label: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze', onSelect: fn() },
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(menu.getBoundingClientRect().left).toBeGreaterThanOrEqual(0))
    await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

/** The menu follows the text direction around its button. */
export const RightToLeft: Story = {
  parameters: { keepFocus: true },
  render: (args) => (
    <div dir="rtl">
      <Menu {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: 'More' })
    await userEvent.click(more)
    const menu = await screen.findByRole('menu')
    await expect(getComputedStyle(menu).direction).toBe('rtl')
    await waitFor(() =>
      expect(Math.abs(menu.getBoundingClientRect().left - more.getBoundingClientRect().left)).toBeLessThan(2),
    )
  },
}

export const Keyboard: Story = {
  parameters: { visual: 'none' },
  play: async ({ canvas }) => {
    copy.mockClear()
    remind.mockClear()
    const trigger = canvas.getByRole('button', { name: 'More' })
    const item = (name: string) => screen.getByRole('menuitem', { name })
    const open = async (key: string) => {
      await userEvent.keyboard(key)
      await screen.findByRole('menu')
      await waitFor(() => expect(item('Copy link')).toHaveFocus())
    }
    const closed = async () => {
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
      await expect(trigger).toHaveFocus()
    }
    await userEvent.tab()
    await expect(trigger).toHaveFocus()
    await open('{ArrowDown}')
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(item('Calendar file')).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(item('Send reminder')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(remind).not.toHaveBeenCalled()
    await expect(item('Send reminder')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(item('Delete draft')).toHaveFocus())
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(item('Copy link')).toHaveFocus())
    await userEvent.keyboard('{End}{ArrowUp}{ArrowUp}')
    await waitFor(() => expect(item('Calendar file')).toHaveFocus())
    await userEvent.keyboard('d')
    await waitFor(() => expect(item('Delete draft')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await closed()
    await open('{Enter}')
    await userEvent.keyboard('{Enter}')
    await closed()
    await expect(copy).toHaveBeenCalledTimes(1)
    await open(' ')
    await userEvent.keyboard(' ')
    await closed()
    await expect(copy).toHaveBeenCalledTimes(2)
  },
}
