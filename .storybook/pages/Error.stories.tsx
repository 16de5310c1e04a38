import type { Meta, StoryObj } from '@storybook/react-vite'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { expect, fn, userEvent } from 'storybook/test'
import { Banner } from '../../ui/Banner/Banner.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx'
import { EventCard } from '../../ui/EventCard/EventCard.tsx'
import { Footer } from '../../ui/Footer/Footer.tsx'
import { Header } from '../../ui/Header/Header.tsx'
import { NoticeBar } from '../../ui/NoticeBar/NoticeBar.tsx'
import { ThemeScope } from '../../ui/ThemeScope/ThemeScope.tsx'
import { FoundationPage } from './FoundationPage.tsx'

interface Actions {
  onRetry: () => void
}

const meta = {
  title: 'Patterns/Error',
  args: { onRetry: fn() },
  parameters: {
    docs: {
      page: FoundationPage,
      description: {
        component:
          'An error message says what happened and what to do next, in plain words, and never blames. Show it where the problem is: next to the field, as a notice near the action, as a banner above a page that still works, or as a full page. Always keep what people have typed.',
      },
    },
  },
} satisfies Meta<Actions>
export default meta
type Story = StoryObj<Actions>

const links = [
  { label: 'Help', href: '#help' },
  { label: 'Privacy', href: '#privacy' },
]

/** A page that failed to load. The first button retries, the second goes back. */
export const Page: Story = {
  render: ({ onRetry }) => (
    <div className="grid grid-cols-1">
      <Header homeHref="#home" />
      <main className="mx-auto grid max-w-xl grid-cols-1 justify-items-start gap-5 py-16">
        <h1 className="text-display">Something went wrong</h1>
        <p className="text-lead text-ink-muted">
          We couldn’t load the guest list. Your changes are safe. Check your connection and try again.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button icon={<RotateCw aria-hidden="true" />} onClick={onRetry}>
            Try again
          </Button>
          <ButtonLink href="#home" tone="quiet">
            Your parties
          </ButtonLink>
        </div>
      </main>
      <Footer links={links} />
    </div>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** A broken link, with a friendly message that doesn't blame anyone. */
export const NotFound: Story = {
  render: () => (
    <ThemeScope preset="welcome" as="section" aria-labelledby="lost" className="rounded-lg">
      <div className="grid max-w-2xl grid-cols-1 justify-items-start gap-5 px-5 py-12 wide:px-10 wide:py-20">
        <h1 id="lost" className="text-display">
          No party here
        </h1>
        <p className="text-lead">
          The link may be incomplete, or the host may have deleted the party. Ask them for a new link.
        </p>
        <ButtonLink href="#home">Go home</ButtonLink>
      </div>
    </ThemeScope>
  ),
}

/** Offline: the page stays visible, and a banner says how old its data is. */
export const Offline: Story = {
  render: ({ onRetry }) => (
    <div className="grid grid-cols-1 gap-6">
      <Banner tone="warn" title="You’re offline">
        <p>Your parties as of 2:15 PM. We’ll send your changes when you’re back online.</p>
        <Button tone="quiet" size="small" className="mt-3" onClick={onRetry}>
          Check again
        </Button>
      </Banner>
      <h1 className="text-display">Your parties</h1>
      <h2 className="text-title">Coming up</h2>
      <div className="grid grid-cols-1 gap-6 small:grid-cols-2 desk:grid-cols-3">
        <EventCard
          title="Lanterns by the lake"
          dateText="Sat, June 19 at 8:00 PM"
          hostLine="Hosted by you"
          statusLine="12 attending"
          href="#lanterns"
        />
        <EventCard
          title="Maya turns six"
          dateText="Sun, June 27 at 2:00 PM"
          hostLine="Hosted by Maya’s dads"
          statusLine="You’re going"
          href="#maya"
        />
      </div>
    </div>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('region', { name: 'You’re offline' })).toBeVisible()
  },
}

/** A failed action: a notice offers one way to fix it, and the page is unchanged. */
export const Action: Story = {
  render: ({ onRetry }) => (
    <div className="grid min-h-40 grid-cols-1 content-end justify-items-center">
      <NoticeBar level="error" action={{ label: 'Try again', onSelect: onRetry }} onDismiss={() => undefined}>
        Three invitations weren’t sent.
      </NoticeBar>
    </div>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
