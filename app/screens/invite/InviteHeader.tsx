import { useLocation } from 'react-router-dom'
import type { EventView } from '@festoon/contract/nouns/event'
import { shortDate } from '@festoon/contract/rules/dates/eventDates'
import { Banner } from '@festoon/ui/Banner'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import { GuestsMenu } from '../../guests/GuestsMenu.tsx'
import { routerLink } from '../../parts/routerLink.tsx'
import * as paths from '../../pathTo.ts'
import { isFromCreate } from './isFromCreate.ts'
import * as copy from '@festoon/contract/messages/guests/guestList'

/**
 * The header of the guest list page, with a summary of the party, a menu of guest tasks, and links to the party's other pages.
 * Shows a banner if the party was just created or is canceled.
 */
export function InviteHeader({ event, now }: { event: EventView; now: number }) {
  const { state } = useLocation()
  return (
    <header className="grid grid-cols-1 gap-6">
      {isFromCreate(state) && (
        <Banner tone="info" title={copy.partyCreated}>
          {copy.partyCreatedDetail}
        </Banner>
      )}
      {event.cancelledTimestamp !== null && <Banner tone="danger" title={copy.eventCanceled} />}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
        <img
          src={event.photoUrl}
          alt=""
          width={96}
          height={96}
          className="size-20 rounded-md object-cover small:size-24"
        />
        <div className="grid min-w-0 flex-1 basis-48 grid-cols-1 gap-1">
          <h1 dir="auto" className="font-display text-headline">
            {event.title}
          </h1>
          <p className="text-body text-ink-muted">{shortDate(event, now)}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <GuestsMenu event={event} now={now} />
          {event.isHost && (
            <ButtonLink href={paths.cohost(event.id)} tone="quiet" render={routerLink(paths.cohost(event.id))}>
              {copy.cohosts}
            </ButtonLink>
          )}
          <ButtonLink
            href={paths.event(event.id)}
            tone="quiet"
            render={routerLink(paths.event(event.id), isFromCreate(state) ? { showEventCreated: true } : undefined)}
          >
            {isFromCreate(state) ? copy.skipAndView : copy.viewInvite}
          </ButtonLink>
        </div>
      </div>
    </header>
  )
}
