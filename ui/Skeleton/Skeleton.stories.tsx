import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './Skeleton.tsx'

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>
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
}
