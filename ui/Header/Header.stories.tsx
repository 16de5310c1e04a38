import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Avatar } from '../Avatar/Avatar.tsx'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { Header } from './Header.tsx'

const meta = {
  component: Header,
  args: {
    children: (
      <>
        <ButtonLink href="#create" size="small">
          Create
        </ButtonLink>
        <a href="#profile" aria-label="Your profile">
          <Avatar name="Ada Lovelace" />
        </a>
      </>
    ),
  },
  tags: ['KIT-38'],
} satisfies Meta<typeof Header>
export default meta
type Story = StoryObj<typeof meta>

export const SignedIn: Story = {
  tags: ['HEAD-01'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Festoon' })).toHaveAttribute('href', '/')
  },
}
export const WithARouter: Story = {
  parameters: { visual: 'none' },
  args: {
    renderLink: ({ href, className, children }) => (
      <a href={href} className={className} data-router>
        {children}
      </a>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Festoon' })).toHaveAttribute('data-router')
  },
}
export const WithoutLink: Story = {
  args: { homeHref: null, children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.getByText('Festoon')).toBeVisible()
  },
}
