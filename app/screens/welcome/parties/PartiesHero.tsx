import { ButtonLink } from '@festoon/ui/ButtonLink'
import { Carousel } from '@festoon/ui/Carousel'
import { InviteCard } from './InviteCard.tsx'
import type { LinkTo, PartiesPageData } from './partiesPageData.ts'

/** Display time of each sample invitation on the parties page, in ms (WELC-13, CONST-50). */
const partiesDelayMs = 5_000

type Shown = Pick<PartiesPageData, 'copy' | 'createHref' | 'partiesHref' | 'invites'>

/** The hero section of the parties page, with sample invitations (WELC-10, WELC-14). */
export function PartiesHero({ data, linkTo }: { data: Shown; linkTo: LinkTo }) {
  const { copy, createHref, partiesHref, invites } = data
  return (
    <section className="mx-auto grid w-full max-w-6xl grid-cols-1 items-center gap-10 px-4 pt-6 pb-14 wide:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] wide:px-8 wide:pt-10 wide:pb-20 desk:grid-cols-[minmax(0,1fr)_minmax(0,min(30rem,45%))] desk:gap-16">
      <div className="grid min-w-0 grid-cols-1 justify-items-start gap-6">
        <h1 className="font-display text-[clamp(3.25rem,1.6rem+6.6vw,6.75rem)] leading-[0.9] font-extrabold tracking-[-0.045em]">
          {copy.title}
        </h1>
        <p className="max-w-[34ch] text-lead">{copy.intro}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink size="large" href={createHref} render={linkTo(createHref)}>
            {copy.createParty}
          </ButtonLink>
          <ButtonLink size="large" tone="quiet" href={partiesHref} render={linkTo(partiesHref)}>
            {copy.myParties}
          </ButtonLink>
        </div>
        <p className="text-label text-ink-muted">{copy.free}</p>
      </div>
      <Carousel
        label={copy.sampleInvitations}
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
