import type { Meta, StoryObj } from '@storybook/react-vite'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { expect } from 'storybook/test'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { picture } from '../private/picture.ts'
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
  parameters: { narrow: true },
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
  },
}

/** The card is one link; the menu on it stays a button of its own. */
export const WithMenu: Story = {
  args: {
    photoUrl: undefined,
    statusLine: 'Draft',
    menu: (
      <Menu
        label="Draft"
        trigger={<IconButton label="More" icon={<Ellipsis aria-hidden="true" />} />}
        items={[{ label: 'Delete draft', tone: 'danger' }]}
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
