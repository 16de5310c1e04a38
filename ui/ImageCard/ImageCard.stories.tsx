import type { Meta, StoryObj } from '@storybook/react-vite'
import type { MouseEvent } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { Guide } from '../private/stories/guide.ts'
import { picture } from '../private/stories/picture.ts'
import { ImageCard } from './ImageCard.tsx'

const meta = {
  component: ImageCard,
  args: { title: 'Garden lanterns', src: picture(622, 622), href: '#lanterns' },
  parameters: {
    guide: {
      avoid: 'For an event with date and status, use EventCard; for photos to look at, ThumbnailGrid.',
      keyboard: [
        ['Tab', 'Moves to the card.'],
        ['Enter', 'Follows its link.'],
      ],
    } satisfies Guide,
  },
  tags: ['KIT-20'],
} satisfies Meta<typeof ImageCard>
export default meta
type Story = StoryObj<typeof meta>

const width = (element: HTMLElement) => element.getBoundingClientRect().width

export const Plain: Story = {
  tags: ['CONST-26'],
  play: async ({ canvas }) => {
    await expect(width(canvas.getByRole('article'))).toBe(311)
    await expect(canvas.getByRole('link', { name: 'Garden lanterns' })).toHaveAttribute('href', '#lanterns')
    const middle = canvas.getByRole('article').getBoundingClientRect()
    const hit = document.elementFromPoint(middle.left + 60, middle.top + 60)
    await expect(hit?.closest('a')).toBe(canvas.getByRole('link'))
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['CONST-26'],
  play: async ({ canvas }) => {
    await expect(width(canvas.getByRole('article'))).toBe(242)
  },
}

/** Several cards in a row, one of them still loading. */
export const Row: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-5">
      <ImageCard {...args} />
      <ImageCard src={picture(400, 200)} title="A wide picture fills the square" href="#wide" />
      <ImageCard loading />
    </div>
  ),
}

/** While loading, a placeholder reserves the card's space and is hidden from screen readers. */
export const Loading: Story = {
  parameters: { visual: 'none' },
  render: () => <ImageCard loading data-testid="card" />,
  play: async ({ canvas }) => {
    await expect(width(canvas.getByTestId('card'))).toBe(311)
    await expect(canvas.queryByRole('article')).toBeNull()
  },
}

export const LongWords: Story = {
  args: { title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützen for everybody' },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article')
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  },
}

export const BrokenImage: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article')
    await waitFor(() => expect(card.querySelector('[data-slot=broken]')).toBeVisible())
    await expect(card.querySelector('img')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Garden lanterns' })).toBeVisible()
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
    await expect(canvas.getByRole('link', { name: 'Garden lanterns' })).toHaveAttribute('data-router')
  },
}

export const Keyboard: Story = {
  parameters: { visual: 'none' },
  args: { onClick: fn((event: MouseEvent) => event.preventDefault()) },
  render: (args) => (
    <>
      <ImageCard loading />
      <ImageCard {...args} />
    </>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Garden lanterns' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledTimes(1)
    await userEvent.tab()
    await expect(canvas.getByRole('link')).not.toHaveFocus()
  },
}

/** The link's action shows while the card is focused or hovered. The link keeps its name. */
export const WithAHint: Story = {
  args: { hint: 'Use this theme' },
  parameters: { keepFocus: true },
  play: async ({ canvas }) => {
    const hint = canvas.getByRole('article').querySelector('[data-hint]')
    await expect(hint).toHaveStyle({ opacity: '0' })
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Garden lanterns' })).toHaveFocus()
    await waitFor(() => expect(hint).toHaveStyle({ opacity: '1' }))
  },
}
