import * as copy from '@festoon/contract/messages/guests/guestList'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import { PartyArt } from '../../parts/layout/PartyArt.tsx'
import { routerLink } from '../../parts/routerLink.tsx'
import * as paths from '../../platform/paths.ts'

/**
 * Message for a guest list that contains only the organizer (GLIST-10, GLIST-11). If `skips` is true, includes a link to the
 * event page.
 */
export function EmptyList({ eventId, skips }: { eventId: string; skips: boolean }) {
  return (
    <div className="grid grid-cols-1 overflow-hidden rounded-lg bg-surface wide:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid content-center justify-items-start gap-3 p-6 wide:p-10">
        <p className="font-display text-title">{copy.noGuests}</p>
        <p className="max-w-prose text-body text-ink-muted">{copy.noGuestsDetail}</p>
        {skips && (
          <ButtonLink href={paths.event(eventId)} tone="quiet" render={routerLink(paths.event(eventId))}>
            {copy.skipAndView}
          </ButtonLink>
        )}
      </div>
      <div className="max-h-60 max-wide:order-first max-wide:max-h-44 *:h-full">
        <PartyArt name="gifts" />
      </div>
    </div>
  )
}
