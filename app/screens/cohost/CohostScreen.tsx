import { useQuery, type QueryClient } from '@tanstack/react-query'
import { redirect, useParams, useSearchParams, type LoaderFunction } from 'react-router-dom'
import * as copy from '@festoon/contract/messages/cohosts'
import type { EventView } from '@festoon/contract/nouns/event'
import { isPast } from '@festoon/contract/rules/dates/past'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import { routerLink } from '../../parts/routerLink.tsx'
import { inviteesQuery } from '../../platform/api/inviteesQuery.ts'
import { eventQuery } from '../../platform/api/queries.ts'
import { useRealtime } from '../../platform/api/useRealtime.ts'
import * as paths from '../../platform/paths.ts'
import { isUuid } from '../../platform/readPath.ts'
import { CohostLink } from './CohostLink.tsx'
import { CohostList } from './CohostList.tsx'
import { CohostRequest } from './CohostRequest.tsx'
import { isRequested } from './cohostState.ts'

const linkIn = (query: URLSearchParams): string | null => {
  const link = query.get('link')
  return isUuid(link) ? link.toLowerCase() : null
}

export const loader =
  (queryClient: QueryClient): LoaderFunction =>
  async ({ params, request }) => {
    const event = await queryClient.fetchQuery(eventQuery(params.eventId ?? ''))
    if (event.isHost) await queryClient.ensureQueryData(inviteesQuery(event.id))
    // Only the organizer, people asked to co-host, and people with the link have access.
    else if (!isRequested(event) && linkIn(new URL(request.url).searchParams) === null)
      return redirect(paths.event(event.id))
    return null
  }

/**
 * The screen with a party's co-hosts, for its organizer (ROUTE-32). People who were asked to co-host or opened the co-host link
 * see the request instead (ROUTE-35).
 */
export function Component() {
  const { eventId = '' } = useParams()
  const [search] = useSearchParams()
  const { data: event, dataUpdatedAt: now } = useQuery(eventQuery(eventId))
  if (!event) return null
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 content-start gap-10 px-4 py-10 wide:px-8">
      {event.isHost ? (
        <Organizer event={event} now={now} />
      ) : (
        <CohostRequest event={event} linkUuid={linkIn(search)} now={now} />
      )}
    </div>
  )
}

function Organizer({ event, now }: { event: EventView; now: number }) {
  const { data: invitees = [] } = useQuery(inviteesQuery(event.id))
  useRealtime([{ topic: `events/${event.id}`, keys: [['invitees', event.id]] }])
  const isOpen = !isPast(event, now)
  const cohosts = invitees.filter(({ cohostStatus }) => cohostStatus !== undefined)
  return (
    <>
      <header className="grid grid-cols-1 justify-items-start gap-4">
        <h1 dir="auto" className="font-display text-display">
          {copy.cohostsOf(event.title)}
        </h1>
        {isOpen && (
          <ButtonLink href={paths.addCohost(event.id)} render={routerLink(paths.addCohost(event.id))}>
            {copy.addCohost}
          </ButtonLink>
        )}
      </header>
      <CohostList eventId={event.id} cohosts={cohosts} isOpen={isOpen} />
      {isOpen ? (
        <CohostLink eventId={event.id} />
      ) : (
        <p className="text-body text-ink-muted">
          {event.cancelledTimestamp === null ? copy.partyOver : copy.partyCanceled}
        </p>
      )}
      <ButtonLink
        tone="quiet"
        href={paths.invite(event.id)}
        render={routerLink(paths.invite(event.id))}
        className="justify-self-start"
      >
        {copy.viewGuestList}
      </ButtonLink>
    </>
  )
}
