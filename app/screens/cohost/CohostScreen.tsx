import { useQuery, type QueryClient } from '@tanstack/react-query'
import { redirect, useParams, useSearchParams, type LoaderFunction } from 'react-router-dom'
import type { EventView } from '@festoon/contract/event'
import { isPast } from '@festoon/contract/rules/past'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import { eventQuery, inviteesQuery } from '../../api/queries.ts'
import { useRealtime } from '../../api/useRealtime.ts'
import { routerLink } from '../../layout/routerLink.tsx'
import * as paths from '../../pathTo.ts'
import { isUuid } from '../../paths.ts'
import { AnswerCohost } from './AnswerCohost.tsx'
import { CohostLink } from './CohostLink.tsx'
import { CohostList } from './CohostList.tsx'
import { isAsked } from './cohostState.ts'

const linkIn = (query: URLSearchParams): string | null => {
  const link = query.get('link')
  return isUuid(link) ? link.toLowerCase() : null
}

export const loader =
  (queryClient: QueryClient): LoaderFunction =>
  async ({ params, request }) => {
    const event = await queryClient.fetchQuery(eventQuery(params.eventId ?? ''))
    if (event.isHost) await queryClient.ensureQueryData(inviteesQuery(event.id))
    // Whoever neither hosts, nor was asked, nor holds the link has nothing to do here.
    else if (!isAsked(event) && linkIn(new URL(request.url).searchParams) === null)
      return redirect(paths.event(event.id))
    return null
  }

/** Who hosts a party (ROUTE-32). Whoever was asked to accepts or declines here (ROUTE-35). */
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
        <AnswerCohost event={event} linkUuid={linkIn(search)} now={now} />
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
          Co-hosts of {event.title}
        </h1>
        {isOpen && (
          <ButtonLink href={paths.addCohost(event.id)} render={routerLink(paths.addCohost(event.id))}>
            Add a co-host
          </ButtonLink>
        )}
      </header>
      <CohostList eventId={event.id} cohosts={cohosts} />
      {isOpen ? (
        <CohostLink eventId={event.id} />
      ) : (
        <p className="text-body text-ink-muted">
          This party is {event.cancelledTimestamp === null ? 'over' : 'off'}: nobody can be asked to host it any more.
        </p>
      )}
      <ButtonLink
        tone="quiet"
        href={paths.invite(event.id)}
        render={routerLink(paths.invite(event.id))}
        className="justify-self-start"
      >
        Guest list
      </ButtonLink>
    </>
  )
}
