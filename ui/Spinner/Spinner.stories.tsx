import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Guide } from '../private/stories/guide.ts'
import { Spinner } from './Spinner.tsx'

const meta = {
  component: Spinner,
  parameters: {
    guide: {
      avoid:
        'For a button at work, use its `busy` prop; for content that is loading, Skeleton. Long work deserves a sentence that says how long it takes.',
      keyboard: [],
    } satisfies Guide,
  },
} satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const InText: Story = {
  render: () => (
    <div className="grid gap-3">
      <p>
        <Spinner /> Sending…
      </p>
      <p className="text-headline text-highlight">
        <Spinner /> Sending…
      </p>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll('span')].map((ring) => ring.offsetHeight)
    await expect(heights).toHaveLength(2)
    await expect(heights[1]).toBeGreaterThan(heights[0] ?? Infinity)
  },
}
