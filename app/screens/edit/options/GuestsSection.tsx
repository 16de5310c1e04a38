import type { EventView } from '@festoon/contract/nouns/event'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import { routerLink } from '../../../parts/routerLink.tsx'
import * as paths from '../../../pathTo.ts'
import * as copy from '@festoon/contract/messages/edit/options'

/**
 * Section with the number of guests invited to a live event, the number of people going, and a link to the guest list
 * (EDIT-02).
 */
export function GuestsSection({ event }: { event: EventView }) {
  const invited = event.host?.guestCount ?? 0
  const going = event.goingCount ?? 0
  const href = paths.invite(event.id)
  return (
    <section aria-labelledby="guests" className="grid grid-cols-1 gap-4 rounded-lg border-2 border-line p-5">
      <h2 id="guests" className="font-display text-title">
        {copy.guests}
      </h2>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-lead">{invited === 0 ? copy.noneInvited : copy.invitedAndGoing(invited, going)}</p>
        <ButtonLink href={href} tone="quiet" render={routerLink(href)}>
          {invited === 0 ? copy.inviteGuests : copy.manageGuestList}
        </ButtonLink>
      </div>
    </section>
  )
}
