import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Guide } from '../private/stories/guide.ts'
import { Banner } from './Banner.tsx'

const meta = {
  component: Banner,
  args: { tone: 'danger', title: 'Event Canceled', children: 'Maya called it off on Friday.' },
  parameters: {
    guide: {
      avoid:
        'For something that just happened, use a notice (`useNotice`); for something still missing, use Toast. Show at most one banner per page.',
      keyboard: [],
    } satisfies Guide,
  },
  tags: ['KIT-36'],
} satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj<typeof meta>

export const Danger: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Event Canceled' })).toBeVisible()
  },
}
export const Warn: Story = { args: { tone: 'warn', title: 'This is a draft', children: 'Only you can see it.' } }
export const Info: Story = { args: { tone: 'info', title: 'You are on the waitlist', children: undefined } }

/** Long text from hosts wraps inside the banner. */
export const LongWords: Story = {
  parameters: { narrow: true },
  args: {
    title: 'Postponed until the Donaudampfschifffahrtsgesellschaft sends another boat',
    children: 'https://example.com/announcements/2027/05/the-boat-that-did-not-come/and-what-happens-now',
  },
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('region')
    await expect(banner.scrollWidth).toBeLessThanOrEqual(banner.clientWidth)
  },
}
