import { useMemo, useState } from 'react'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { redirect, useParams, type LoaderFunction } from 'react-router-dom'
import type { Invitee } from '@festoon/contract/guest'
import { isPast } from '@festoon/contract/rules/past'
import { guestFilters, isInFilter, type GuestFilter } from '@festoon/contract/rules/guestStatus'
import { GuestTable } from '@festoon/ui/GuestTable'
import { SegmentedFilter } from '@festoon/ui/SegmentedFilter'
import { eventQuery, inviteesQuery } from '../../api/queries.ts'
import { useRealtime } from '../../api/useRealtime.ts'
import * as paths from '../../pathTo.ts'
import { AddGuest } from './AddGuest.tsx'
import { guestRow } from './guestRow.ts'
import { HeadCount } from './HeadCount.tsx'
import { InviteHeader } from './InviteHeader.tsx'
import { MusicWidget } from './MusicWidget.tsx'
import { SendBar } from './SendBar.tsx'

const idOf = (params: Readonly<Record<string, string | undefined>>): string => params.eventId ?? ''

export const loader =
  (queryClient: QueryClient): LoaderFunction =>
  async ({ params }) => {
    const event = await queryClient.ensureQueryData(eventQuery(idOf(params)))
    // Who does not host has nothing to manage here (ROUTE-30).
    if (!event.isHost && !event.isCohost) return redirect(paths.event(event.id))
    await queryClient.ensureQueryData(inviteesQuery(event.id))
    return null
  }

const none: readonly Invitee[] = []
const nobodyYet = 'You have not invited anyone yet.'

/** The host's guest list: add, send, watch the answers come in (ROUTE-29). */
export function Component() {
  const eventId = idOf(useParams())
  const { data: event } = useQuery(eventQuery(eventId))
  const { data: invitees = none, dataUpdatedAt: now } = useQuery(inviteesQuery(eventId))
  useRealtime([
    {
      topic: `events/${eventId}`,
      keys: [
        ['invitees', eventId],
        ['event', eventId],
      ],
    },
  ])
  const [filter, setFilter] = useState<GuestFilter>('All')
  // The table computes ranks and order from its rows: the same guests stay the same array.
  const rows = useMemo(() => invitees.filter((guest) => isInFilter(guest, filter)).map(guestRow), [invitees, filter])
  if (!event) return null
  const isClosed = event.cancelledTimestamp !== null || isPast(event, now)
  const isAlone = invitees.every((guest) => guest.role === 'organizer')

  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-1 content-start gap-8 px-4 py-8 wide:px-8">
      <InviteHeader event={event} now={now} />
      <HeadCount guests={invitees} />
      {!isClosed && <AddGuest eventId={eventId} />}
      <section aria-labelledby="guest-list" className="grid grid-cols-1 gap-5">
        <h2 id="guest-list" className="font-display text-title">
          Guest list
        </h2>
        <SegmentedFilter
          label="Show"
          options={guestFilters.map((value) => ({
            value,
            label: value,
            count: invitees.filter((guest) => isInFilter(guest, value)).length,
          }))}
          value={filter}
          onValueChange={(value) => setFilter(guestFilters.find((one) => one === value) ?? 'All')}
        />
        <GuestTable label="Guests" rows={rows} emptyText={isAlone ? nobodyYet : `Nobody under ${filter}.`} />
        {isAlone && rows.length > 0 && <p className="text-body text-ink-muted">{nobodyYet}</p>}
      </section>
      {event.host?.hasMusicWidget && <MusicWidget guests={invitees} />}
      {!isClosed && <SendBar eventId={eventId} guests={invitees} />}
    </div>
  )
}
