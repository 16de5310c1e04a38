import { useLocation } from 'react-router-dom'
import * as copy from '@festoon/contract/messages/guests/guestList'
import type { EventView } from '@festoon/contract/nouns/event'
import { shortDate } from '@festoon/contract/rules/dates/eventDates'
import { letteringClass } from '@festoon/tokens/letterings'
import { Banner } from '@festoon/ui/Banner'
import { Garland } from '../../parts/Garland.tsx'
import { isFromCreate } from './isFromCreate.ts'

export interface InviteHeaderProps {
  event: EventView
  /** The current time in ms. */
  now: number
  /** True if the page shows the cover image only here. */
  hasCover: boolean
}

/**
 * The header of the guest list page, with a summary of the party. Shows a banner if the party was just created or is canceled.
 */
export function InviteHeader({ event, now, hasCover }: InviteHeaderProps) {
  const { state } = useLocation()
  return (
    <header className="grid grid-cols-1 gap-5">
      {isFromCreate(state) && (
        <section
          aria-label={copy.partyCreated}
          className="relative isolate overflow-hidden rounded-lg bg-tint px-5 pt-22 pb-5 wide:px-10 wide:pt-32 wide:pb-8"
        >
          <Garland />
          <p className="font-display text-headline font-bold">{copy.partyCreated}</p>
          <p className="text-body wide:text-lead">{copy.partyCreatedDetail}</p>
        </section>
      )}
      {event.cancelledTimestamp !== null && <Banner tone="danger" title={copy.eventCanceled} />}
      <div className="flex items-center gap-5">
        {hasCover && (
          <img
            src={event.photoUrl}
            alt=""
            width={96}
            height={96}
            className="size-20 shrink-0 rounded-md object-cover small:size-24"
          />
        )}
        <div className={`grid min-w-0 grid-cols-1 gap-1 ${letteringClass(event.lettering)}`}>
          <h1 dir="auto" className="event-lettering text-headline leading-tight wrap-anywhere">
            {event.title}
          </h1>
          <p className="text-body text-ink-muted">{shortDate(event, now)}</p>
        </div>
      </div>
    </header>
  )
}
