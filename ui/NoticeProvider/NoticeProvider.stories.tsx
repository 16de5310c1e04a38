import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Header } from '../Header/Header.tsx'
import type { Guide } from '../private/stories/guide.ts'
import { NoticeProvider, useNotice } from './NoticeProvider.tsx'
import type { NoticeRequest } from './notices.ts'

function Trigger({ request, label = 'Notify' }: { request: NoticeRequest; label?: string }) {
  const notify = useNotice()
  return <Button onClick={() => notify(request)}>{label}</Button>
}

/** Shows a second notice without moving focus or the pointer, and waits until it is gone. */
async function outlast(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']): Promise<void> {
  canvas.getByRole('button', { name: 'Notify again' }).click()
  await canvas.findByText('The second.')
  await waitFor(() => expect(canvas.queryByText('The second.')).toBeNull())
}

const story = (request: NoticeRequest) => (
  <NoticeProvider>
    <div className="min-h-48">
      <Trigger request={request} />
    </div>
  </NoticeProvider>
)

/** Two notices with the same duration. The second shows how long the first would have stayed. */
const two = (first: NoticeRequest) => (
  <NoticeProvider>
    <div className="min-h-48">
      <Trigger request={first} />
      <Trigger request={{ ...first, text: 'The second.' }} label="Notify again" />
    </div>
  </NoticeProvider>
)

const meta = {
  component: NoticeProvider,
  args: { children: null },
  parameters: {
    guide: {
      avoid:
        "Don't use a notice for anything people must not miss or need to come back to: put it where it happened, in a Banner, a Toast or the field.",
      keyboard: [
        ['Tab', 'Reaches the notices after the rest of the page; their timer pauses while the focus is inside.'],
        ['Enter, Space', 'Run a notice’s action or dismiss it; the focus returns to where it came from.'],
      ],
    } satisfies Guide,
    visual: 'page',
  },
} satisfies Meta<typeof NoticeProvider>
export default meta
type Story = StoryObj<typeof meta>

/** A notice appears, is announced, fades out, and disappears. */
export const ComesAndGoes: Story = {
  parameters: { visual: 'none' },
  render: () => story({ level: 'info', text: 'Message sent.', durationMs: 300 }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notify' }))
    const bar = canvas.getByText('Message sent.').closest('[data-level]')
    await expect(canvas.getByRole('status')).toHaveTextContent('Message sent.')
    await waitFor(() => expect(bar).toHaveAttribute('data-leaving'))
    await waitFor(() => expect(canvas.queryByText('Message sent.')).toBeNull())
  },
}

/** A notice stays while it is hovered. */
export const Held: Story = {
  parameters: { visual: 'none' },
  render: () => two({ level: 'error', text: 'Sorry, something went wrong.', durationMs: 400 }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notify' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('Sorry, something went wrong.')
    const text = canvas.getByText('Sorry, something went wrong.')
    const bar = text.closest('[data-level]')
    await userEvent.hover(text)
    await outlast(canvas)
    await expect(bar).not.toHaveAttribute('data-leaving')
    await userEvent.unhover(text)
    await waitFor(() => expect(bar).toHaveAttribute('data-leaving'))
    await waitFor(() => expect(canvas.queryByText('Sorry, something went wrong.')).toBeNull())
  },
}

/** Moving the pointer away doesn't dismiss a focused notice, nor does losing focus dismiss a hovered one. */
export const HeldTwice: Story = {
  parameters: { visual: 'none' },
  render: () => story({ level: 'info', text: 'Message sent.', durationMs: 200 }),
  play: async ({ canvas }) => {
    const pause = () => new Promise((over) => setTimeout(over, 400))
    await userEvent.click(canvas.getByRole('button', { name: 'Notify' }))
    const text = canvas.getByText('Message sent.')
    const bar = text.closest('[data-level]')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus()
    await userEvent.hover(text)
    await userEvent.unhover(text)
    await pause()
    await expect(bar).not.toHaveAttribute('data-leaving')
    await userEvent.hover(text)
    await userEvent.tab({ shift: true })
    await pause()
    await expect(bar).not.toHaveAttribute('data-leaving')
    await userEvent.unhover(text)
    await waitFor(() => expect(bar).toHaveAttribute('data-leaving'), { timeout: 2_000 })
  },
}

