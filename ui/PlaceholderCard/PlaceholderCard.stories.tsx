import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PlaceholderCard } from './PlaceholderCard.tsx'

const meta = {
  component: PlaceholderCard,
  args: { 'aria-label': undefined },
  parameters: { narrow: true },
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
