import type { Meta, StoryObj } from '@storybook/react-vite'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { expect } from 'storybook/test'
import { ButtonLink } from './ButtonLink.tsx'

const meta = { component: ButtonLink, args: { href: '#party', children: 'Open the party' } } satisfies Meta<
  typeof ButtonLink
>
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

/** A router draws its own link and gets the look. */
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