export const Dismissed: Story = {
  parameters: { visual: 'none' },
  render: () => story({ level: 'warn', text: 'No new invites found.', durationMs: 60_000 }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notify' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(canvas.queryByText('No new invites found.')).toBeNull(), { timeout: 2_000 })
  },
}

function Adding() {
  const notify = useNotice()
  const add = (name: string) => notify({ level: 'info', key: 'added', text: `${name} added.`, durationMs: 60_000 })
  return (
    <>
      <Button onClick={() => add('Ana')}>Add Ana</Button>
      <Button onClick={() => add('Ben')}>Add Ben</Button>
    </>
  )
}

/** A notice with the same key replaces the earlier one. */
export const Replaced: Story = {
  parameters: { visual: 'none' },
  render: () => (
    <NoticeProvider>
      <Adding />
    </NoticeProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Ana' }))
    await expect(canvas.getByText('Ana added.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add Ben' }))
    await expect(canvas.getByText('Ben added.')).toBeVisible()
    await expect(canvas.queryByText('Ana added.')).toBeNull()
  },
}

export const Shown: Story = {
  render: () => story({ level: 'info', text: 'Invite sent to ada@example.com.', durationMs: 600_000 }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notify' }))
    await expect(canvas.getByText('Invite sent to ada@example.com.')).toBeVisible()
  },
}

/** Notices appear near the top, away from the thumb. */
export const OnAPhone: Story = {
  ...Shown,
  globals: { viewport: { value: 'phone' } },
}

const page = (
  <NoticeProvider>
    <Header className="fixed inset-x-0 top-0" />
    <main className="flex min-h-screen flex-col justify-between">
      <Trigger request={{ level: 'info', text: 'Sent to 12 guests.', durationMs: 600_000 }} />
      <div className="sticky bottom-4 rounded-lg bg-raised p-4 shadow-overlay">
        <Button>Send 3 invites</Button>
      </div>
    </main>
  </NoticeProvider>
)

/** A notice covers neither the header nor a bar at the bottom. */
export const BesideBars: Story = {
  parameters: { visual: 'none' },
  render: () => page,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notify' }))
    const notice = canvas.getByText('Sent to 12 guests.').closest('[data-level]')
    await Promise.all((notice?.getAnimations() ?? []).map(({ finished }) => finished))
    const { top = 0, bottom = 0 } = notice?.getBoundingClientRect() ?? {}
    const header = canvas.getByRole('banner').getBoundingClientRect()
    const bar = canvas.getByRole('button', { name: 'Send 3 invites' }).parentElement
    await expect(top).toBeGreaterThanOrEqual(header.bottom)
    await expect(bottom).toBeLessThanOrEqual(bar?.getBoundingClientRect().top ?? 0)
  },
}

export const Keyboard: Story = {
  parameters: { visual: 'none' },
  render: () => two({ level: 'info', text: 'Message sent.', durationMs: 300 }),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Notify' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(trigger).toHaveFocus()
    // Past the other button.
    await userEvent.tab()
    await userEvent.tab()
    const dismiss = canvas.getByRole('button', { name: 'Dismiss' })
    await expect(dismiss).toHaveFocus()
    const bar = dismiss.closest('[data-level]')
    await outlast(canvas)
    await expect(bar).not.toHaveAttribute('data-leaving')
    await userEvent.keyboard('{Enter}')
    await expect(bar).toHaveAttribute('data-leaving')
    await expect(canvas.getByRole('button', { name: 'Notify again' })).toHaveFocus()
    await waitFor(() => expect(canvas.queryByText('Message sent.')).toBeNull(), { timeout: 2_000 })
  },
}
