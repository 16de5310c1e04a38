import * as copy from '@festoon/contract/messages/welcome/welcome'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import { Carousel } from '@festoon/ui/Carousel'
import { ExampleLines } from '../../parts/ExampleLines.tsx'
import { Garland } from '../../parts/Garland.tsx'
import { routerLink } from '../../parts/routerLink.tsx'
import * as paths from '../../platform/paths.ts'
import { AppPromoSlide } from './AppPromoSlide.tsx'
import { InviteCard } from './parties/InviteCard.tsx'
import { OneLineForm } from './parties/OneLineForm.tsx'
import { oneLine } from './partiesData.ts'
import { sampleInvites } from './sampleInvites.ts'
import { useOneLine } from './useOneLine.ts'

/** Display time of each kind of slide, in ms: `event` for sample invitations, `app` for the photo app (WELC-12, CONST-50). */
const marketingDelaysMs = { event: 15_000, app: 30_000 } as const

/** The hero section of the marketing page, with slides for sample invitations and the photo app (WELC-10..12). */
export function MarketingHero() {
  const events = sampleInvites.map((invite, index) => ({
    id: invite.id,
    label: invite.title,
    delayMs: marketingDelaysMs.event,
    content: <InviteCard invite={invite} isFirst={index === 0} look="wide" />,
  }))
  const promo = {
    id: 'app',
    label: copy.photoApp,
    delayMs: marketingDelaysMs.app,
    content: <AppPromoSlide />,
  }
  return (
    <section className="relative isolate overflow-x-clip">
      <Garland />
      <div className="mx-auto grid w-full max-w-6xl grid-cols-1 gap-10 px-4 pt-28 pb-14 wide:gap-14 wide:px-8 wide:pt-36 wide:pb-24">
        <div className="grid grid-cols-1 items-end gap-6 wide:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] wide:gap-12">
          <h1 className="font-display text-[clamp(3rem,1.4rem+6.4vw,6.25rem)] leading-[0.92] font-extrabold tracking-[-0.045em]">
            {copy.heroTitle}
          </h1>
          <div className="grid justify-items-start gap-5">
            <p className="text-lead">{copy.heroDetail}</p>
            <OneLineForm copy={oneLine} action={paths.instant()} onLine={useOneLine()} examples={ExampleLines} />
            <ButtonLink tone="quiet" href={paths.instant()} render={routerLink(paths.instant())}>
              {copy.createParty}
            </ButtonLink>
          </div>
        </div>
        <Carousel label={copy.sampleInvitations} autoplay slides={[...events, promo]} />
      </div>
    </section>
  )
}
