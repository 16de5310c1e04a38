import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Guide } from '../private/stories/guide.ts'
import { PlaceholderCard } from './PlaceholderCard.tsx'

const meta = {
  component: PlaceholderCard,
  args: { 'aria-label': undefined },
  parameters: {
    guide: {
      avoid:
        "For content that loads almost instantly, show nothing; for other shapes, use Skeleton. It isn't for an empty list: that needs a message.",
      keyboard: [],
    } satisfies Guide,
    narrow: true,
  },
  tags: ['KIT-21'],
} satisfies Meta<typeof PlaceholderCard>
export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden=true]')).toBeVisible()
    await expect(canvasElement).toHaveTextContent('')
    // A cover image and four lines, as gray shapes on the card.
    const card = canvasElement.querySelector('div[aria-hidden=true]')
    const shapes = [...(card?.querySelectorAll('span') ?? [])]
    await expect(shapes).toHaveLength(5)
    for (const shape of shapes) {
      await expect(shape).toBeVisible()
      await expect(getComputedStyle(shape).backgroundColor).not.toBe(card && getComputedStyle(card).backgroundColor)
    }
    const { width = 0, height = 1 } = shapes[0]?.getBoundingClientRect() ?? {}
    await expect(width / height).toBeCloseTo(4 / 3, 1)
  },
}
