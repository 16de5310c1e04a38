import type { Meta, StoryObj } from '@storybook/react-vite'
import Ellipsis from 'lucide-react/icons/ellipsis'
import type { MouseEvent } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Menu } from '../Menu/Menu.tsx'
import type { Guide } from '../private/stories/guide.ts'
import { picture } from '../private/stories/picture.ts'
import { EventCard } from './EventCard.tsx'

const meta = {
  component: EventCard,
  args: {
    title: 'Maya turns six: dinosaurs!',
    photoUrl: picture(640, 480),
    dateText: 'Sat, May 1 at 2:00 PM',
    hostLine: 'Hosted by you',
    statusLine: '12 attending',
    href: '#party',
  },
  parameters: {
    guide: {
      avoid:
        'For a theme or image to choose, use ImageCard; while events load, PlaceholderCard. For many events in a table, a row with a link says more in less space.',
      keyboard: [
        ['Tab', 'Moves to the card, then to its menu.'],
        ['Enter', 'Opens the event, or the menu if that has focus.'],
      ],
    } satisfies Guide,
    narrow: true,
  },
  tags: ['KIT-19'],
} satisfies Meta<typeof EventCard>
export default meta
type Story = StoryObj<typeof meta>

export const WithPhoto: Story = {
  tags: ['EVLIST-12'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Maya turns six: dinosaurs!' })).toHaveAttribute('href', '#party')
    for (const line of ['Sat, May 1 at 2:00 PM', 'Hosted by you', '12 attending'])
      await expect(canvas.getByText(line)).toBeVisible()
    await expect(canvasElement.querySelector('img')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** The card is one link; its menu is a separate button. */
export const WithMenu: Story = {
  args: {
    photoUrl: undefined,
    statusLine: 'Draft',
    menu: (
      <Menu
        label="Draft"
        trigger={<IconButton label="More" icon={<Ellipsis aria-hidden="true" />} />}
        items={[{ label: 'Delete draft', tone: 'danger', onSelect: fn() }]}
      />
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const more = canvas.getByRole('button', { name: 'More' })
    const { x, y, width, height } = more.getBoundingClientRect()
    await expect(document.elementFromPoint(x + width / 2, y + height / 2)?.closest('button')).toBe(more)
    const card = canvasElement.querySelector('article')?.getBoundingClientRect()
    if (!card) throw new Error('no card')
    await expect(document.elementFromPoint(card.x + card.width / 2, card.y + 40)?.closest('a')).not.toBeNull()
  },
}

/** A leaf of a calendar on the image, and what the viewer can do next. The leaf repeats the date, so screen readers skip it. */
export const WithNextStep: Story = {
  args: { leaf: { month: 'May', day: '1' }, nextStep: 'Send 3 invites' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Send 3 invites')).toBeVisible()
    await expect(canvas.getByText('May').closest('[aria-hidden=true]')).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
}

const long = 'Donaudampfschifffahrtsgesellschaftskapitän'

/** The card keeps its width, however long the title is. */
export const LongWords: Story = {
  args: {
    title: `The ${long} turns one hundred and eleven`,
    hostLine: `Hosted by ${long}`,
    statusLine: 'You have not responded',
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article')
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  },
}

export const BrokenPhoto: Story = {
  args: { photoUrl: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-slot=broken]')).toBeVisible())
    await expect(canvasElement.querySelector('img')).toBeNull()
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
    await expect(canvas.getByRole('link', { name: 'Maya turns six: dinosaurs!' })).toHaveAttribute('data-router')
  },
}

export const Keyboard: Story = {
  parameters: { visual: 'none' },
  args: { ...WithMenu.args, onClick: fn((event: MouseEvent) => event.preventDefault()) },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledTimes(1)
    await userEvent.tab()
    const more = canvas.getByRole('button', { name: 'More' })
    await expect(more).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('menuitem', { name: 'Delete draft' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(more).toHaveFocus())
  },
}
