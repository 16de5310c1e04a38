import { useQuery, type QueryClient } from '@tanstack/react-query'
import type { LoaderFunction } from 'react-router-dom'
import type { EventSummary } from '@festoon/contract/event'
import { isPast } from '@festoon/contract/rules/past'
import { statusLine } from '@festoon/contract/rules/statusLine'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import { EventCard } from '@festoon/ui/EventCard'
import { eventsQuery, userQuery } from '../../api/queries.ts'
import { useRealtime } from '../../api/useRealtime.ts'
import { routerLink } from '../../layout/routerLink.tsx'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/useSession.ts'
import { shortDate } from '../event/eventDates.ts'

export const loader =
  (queryClient: QueryClient): LoaderFunction =>
  async () => {
    await queryClient.ensureQueryData(eventsQuery)
    return null
  }

/** My parties: hosted and invited, newest start first (ROUTE-15, EVLIST-01, EVLIST-02, EVLIST-07). */
export function Component() {
  const { userId } = useSession()
  const { data: events = [], dataUpdatedAt: now } = useQuery(eventsQuery)
  const { data: user } = useQuery({ ...userQuery(userId ?? ''), enabled: userId !== undefined })
  useRealtime(userId === undefined ? null : `events/users/${userId}`, [eventsQuery.queryKey])
  const upcoming = events.filter((event) => !isPast(event, now))

  return (
    <div className="mx-auto grid w-full max-w-6xl content-start gap-10 px-4 py-10 wide:px-8">
      <header className="flex flex-wrap items-end justify-between gap-6">
        <div className="grid gap-2">
          <h1 className="font-display text-display">Hey there{user ? `, ${user.name}` : ''}!</h1>
          <p className="text-lead text-ink-muted">
            You have {upcoming.length} upcoming {upcoming.length === 1 ? 'party' : 'parties'}.
          </p>
        </div>
        <ButtonLink href={paths.createEvent()} size="large" render={routerLink(paths.createEvent())}>
          Create a party
        </ButtonLink>
      </header>
      {events.length === 0 ? <NoEvents /> : <Cards events={events} now={now} />}
    </div>
  )
}

function Cards({ events, now }: { events: readonly EventSummary[]; now: number }) {
  return (
    <ul className="grid gap-6 small:grid-cols-2 desk:grid-cols-3">
      {events.map((event) => (
        <li key={event.id}>
          <EventCard
            title={event.title === '' ? 'Untitled Party' : event.title}
            photoUrl={event.photoUrl}
            dateText={shortDate(event, now)}
            hostLine={event.isHost ? 'Hosted by you' : `Hosted by ${event.hostedBy}`}
            statusLine={statusLine(event, now)}
            href={paths.event(event.id)}
            renderLink={routerLink(paths.event(event.id))}
            className="h-full"
          />
        </li>
      ))}
    </ul>
  )
}

function NoEvents() {
  return (
    <section className="grid justify-items-start gap-4 rounded-lg bg-tint p-8 small:p-12">
      <h2 className="font-display text-headline">Nothing on the calendar yet</h2>
      <p className="max-w-prose text-lead">
        Pick a picture, a day and a place: your first invitation takes about two minutes. Parties that you are invited
        to show up here as well.
      </p>
    </section>
  )
}
