import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useSearchParams, type LoaderFunction } from 'react-router-dom'
import * as copy from '@festoon/contract/messages/partyList'
import type { User } from '@festoon/contract/nouns/account'
import type { EventSummary } from '@festoon/contract/nouns/event'
import { Tabs } from '@festoon/ui/Tabs'
import { isMergeDue, mergeSnoozedAt, snoozeMerge } from '../../features/merge/mergeDue.ts'
import { takeAskedLater } from '../../features/merge/mergeLater.ts'
import type { MissingContact } from '../../features/merge/mergeMachine.ts'
import { SmsPermissionPrompt } from '../../features/smsConsent/SmsPermissionPrompt.tsx'
import { lazyPart } from '../../parts/lazyPart.tsx'
import { draftsQuery, eventsQuery, userQuery } from '../../platform/api/queries.ts'
import { useRealtime } from '../../platform/api/useRealtime.ts'
import type { EventsTab } from '../../platform/paths.ts'
import { knownSession } from '../../platform/session/session.ts'
import { useSession } from '../../platform/session/useSession.ts'
import { CardGrid } from './CardGrid.tsx'
import { DraftCards } from './DraftCards.tsx'
import { EmptyTab } from './EmptyTab.tsx'
import { eventsTabs, nextOf, splitEvents, tabOf } from './eventsTabs.ts'
import { Greeting } from './Greeting.tsx'
import { LoadingCards } from './LoadingCards.tsx'
import { LoadProblem } from './LoadProblem.tsx'
import { PartyCard } from './PartyCard.tsx'

// Loaded on demand, because only a few users are asked.
const MergeDialog = lazyPart(() => import('../../features/merge/MergeDialog.tsx').then((module) => module.MergeDialog))

export const loader =
  (queryClient: QueryClient): LoaderFunction =>
  async () => {
    // Not awaited, because placeholders are shown until the cards arrive.
    void queryClient.prefetchQuery(eventsQuery)
    void queryClient.prefetchQuery(draftsQuery)
    const session = knownSession()
    if (session) await queryClient.prefetchQuery(userQuery(session.userId))
    return null
  }

const none: readonly EventSummary[] = []

/**
 * The screen with the parties that the user hosts or is invited to, from latest to earliest start time, and the user's drafts
 * (ROUTE-15).
 */
export function Component() {
  const { userId } = useSession()
  const events = useQuery(eventsQuery)
  const drafts = useQuery(draftsQuery)
  const { data: user } = useQuery({ ...userQuery(userId ?? ''), enabled: userId !== undefined })
  useRealtime(
    userId === undefined
      ? []
      : [
          { topic: `events/users/${userId}`, keys: [eventsQuery.queryKey, ['user', userId]] },
          { topic: `drafts/users/${userId}`, keys: [draftsQuery.queryKey] },
        ],
  )
  const now = events.dataUpdatedAt
  const split = useMemo(() => splitEvents(events.data ?? none, now), [events.data, now])
  const draftCount = drafts.data?.length ?? 0
  const [tab, setTab] = useTab(drafts.data && !drafts.isFetching && draftCount === 0)
  const problem = events.error ?? drafts.error
  const problemBanner = problem && (
    <LoadProblem
      error={problem}
      isStale={events.data !== undefined}
      isRetrying={events.isFetching || drafts.isFetching}
      onRetry={() => {
        void events.refetch()
        void drafts.refetch()
      }}
    />
  )
  const countOf = (name: EventsTab): number | undefined =>
    name === 'Drafts' ? drafts.data?.length : events.data && split[name].length

  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-1 content-start gap-6 px-4 pt-2 pb-16 wide:gap-8 wide:px-8">
      <Greeting
        name={user?.name ?? ''}
        upcoming={events.data && split.Upcoming.length}
        next={nextOf(split.Upcoming)}
        now={now}
      />
      {user && <SmsPermissionPrompt user={user} />}
      {events.data && problemBanner}
      <Tabs
        label={copy.myParties}
        value={tab}
        onValueChange={(value) => setTab(tabOf(value))}
        tabs={eventsTabs.map((item) => ({
          ...item,
          count: countOf(item.value),
          hidden: item.value === 'Drafts' && draftCount === 0 && tab !== 'Drafts',
        }))}
      >
        {tab === 'Drafts' ? (
          <Panel isPending={drafts.isPending}>
            {drafts.data && <DraftCards drafts={drafts.data} now={drafts.dataUpdatedAt} />}
          </Panel>
        ) : (
          <Panel isPending={events.isPending}>
            {events.data ? <Cards key={tab} tab={tab} events={split[tab]} now={now} /> : problemBanner}
          </Panel>
        )}
      </Tabs>
      {user && <MergeNudge user={user} />}
    </div>
  )
}

/**
 * Returns the tab named in the URL and a function to change the tab. Switches from Drafts to All if there are no drafts
 * (EVLIST-06).
 */
function useTab(hasNoDrafts: boolean | undefined): [EventsTab, (tab: EventsTab) => void] {
  const [search, setSearch] = useSearchParams()
  const tab = tabOf(search.get('tab'))
  const setTab = useCallback(
    (next: EventsTab): void =>
      setSearch(
        (before) => {
          // Keeps other parameters, such as an event's colors.
          if (next === 'All') before.delete('tab')
          else before.set('tab', next)
          return before
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  )
  const isEmptyDrafts = tab === 'Drafts' && hasNoDrafts === true
  useEffect(() => {
    if (isEmptyDrafts) setTab('All')
  }, [isEmptyDrafts, setTab])
  return [isEmptyDrafts ? 'All' : tab, setTab]
}

function Panel({ isPending, children }: { isPending: boolean; children: ReactNode }) {
  return isPending ? <LoadingCards /> : children
}

interface CardsProps {
  tab: Exclude<EventsTab, 'Drafts'>
  events: readonly EventSummary[]
  now: number
}

function Cards({ tab, events, now }: CardsProps) {
  if (events.length === 0) return <EmptyTab tab={tab} />
  return (
    <CardGrid
      label={copy.parties}
      items={events}
      keyOf={({ id }) => id}
      render={(event) => <PartyCard event={event} now={now} />}
    />
  )
}

function dueNow(user: User): MissingContact | null {
  const later = takeAskedLater()
  if (later === 'phone' && user.phones.length === 0) return 'phone'
  if (later === 'email' && user.emails.length === 0) return 'email'
  return isMergeDue(user, mergeSnoozedAt(), Date.now()) ? 'email' : null
}

/**
 * Dialog that suggests adding an email address or phone number, shown only when the suggestion is due (EVLIST-11, MERGE-06,
 * MERGE-07).
 */
function MergeNudge({ user }: { user: User }) {
  // A request postponed for the photo dialog comes first (RSVP-42).
  const [missingContact, setMissingContact] = useState(() => dueNow(user))
  if (missingContact === null) return null
  return (
    <MergeDialog
      missingContact={missingContact}
      from="profile"
      onClose={(result) => {
        if (result === 'snoozed') snoozeMerge(Date.now())
        setMissingContact(null)
      }}
    />
  )
}
