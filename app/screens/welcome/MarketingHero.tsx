import { ButtonLink } from '@festoon/ui/ButtonLink'
import { Carousel } from '@festoon/ui/Carousel'
import { Garland } from '../../parts/Garland.tsx'
import { routerLink } from '../../parts/routerLink.tsx'
import * as paths from '../../pathTo.ts'
import { AppPromoSlide } from './AppPromoSlide.tsx'
import { InviteCard } from './parties/InviteCard.tsx'
import { sampleInvites } from './sampleInvites.ts'

/** Milliseconds that a slide stays on the marketing page: an event's, and that of the photo app (WELC-12, CONST-50). */
export const marketingDelaysMs = { event: 15_000, app: 30_000 } as const

/** What Festoon is, and what comes of it in pictures (WELC-10..12). */
export function MarketingHero() {
  const events = sampleInvites.map((invite, index) => ({
    id: invite.id,
    label: invite.title,
    delayMs: marketingDelaysMs.event,
    content: <InviteCard invite={invite} isFirst={index === 0} isWide />,
  }))
  const promo = {
    id: 'app',
    label: 'The photo app',
    delayMs: marketingDelaysMs.app,
    content: <AppPromoSlide />,
  }
  return (
    <section className="relative isolate overflow-x-clip">
      <Garland />
      <div className="mx-auto grid w-full max-w-6xl grid-cols-1 gap-10 px-4 pt-28 pb-14 wide:gap-14 wide:px-8 wide:pt-36 wide:pb-24">
        <div className="grid grid-cols-1 items-end gap-6 wide:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] wide:gap-12">
          <h1 className="font-display text-[clamp(3rem,1.4rem+6.4vw,6.25rem)] leading-[0.92] font-extrabold tracking-[-0.045em]">
            Good parties begin with a good invitation
          </h1>
          <div className="grid justify-items-start gap-5">
            <p className="text-lead">
              Festoon draws invitations that people enjoy opening, keeps the guest list until the last answer is in, and
              gathers the photos when the lights are back on.
            </p>
            <ButtonLink size="large" href={paths.createEvent()} render={routerLink(paths.createEvent())}>
              Create a party
            </ButtonLink>
          </div>
        </div>
        <Carousel label="Sample invitations" autoplay slides={[...events, promo]} />
      </div>
    </section>
  )
}
