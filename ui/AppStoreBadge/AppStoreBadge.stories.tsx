import type { Meta, StoryObj } from '@storybook/react-vite'
import type { MouseEvent } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import type { Guide } from '../private/stories/guide.ts'
import { AppStoreBadge } from './AppStoreBadge.tsx'

const meta = {
  component: AppStoreBadge,
  args: { store: 'apple', href: '#app-store' },
  parameters: {
    guide: {
      avoid: 'For any other prominent link, use ButtonLink. A badge promises an app store page.',
      keyboard: [
        ['Tab', 'Moves to the badge.'],
        ['Enter', 'Opens the listing.'],
      ],
    } satisfies Guide,
  },
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

export const OnAPhone: Story = { ...Both, globals: { viewport: { value: 'small' } } }

export const Keyboard: Story = {
  parameters: { visual: 'none' },
  args: { onClick: fn((event: MouseEvent) => event.preventDefault()) },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledTimes(1)
    await userEvent.tab()
    await expect(canvas.getByRole('link')).not.toHaveFocus()
  },
}
