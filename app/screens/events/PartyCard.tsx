import { memo } from 'react'
import type { EventSummary } from '@festoon/contract/nouns/event'
import { EventCard } from '@festoon/ui/EventCard'
import { routerLink } from '../../parts/routerLink.tsx'
import * as paths from '../../platform/paths.ts'
import { eventCardCopy } from './cardCopy.ts'

/** Card that links to an event's page (EVLIST-10, EVLIST-12). */
export const PartyCard = memo(function PartyCard({ event, now }: { event: EventSummary; now: number }) {
  const href = paths.event(event.id)
  return (
    <EventCard
      {...eventCardCopy(event, now)}
      photoUrl={event.photoUrl}
      href={href}
      renderLink={routerLink(href)}
      className="h-full"
    />
  )
})
