import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { Guide } from '../private/stories/guide.ts'
import { NoticeBar } from './NoticeBar.tsx'

const meta = {
  component: NoticeBar,
  args: { level: 'info', children: 'Message sent.', onDismiss: fn() },
  parameters: {
    guide: {
      avoid:
        'For a lasting state, use Banner; for something still missing, Toast; for an error in one field, the field itself.',
      keyboard: [
        ['Tab', 'Moves to the action, then to the dismiss button.'],
        ['Enter, Space', 'Activate it.'],
      ],
    } satisfies Guide,
  },
  tags: ['KIT-01'],
} satisfies Meta<typeof NoticeBar>
export default meta
type Story = StoryObj<typeof meta>

export const Levels: Story = {
  render: (args) => (
    <div className="grid gap-3">
      <NoticeBar {...args} level="info" />
      <NoticeBar {...args} level="warn">
        No new invites found in pasted text.
      </NoticeBar>
      <NoticeBar {...args} level="error">
        Sorry, something went wrong saving your party. Please try again.
      </NoticeBar>
    </div>
  ),
  play: async ({ args, canvas }) => {
    const [dismiss] = canvas.getAllByRole('button', { name: 'Dismiss' })
    if (dismiss) await userEvent.click(dismiss)
    await expect(args.onDismiss).toHaveBeenCalledTimes(1)
    const bars = ['Message sent.', /^No new invites/, /^Sorry/].map((text) =>
      canvas.getByText(text).closest('[data-level]'),
    )
    await expect(bars.map((bar) => bar?.getAttribute('data-level'))).toEqual(['info', 'warn', 'error'])
    // Each level has its own color and its own icon.
    await expect(new Set(bars.map((bar) => bar && getComputedStyle(bar).backgroundColor)).size).toBe(3)
    await expect(new Set(bars.map((bar) => bar?.querySelector('svg')?.innerHTML)).size).toBe(3)
  },
}

export const WithAction: Story = {
  args: { children: 'Two fields are missing.', action: { label: 'Show', onSelect: fn() } },
  tags: ['KIT-16'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    await expect(args.action?.onSelect).toHaveBeenCalledTimes(1)
  },
}

/** A notice without buttons reserves no space for them. */
export const Bare: Story = { render: () => <NoticeBar level="info">Message sent.</NoticeBar> }

export const LongWords: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    level: 'error',
    children: 'The invitation to donaudampfschifffahrtsgesellschaftskapitaen@example.com could not be sent.',
    action: { label: 'Edit and send again', onSelect: fn() },
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('button', { name: 'Dismiss' }).parentElement
    await expect(bar?.scrollWidth).toBeLessThanOrEqual(bar?.clientWidth ?? 0)
  },
}

export const Keyboard: Story = {
  parameters: { visual: 'none' },
  args: { children: 'Two fields are missing.', action: { label: 'Show', onSelect: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Show' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.action?.onSelect).toHaveBeenCalledTimes(1)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onDismiss).toHaveBeenCalledTimes(1)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).not.toHaveFocus()
  },
}
