import { memo } from 'react'
import type { EventSummary } from '@festoon/contract/event'
import { EventCard } from '@festoon/ui/EventCard'
import { routerLink } from '../../layout/routerLink.tsx'
import * as paths from '../../pathTo.ts'
import { eventCardText } from './cardText.ts'

/** The card of an event; it opens the event's page (EVLIST-10, EVLIST-12). */
export const PartyCard = memo(function PartyCard({ event, now }: { event: EventSummary; now: number }) {
  const href = paths.event(event.id)
  return (
    <EventCard
      {...eventCardText(event, now)}
      photoUrl={event.photoUrl}
      href={href}
      renderLink={routerLink(href)}
      className="h-full"
    />
  )
})
