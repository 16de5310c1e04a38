import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import type { Guide } from '../private/guide.ts'
import { Tooltip } from './Tooltip.tsx'

const meta = {
  component: Tooltip,
  args: { label: 'Copied', children: <Button tone="quiet">Copy link</Button> },
  decorators: [
    (Story) => (
      <div className="px-24 pt-28">
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      avoid:
        'Never the only place for something important: a finger does not point. What needs reading is a hint or text in sight; more than a sentence belongs in a Dialog.',
      keyboard: [
        ['Tab', 'Shows it with its control, and hides it on going on.'],
        ['Escape', 'Hides it, wherever the focus is.'],
      ],
    } satisfies Guide,
  },
  tags: ['KIT-17'],
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = { args: { shown: true } }

/** Shown under the pointer, also while that is on the words themselves; Escape hides it though the focus is elsewhere. */
export const Pointed: Story = {
  parameters: { visual: 'none' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await expect(canvas.queryByRole('tooltip')).toBeNull()
    await userEvent.hover(button)
    await expect(canvas.getByRole('tooltip')).toBeVisible()
    await userEvent.hover(canvas.getByRole('tooltip'))
    await expect(canvas.getByRole('tooltip').getBoundingClientRect().bottom).toBeGreaterThanOrEqual(
      Math.floor(button.getBoundingClientRect().top),
    )
    await userEvent.unhover(canvas.getByRole('tooltip'))
    await expect(canvas.queryByRole('tooltip')).toBeNull()
    await userEvent.hover(button)
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('tooltip')).toBeNull()
  },
}

export const LongWords: Story = {
  args: { shown: true, label: 'Copies the link that everybody can answer by, with or without an account' },
}

export const Keyboard: Story = {
  parameters: { visual: 'none' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAccessibleDescription('Copied')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('tooltip')).toBeNull()
    await expect(button).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.tab()
    await expect(canvas.getByRole('tooltip')).toBeVisible()
    await userEvent.tab()
    await expect(canvas.queryByRole('tooltip')).toBeNull()
  },
}
