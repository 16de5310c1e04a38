import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AppStoreBadge } from './AppStoreBadge.tsx'

const meta = {
  component: AppStoreBadge,
  args: { store: 'apple', href: '#app-store' },
  tags: ['KIT-37'],
} satisfies Meta<typeof AppStoreBadge>
export default meta
type Story = StoryObj<typeof meta>

export const Both: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-3">
      <AppStoreBadge {...args} />
      <AppStoreBadge store="google" href="#google-play" />
    </div>
  ),
  play: async ({ canvas }) => {
    const apple = canvas.getByRole('link', { name: 'Download on the App Store' })
    const google = canvas.getByRole('link', { name: 'Get it on Google Play' })
    await expect(apple).toHaveAttribute('href', '#app-store')
    await expect(google).toHaveAttribute('href', '#google-play')
    await expect(apple.getBoundingClientRect().height).toBe(google.getBoundingClientRect().height)
    await expect(apple.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

export const OnAPhone: Story = { ...Both, globals: { viewport: { value: 'mobile1' } } }
