import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../ui/Button/Button.tsx'
import { PlaceholderCard } from '../../ui/PlaceholderCard/PlaceholderCard.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { Spinner } from '../../ui/Spinner/Spinner.tsx'
import { FoundationPage } from './FoundationPage.tsx'

const meta = {
  title: 'Patterns/Loading',
  parameters: {
    docs: {
      page: FoundationPage,
      description: {
        component:
          'Show what is already known right away, such as the heading and buttons. For everything else, use placeholders of the same size, so that nothing moves when the content arrives. Say once, in words, that something is loading, because screen readers skip placeholders. An action that takes a while stays in place and its button becomes busy.',
      },
    },
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** A page of events while it loads: one sentence that screen readers announce, and placeholders. */
export const Events: Story = {
  render: () => (
    <section aria-labelledby="parties" aria-busy="true" className="grid grid-cols-1 gap-6">
      <h1 id="parties" className="text-display">
        Your parties
      </h1>
      <p role="status" className="flex items-center gap-3 text-lead text-ink-muted">
        <Spinner /> Loading your parties…
      </p>
      <div className="grid grid-cols-1 gap-6 small:grid-cols-2 desk:grid-cols-3">
        <PlaceholderCard />
        <PlaceholderCard className="max-small:hidden" />
        <PlaceholderCard className="max-desk:hidden" />
      </div>
    </section>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your parties…')
    await expect(canvas.getByRole('region', { name: 'Your parties' })).toHaveAttribute('aria-busy', 'true')
  },
}

/** One event: space for the title and image is reserved before they load. */
export const Event: Story = {
  render: () => (
    <article
      aria-busy="true"
      className="grid grid-cols-1 gap-8 wide:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] wide:gap-12"
    >
      <Skeleton className="aspect-square rounded-lg" />
      <div className="grid grid-cols-1 content-start gap-5">
        <p role="status" className="text-label text-ink-muted">
          Opening the invitation…
        </p>
        <Skeleton className="h-14 w-4/5" />
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="mt-6 h-40 rounded-lg" />
      </div>
    </article>
  ),
}

/** A running action. Other actions stay available. */
export const Sending: Story = {
  render: () => (
    <div className="grid grid-cols-1 justify-items-start gap-5 rounded-lg bg-tint p-5 small:p-7">
      <p role="status" className="text-lead">
        Sending 18 of 42 invitations…
      </p>
      <div className="flex flex-wrap gap-3">
        <Button busy>Send</Button>
        <Button tone="plain">Stop</Button>
      </div>
    </div>
  ),
}
