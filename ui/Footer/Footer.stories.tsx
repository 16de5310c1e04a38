import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Footer } from './Footer.tsx'

const meta = {
  component: Footer,
  args: {
    children: 'Made for parties.',
    links: [
      { label: 'Privacy Policy', href: '#privacy' },
      { label: 'Terms of Service', href: '#terms' },
      { label: 'Contact Support', href: '#support' },
    ],
  },
  tags: ['KIT-38'],
} satisfies Meta<typeof Footer>
export default meta
type Story = StoryObj<typeof meta>

export const Links: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toBeVisible()
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Privacy Policy',
      'Terms of Service',
      'Contact Support',
    ])
  },
}
export const OnAPhone: Story = { parameters: { narrow: true } }
