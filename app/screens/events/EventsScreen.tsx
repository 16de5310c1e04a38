import { useQuery, type QueryClient } from '@tanstack/react-query'
import type { LoaderFunction } from 'react-router-dom'
import type { EventSummary } from '@festoon/contract/event'
import { shortDate } from '@festoon/contract/rules/eventDates'
import { isPast } from '@festoon/contract/rules/past'
import { statusLine } from '@festoon/contract/rules/statusLine'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import { EventCard } from '@festoon/ui/EventCard'
import { ThemeScope } from '@festoon/ui/ThemeScope'
import { eventsQuery, userQuery } from '../../api/queries.ts'
import { useRealtime } from '../../api/useRealtime.ts'
import { Garland } from '../../layout/Garland.tsx'
import { PartyArt } from '../../layout/PartyArt.tsx'
import { routerLink } from '../../layout/routerLink.tsx'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/useSession.ts'

export const loader =
  (queryClient: QueryClient): LoaderFunction =>
  async () => {
    await queryClient.ensureQueryData(eventsQuery)
    return null
  }

/** Characters of a name from which the greeting is set smaller, so that it stays a greeting. */
const longName = 9

/** My parties: hosted and invited, newest start first (ROUTE-15, EVLIST-01, EVLIST-02, EVLIST-07). */
export function Component() {
  const { userId } = useSession()
  const { data: events = [], dataUpdatedAt: now } = useQuery(eventsQuery)
  const { data: user } = useQuery({ ...userQuery(userId ?? ''), enabled: userId !== undefined })
  useRealtime(userId === undefined ? null : `events/users/${userId}`, [eventsQuery.queryKey])
  const name = user?.name ?? ''
  const upcoming = events.filter((event) => !isPast(event, now))

  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-1 content-start gap-6 px-4 pt-2 pb-16 wide:gap-8 wide:px-8">
      <ThemeScope preset="welcome" as="section" className="relative isolate overflow-hidden rounded-lg">
        <Garland />
        <div className="flex flex-wrap items-end justify-between gap-6 px-5 pt-20 pb-6 wide:px-10 wide:pt-28 wide:pb-10">
          <div className="grid min-w-0 grid-cols-1 gap-2">
            <h1 className={`font-display ${name.length > longName ? 'text-headline' : 'text-display'}`}>
              Hey there{name === '' ? '' : ', '}
              <bdi>{name}</bdi>!
            </h1>
            <p className="text-lead">
              You have {upcoming.length} upcoming {upcoming.length === 1 ? 'party' : 'parties'}.
            </p>
          </div>
          <ButtonLink href={paths.createEvent()} size="large" render={routerLink(paths.createEvent())}>
            Create a party
          </ButtonLink>
        </div>
      </ThemeScope>
      {events.length === 0 ? <NoEvents /> : <Cards events={events} now={now} />}
    </div>
  )
}

function Cards({ events, now }: { events: readonly EventSummary[]; now: number }) {
  return (
    <ul className="grid grid-cols-1 gap-6 small:grid-cols-2 desk:grid-cols-3">
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
    <ThemeScope
      preset="orange"
      as="section"
      className="grid grid-cols-1 overflow-hidden rounded-lg wide:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
    >
      <div className="grid content-center gap-4 p-5 wide:p-10">
        <h2 className="font-display text-headline">Nothing on the calendar yet</h2>
        <p className="max-w-prose text-lead">
          Pick a picture, a day and a place: your first invitation takes about two minutes. Parties that you are invited
          to show up here as well.
        </p>
      </div>
      <PartyArt name="confetti" />
    </ThemeScope>
  )
}
