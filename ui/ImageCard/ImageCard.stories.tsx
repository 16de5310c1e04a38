import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { picture } from '../private/picture.ts'
import { ImageCard } from './ImageCard.tsx'

const meta = {
  component: ImageCard,
  args: { title: 'Garden lanterns', src: picture(622, 622), href: '#lanterns' },
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
  globals: { viewport: { value: 'mobile2' } },
  tags: ['CONST-26'],
  play: async ({ canvas }) => {
    await expect(width(canvas.getByRole('article'))).toBe(242)
  },
}

/** Several in a row that scrolls, as on a start page. */
export const Row: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-5">
      <ImageCard {...args} />
      <ImageCard src={picture(400, 200)} title="A wide picture fills the square" href="#wide" />
      <ImageCard loading />
    </div>
  ),
}

/** Keeps the size of a card while it is fetched, and is not read aloud. */
export const Loading: Story = {
  parameters: { visual: 'none' },
  render: () => <ImageCard loading data-testid="card" />,
  play: async ({ canvas }) => {
    await expect(width(canvas.getByTestId('card'))).toBe(311)
    await expect(canvas.queryByRole('article')).toBeNull()
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
