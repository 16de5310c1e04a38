import type { Meta, StoryObj } from '@storybook/react-vite'
import Share from 'lucide-react/icons/share'
import { expect, fn, userEvent } from 'storybook/test'
import type { Guide } from '../private/stories/guide.ts'
import { IconButton } from './IconButton.tsx'

const meta = {
  component: IconButton,
  args: { label: 'Share', icon: <Share aria-hidden="true" />, onClick: fn() },
  parameters: {
    guide: {
      avoid: "An action that needs explaining is a Button with a label. A Tooltip doesn't help on a phone.",
      keyboard: [
        ['Tab', 'Moves to the button; skips it if disabled.'],
        ['Enter, Space', 'Activate it.'],
      ],
    } satisfies Guide,
  },
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

export const Keyboard: Story = {
  parameters: { visual: 'none' },
  render: (args) => (
    <>
      <IconButton {...args} label="Not now" disabled />
      <IconButton {...args} />
    </>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Share' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Share' })).not.toHaveFocus()
  },
}
