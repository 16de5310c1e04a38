import { ButtonLink } from '@festoon/ui/ButtonLink'
import { Carousel } from '@festoon/ui/Carousel'
import { InviteCard } from './InviteCard.tsx'
import type { LinkTo, PartiesPageData } from './partiesPageData.ts'

/** Milliseconds that each invitation stays on the parties page (WELC-13, CONST-50). */
export const partiesDelayMs = 5_000

type Shown = Pick<PartiesPageData, 'createHref' | 'partiesHref' | 'invites'>

/** What this is in one line, and what comes of it in pictures (WELC-10, WELC-14). */
export function PartiesHero({ data, linkTo }: { data: Shown; linkTo: LinkTo }) {
  const { createHref, partiesHref, invites } = data
  return (
    <section className="mx-auto grid w-full max-w-6xl grid-cols-1 items-center gap-10 px-4 pt-6 pb-14 wide:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] wide:px-8 wide:pt-10 wide:pb-20 desk:grid-cols-[minmax(0,1fr)_minmax(0,min(30rem,45%))] desk:gap-16">
      <div className="grid min-w-0 grid-cols-1 justify-items-start gap-6">
        <h1 className="font-display text-[clamp(3.25rem,1.6rem+6.6vw,6.75rem)] leading-[0.9] font-extrabold tracking-[-0.045em]">
          Fun AI Party Invites
        </h1>
        <p className="max-w-[34ch] text-lead">
          Say what you celebrate. Festoon draws the picture, writes the words and keeps the guest list until the last
          answer is in.
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink size="large" href={createHref} render={linkTo(createHref)}>
            Create a party
          </ButtonLink>
          <ButtonLink size="large" tone="quiet" href={partiesHref} render={linkTo(partiesHref)}>
            My parties
          </ButtonLink>
        </div>
        <p className="text-label text-ink-muted">Free to send. Your guests need no account.</p>
      </div>
      <Carousel
        label="Sample invitations"
        autoplay
        slides={invites.map((invite, index) => ({
          id: invite.id,
          label: invite.title,
          delayMs: partiesDelayMs,
          content: <InviteCard invite={invite} isFirst={index === 0} />,
        }))}
      />
    </section>
  )
}
