import type { Meta, StoryObj } from '@storybook/react-vite'
import type { MouseEvent } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import type { Guide } from '../private/stories/guide.ts'
import { HoverMenu } from './HoverMenu.tsx'

const links = (...labels: string[]) =>
  labels.map((label) => ({ label, href: `#${label.toLowerCase().replaceAll(' ', '-')}` }))

const meta = {
  component: HoverMenu,
  args: {
    label: 'Themes',
    categories: [
      { label: 'All themes', href: '#all' },
      {
        label: 'Birthdays',
        groups: [
          { label: 'For children', items: links('Dinosaurs', 'Under the sea', 'Astronauts') },
          { label: 'Milestones', items: links('Thirty', 'Forty', 'Fifty') },
        ],
      },
      { label: 'Seasons', groups: [{ label: 'Winter', items: links('First snow', 'New Year') }] },
      { label: 'Weddings', href: '#weddings' },
    ],
  },
  decorators: [
    (Story) => (
      <div className="min-h-96">
        <Story />
        <a href="#after">After the menu</a>
      </div>
    ),
  ],
  parameters: {
    guide: {
      avoid: 'For actions, use Menu; for a few destinations, a plain row of links; for views of one subject, Tabs.',
      keyboard: [
        ['Tab', 'Moves along the bar and into an open panel; leaving the menu closes it.'],
        ['Enter, Space', 'Open or close a category’s panel; Enter follows a link.'],
        ['Escape', 'Closes the panel and returns the focus to its category.'],
      ],
    } satisfies Guide,
  },
  tags: ['KIT-35'],
} satisfies Meta<typeof HoverMenu>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']
const category = (canvas: Canvas, name: string) => canvas.getByRole('button', { name })
const isOpen = (canvas: Canvas, name: string, open = true) =>
  expect(category(canvas, name)).toHaveAttribute('aria-expanded', String(open))

/** The categories are in order, and one without subcategories is itself a link. */
export const Closed: Story = {
  tags: ['WELC-06', 'WELC-08'],
  play: async ({ canvas }) => {
    const [bar] = canvas.getAllByRole('list')
    await expect([...(bar?.children ?? [])].map((one) => one.firstElementChild?.textContent)).toEqual([
      'All themes',
      'Birthdays',
      'Seasons',
      'Weddings',
    ])
    await expect(canvas.getByRole('link', { name: 'Weddings' })).toHaveAttribute('href', '#weddings')
    await expect(canvas.queryByRole('link', { name: 'Dinosaurs' })).toBeNull()
  },
}

/** Hovering opens a panel, moving to another category switches panels, and leaving closes them. */
export const Hovered: Story = {
  tags: ['WELC-07'],
  play: async ({ canvas }) => {
    await userEvent.hover(category(canvas, 'Birthdays'))
    await waitFor(() => isOpen(canvas, 'Birthdays'))
    await expect(canvas.getByRole('list', { name: 'For children' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Dinosaurs' })).toHaveAttribute('href', '#dinosaurs')
    await userEvent.unhover(category(canvas, 'Birthdays'))
    await userEvent.hover(category(canvas, 'Seasons'))
    await waitFor(() => isOpen(canvas, 'Seasons'))
    await isOpen(canvas, 'Birthdays', false)
    await userEvent.unhover(category(canvas, 'Seasons'))
    await waitFor(() => isOpen(canvas, 'Seasons', false))
    await userEvent.click(category(canvas, 'Birthdays'))
    await userEvent.unhover(category(canvas, 'Birthdays'))
  },
}

/** Escape closes a hovered panel, even while focus is elsewhere. */
export const EscapeWhileHovered: Story = {
  parameters: { visual: 'none' },
  play: async ({ canvas }) => {
    await userEvent.hover(category(canvas, 'Birthdays'))
    await waitFor(() => isOpen(canvas, 'Birthdays'))
    await userEvent.keyboard('{Escape}')
    await isOpen(canvas, 'Birthdays', false)
  },
}

/** A tap opens the panel; a second tap or a tap elsewhere closes it. */
export const ByTouch: Story = {
  parameters: { visual: 'none' },
  play: async ({ canvas }) => {
    const seasons = category(canvas, 'Seasons')
    const tap = async () => {
      await fireEvent.pointerEnter(seasons, { pointerType: 'touch' })
      await fireEvent.pointerLeave(seasons, { pointerType: 'touch' })
      await fireEvent.click(seasons)
    }
    await tap()
    await isOpen(canvas, 'Seasons')
    await tap()
    await isOpen(canvas, 'Seasons', false)
    await tap()
    await isOpen(canvas, 'Seasons')
    await fireEvent.pointerDown(document.body, { pointerType: 'touch' })
    await waitFor(() => isOpen(canvas, 'Seasons', false))
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await userEvent.click(category(canvas, 'Birthdays'))
    const panel = canvas.getByRole('list', { name: 'For children' }).getBoundingClientRect()
    await expect(panel.right).toBeLessThanOrEqual(document.documentElement.clientWidth)
    await expect(panel.left).toBeGreaterThanOrEqual(0)
  },
}

export const WithARouter: Story = {
  parameters: { visual: 'none' },
  args: {
    renderLink: ({ href, className, children }) => (
      <a href={href} className={className} data-router>
        {children}
      </a>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Weddings' })).toHaveAttribute('data-router')
    await userEvent.click(category(canvas, 'Seasons'))
    await expect(canvas.getByRole('link', { name: 'First snow' })).toHaveAttribute('data-router')
  },
}

export const Keyboard: Story = {
  parameters: { visual: 'none' },
  args: { onClick: fn((event: MouseEvent) => event.preventDefault()) },
  play: async ({ args, canvas }) => {
    const birthdays = category(canvas, 'Birthdays')
    const link = (name: string) => canvas.getByRole('link', { name })
    await userEvent.tab()
    await expect(link('All themes')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledTimes(1)
    await userEvent.tab()
    await expect(birthdays).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await isOpen(canvas, 'Birthdays')
    await userEvent.tab()
    await expect(link('Dinosaurs')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledTimes(3)
    await userEvent.keyboard('{Escape}')
    await isOpen(canvas, 'Birthdays', false)
    await expect(birthdays).toHaveFocus()
    await userEvent.keyboard(' ')
    await isOpen(canvas, 'Birthdays')
    await userEvent.keyboard(' ')
    await isOpen(canvas, 'Birthdays', false)
    await userEvent.tab()
    await expect(category(canvas, 'Seasons')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    for (const name of ['First snow', 'New Year', 'Weddings']) {
      await userEvent.tab()
      await expect(link(name)).toHaveFocus()
    }
    await userEvent.tab()
    await expect(link('After the menu')).toHaveFocus()
    await waitFor(() => isOpen(canvas, 'Seasons', false))
  },
}
