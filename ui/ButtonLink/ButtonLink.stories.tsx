import type { Meta, StoryObj } from '@storybook/react-vite'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import type { MouseEvent } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import type { Guide } from '../private/stories/guide.ts'
import { ButtonLink } from './ButtonLink.tsx'

const meta = {
  component: ButtonLink,
  args: { href: '#party', children: 'Open the party' },
  parameters: {
    guide: {
      avoid: 'For an action on this page, use Button. Within a sentence, use an ordinary link.',
      keyboard: [
        ['Tab', 'Moves to the link.'],
        ['Enter', 'Follows it.'],
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof ButtonLink>
export default meta
type Story = StoryObj<typeof meta>

export const Tones: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-3">
      {(['primary', 'quiet', 'plain', 'danger'] as const).map((tone) => (
        <ButtonLink key={tone} {...args} tone={tone} icon={<CalendarPlus aria-hidden="true" />}>
          {tone}
        </ButtonLink>
      ))}
    </div>
  ),
}

export const Sizes: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-center gap-3">
      {(['small', 'medium', 'large'] as const).map((size) => (
        <ButtonLink key={size} {...args} size={size}>
          {size}
        </ButtonLink>
      ))}
    </div>
  ),
}

export const Block: Story = { args: { block: true, size: 'large' }, parameters: { narrow: true } }

/** A router's link component with the button's look. */
export const Rendered: Story = {
  parameters: { visual: 'none' },
  args: {
    render: ({ className, children }) => (
      <a href="#elsewhere" className={className} data-router>
        {children}
      </a>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open the party' })).toHaveAttribute('data-router')
  },
}

export const Keyboard: Story = {
  parameters: { visual: 'none' },
  args: { onClick: fn((event: MouseEvent) => event.preventDefault()) },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Open the party' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledTimes(1)
    await userEvent.tab()
    await expect(canvas.getByRole('link')).not.toHaveFocus()
  },
}
