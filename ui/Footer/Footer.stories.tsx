import type { Meta, StoryObj } from '@storybook/react-vite'
import type { MouseEvent } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import type { Guide } from '../private/stories/guide.ts'
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
  parameters: {
    guide: {
      avoid: 'Dialogs, cards and panels have their own actions. A page has one footer.',
      keyboard: [
        ['Tab', 'Moves from link to link.'],
        ['Enter', 'Follows the focused link.'],
      ],
    } satisfies Guide,
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

export const Keyboard: Story = {
  parameters: { visual: 'none' },
  args: { onClick: fn((event: MouseEvent) => event.preventDefault()) },
  play: async ({ args, canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab()
      await expect(link).toHaveFocus()
    }
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledTimes(1)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Contact Support' })).not.toHaveFocus()
  },
}
