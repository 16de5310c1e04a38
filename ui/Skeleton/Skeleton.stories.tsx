import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Guide } from '../private/stories/guide.ts'
import { Skeleton } from './Skeleton.tsx'

const meta = {
  component: Skeleton,
  parameters: {
    guide: {
      avoid:
        'For a list of events, use PlaceholderCard; for work that the person started, Spinner or a busy Button. For waits under about half a second, show nothing.',
      keyboard: [],
    } satisfies Guide,
  },
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Lines: Story = {
  render: () => (
    <div className="grid max-w-sm gap-3">
      <Skeleton className="h-8 w-3/4" />
      <Skeleton className="h-4" />
      <Skeleton className="h-4 w-5/6" />
      <Skeleton className="size-11 rounded-pill" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('')
    await expect(canvasElement.querySelectorAll('[aria-hidden=true]')).toHaveLength(4)
  },
}
