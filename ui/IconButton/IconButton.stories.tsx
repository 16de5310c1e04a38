import type { Meta, StoryObj } from '@storybook/react-vite'
import Share from 'lucide-react/icons/share'
import { expect, fn, userEvent } from 'storybook/test'
import { IconButton } from './IconButton.tsx'

const meta = {
  component: IconButton,
  args: { label: 'Share', icon: <Share aria-hidden="true" />, onClick: fn() },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Tones: Story = {
  render: (args) => (
    <div className="flex gap-3">
      {(['plain', 'quiet', 'primary', 'danger'] as const).map((tone) => (
        <IconButton key={tone} {...args} tone={tone} />
      ))}
      <IconButton {...args} disabled />
    </div>
  ),
}

export const Sizes: Story = {
  render: (args) => (
    <div className="flex items-center gap-3">
      {(['small', 'medium', 'large'] as const).map((size) => (
        <IconButton key={size} {...args} tone="quiet" size={size} />
      ))}
    </div>
  ),
  play: async ({ canvas, args }) => {
    const [small] = canvas.getAllByRole('button', { name: 'Share' })
    if (small) await userEvent.click(small)
    await expect(args.onClick).toHaveBeenCalledTimes(1)
  },
}
