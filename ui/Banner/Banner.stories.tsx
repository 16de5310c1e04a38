import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Banner } from './Banner.tsx'

const meta = {
  component: Banner,
  args: { tone: 'danger', title: 'Event Canceled', children: 'Maya called it off on Friday.' },
  tags: ['KIT-36'],
} satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj<typeof meta>

export const Danger: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Event Canceled' })).toBeVisible()
  },
}
export const Warn: Story = { args: { tone: 'warn', title: 'This is a draft', children: 'Nobody can see it yet.' } }
export const Info: Story = { args: { tone: 'info', title: 'You are on the waitlist', children: undefined } }
