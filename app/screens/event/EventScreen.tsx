import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useLocation, useParams, type LoaderFunction } from 'react-router-dom'
import { eventQuery } from '../../api/queries.ts'
import { useRealtime } from '../../api/useRealtime.ts'
import { useDocumentTitle } from '../../document/useDocumentTitle.ts'
import { isReadOnlyPath } from '../../paths.ts'
import { EventPage } from './EventPage.tsx'
import { HostTools } from './HostTools.tsx'
import { MemberAnswer } from './MemberAnswer.tsx'

const idOf = (params: Readonly<Record<string, string | undefined>>): string => params.eventId ?? ''

export const loader =
  (queryClient: QueryClient): LoaderFunction =>
  async ({ params }) => {
    await queryClient.ensureQueryData(eventQuery(idOf(params)))
    return null
  }

/** The event page inside the full app: for hosts, and for guests with an account (ROUTE-18); with `/ro` to be looked at only (ROUTE-20). */
export function Component() {
  const eventId = idOf(useParams())
  const isReadOnly = isReadOnlyPath(useLocation().pathname)
  const { data: event, dataUpdatedAt } = useQuery(eventQuery(eventId))
  useDocumentTitle(event ? event.title || 'Untitled Party' : null)
  // The server lets only those listen who are part of the party.
  const isPartOfIt = event && (event.isHost || event.isCohost || event.invitee !== null)
  useRealtime(isPartOfIt ? [{ topic: `events/${eventId}`, keys: [['event', eventId]] }] : [])
  if (!event) return null
  return (
    <EventPage
      event={event}
      guestKey={null}
      now={dataUpdatedAt}
      tools={!isReadOnly && (event.isHost || event.isCohost) && <HostTools event={event} now={dataUpdatedAt} />}
      answer={!isReadOnly && !event.isHost && <MemberAnswer event={event} now={dataUpdatedAt} />}
    />
  )
}
