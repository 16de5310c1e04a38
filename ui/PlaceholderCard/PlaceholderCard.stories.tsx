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
  },
}
