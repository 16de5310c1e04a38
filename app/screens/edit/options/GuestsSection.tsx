import type { EventView } from '@festoon/contract/nouns/event'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import { routerLink } from '../../../parts/routerLink.tsx'
import * as paths from '../../../pathTo.ts'

/** Who is invited to a live event, and the way to the guest list (EDIT-02). */
export function GuestsSection({ event }: { event: EventView }) {
  const invited = event.host?.guestCount ?? 0
  const going = event.goingCount ?? 0
  const href = paths.invite(event.id)
  return (
    <section aria-labelledby="guests" className="grid grid-cols-1 gap-4 rounded-lg border-2 border-line p-5">
      <h2 id="guests" className="font-display text-title">
        Guests
      </h2>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-lead">
          {invited === 0
            ? 'Nobody is invited yet.'
            : `${invited} ${invited === 1 ? 'guest' : 'guests'} invited. ${going} going, hosts included.`}
        </p>
        <ButtonLink href={href} tone="quiet" render={routerLink(href)}>
          {invited === 0 ? 'Invite people' : 'Manage the guest list'}
        </ButtonLink>
      </div>
    </section>
  )
}
