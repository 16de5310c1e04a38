import { ButtonLink } from '@festoon/ui/ButtonLink'
import { routerLink } from '../../parts/routerLink.tsx'
import * as paths from '../../pathTo.ts'
import * as copy from '@festoon/contract/messages/guests/guestList'

/**
 * Message for a guest list that contains only the organizer (GLIST-10, GLIST-11). If `skips` is true, includes a link to the
 * event page.
 */
export function EmptyList({ eventId, skips }: { eventId: string; skips: boolean }) {
  return (
    <div className="grid justify-items-center gap-4 rounded-lg bg-tint px-6 py-10 text-center">
      <p className="text-lead">{copy.noGuests}</p>
      {skips && (
        <ButtonLink href={paths.event(eventId)} tone="quiet" render={routerLink(paths.event(eventId))}>
          {copy.skipAndView}
        </ButtonLink>
      )}
    </div>
  )
}
