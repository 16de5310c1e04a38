import * as copy from '@festoon/contract/messages/edit/options'
import type { EventView } from '@festoon/contract/nouns/event'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import { routerLink } from '../../../parts/routerLink.tsx'
import type { HostArrival } from '../../../platform/document/arrival.ts'
import * as paths from '../../../platform/paths.ts'

/** Opens the dialog for importing, messaging, and otherwise managing guests on the event page (EVPAGE-24). */
const options: Pick<HostArrival, 'showGuestOptions'> = { showGuestOptions: true }

/**
 * Section with the number of guests invited to a live event, the number of people going, and links to the guest list and to
 * the event page's dialog for managing guests (EDIT-02).
 */
export function GuestsSection({ event }: { event: EventView }) {
  const invitedCount = event.host?.guestCount ?? 0
  const going = event.goingCount ?? 0
  const href = paths.invite(event.id)
  const page = paths.event(event.id)
  return (
    <section aria-labelledby="guests" className="grid grid-cols-1 gap-4 rounded-lg border-2 border-line p-5">
      <h2 id="guests" className="font-display text-title">
        {copy.guests}
      </h2>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-lead">{invitedCount === 0 ? copy.noneInvited : copy.invitedAndGoing(invitedCount, going)}</p>
        <div className="flex flex-wrap gap-2">
          <ButtonLink href={href} tone="quiet" render={routerLink(href)}>
            {invitedCount === 0 ? copy.inviteGuests : copy.manageGuestList}
          </ButtonLink>
          <ButtonLink href={page} tone="quiet" render={routerLink(page, options)}>
            {copy.moreGuestOptions}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
