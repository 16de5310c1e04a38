import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Tooltip } from './Tooltip.tsx'

const meta = {
  component: Tooltip,
  args: { label: 'Copied', children: <Button tone="quiet">Copy link</Button> },
  decorators: [
    (Story) => (
      <div className="px-24 pt-14">
        <Story />
      </div>
    ),
  ],
  tags: ['KIT-17'],
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = { args: { shown: true } }

export const ByKeyboardAndPointer: Story = {
  parameters: { visual: 'none' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await expect(canvas.queryByRole('tooltip')).toBeNull()
    await userEvent.tab()
    await expect(button).toHaveAccessibleDescription('Copied')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('tooltip')).toBeNull()
    await userEvent.hover(button)
    await expect(canvas.getByRole('tooltip')).toBeVisible()
    await userEvent.unhover(button)
    await expect(canvas.queryByRole('tooltip')).toBeNull()
  },
}
