import type { Meta, StoryObj } from '@storybook/react-vite'
import type { MouseEvent } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Avatar } from '../Avatar/Avatar.tsx'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import type { Guide } from '../private/stories/guide.ts'
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
  parameters: {
    guide: {
      avoid: "A page's title is its first heading, not part of the header. A page has one header.",
      keyboard: [
        ['Tab', 'Moves to the logo, then to the content at the end.'],
        ['Enter', 'Follows the logo’s link home.'],
      ],
    } satisfies Guide,
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
export const SignedOut: Story = {
  args: {
    children: (
      <ButtonLink href="#sign-in" tone="quiet" size="small">
        Sign In
      </ButtonLink>
    ),
  },
}
/** On a narrow phone, the content wraps below the logo if it doesn't fit next to it. */
export const OnAPhone: Story = { globals: { viewport: { value: 'small' } } }
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

export const Keyboard: Story = {
  parameters: { visual: 'none' },
  args: { onClick: fn((event: MouseEvent) => event.preventDefault()) },
  play: async ({ args, canvas }) => {
    for (const name of ['Festoon', 'Create', 'Your profile']) {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name })).toHaveFocus()
    }
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledTimes(1)
  },
}
