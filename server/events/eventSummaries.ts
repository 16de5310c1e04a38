import type { EventSummary } from '@festoon/contract/nouns/event'
import { countTotals } from '../database/rows/guestCounts.ts'
import type { Db } from '../database/schema.ts'

/** Builds the query for `listEventsOf`: a join of a user's invitee rows with their events and guest counts. */
export const eventsOfQuery = (db: Db, userId: string) =>
  db
    .selectFrom('invitees as own')
    .innerJoin('events', 'events.id', 'own.event_id')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('guest_counts')
          .select(countTotals)
          .whereRef('guest_counts.event_id', '=', 'events.id')
          .as('counts'),
      (join) => join.onTrue(),
    )
    .select([
      'events.id',
      'title',
      'events.photo_url',
      'hosted_by',
      'organizer_id',
      'start_time',
      'end_time',
      'time_zone',
      'colors',
      'canceled_at',
      'public_guest_list',
      'own.rsvp_status',
      'own.waitlist_status',
      'own.cohost_status',
      'counts.going',
      'counts.unsent',
    ])
    .where('own.user_id', '=', userId)
    .where('own.rsvp_status', '<>', 'HIDDEN')
    .where('events.suspended_at', 'is', null)
    // An invitation that the host hasn't sent is visible to the host only, unless the guest has become a co-host.
    .where((where) =>
      where.or([
        where('own.rsvp_status', '<>', 'INVITED'),
        where('own.invite_status', '<>', 'PENDING'),
        where('own.cohost_status', '=', 'ACCEPTED'),
      ]),
    )
    .orderBy('start_time', (order) => order.desc().nullsFirst())
    .orderBy('events.id')

/**
 * Returns summaries of the events that a user hosts or was invited to, those without a date first, and then the latest start
 * first (RPC-33, RPC-34). Omits unsent invitations that the user hasn't opened, except those of co-hosts, and events that the
 * user was removed from.
 */
export async function listEventsOf(db: Db, userId: string): Promise<EventSummary[]> {
  const rows = await eventsOfQuery(db, userId).execute()
  return rows.flatMap(({ rsvp_status, ...row }) => {
    if (rsvp_status === 'HIDDEN') return []
    const isHost = row.organizer_id === userId
    const hosts = isHost || row.cohost_status === 'ACCEPTED'
    return [
      {
        id: row.id,
        title: row.title,
        photoUrl: row.photo_url,
        hostedBy: row.hosted_by,
        isHost,
        startTime: row.start_time ?? 0,
        endTime: row.end_time,
        timeZone: row.time_zone,
        colors: row.colors,
        cancelledTimestamp: row.canceled_at,
        isDraft: false,
        goingCount: hosts || row.public_guest_list ? (row.going ?? 0) : 0,
        unsentCount: hosts ? (row.unsent ?? 0) : 0,
        rsvpStatus: rsvp_status,
        ...(row.waitlist_status === null ? {} : { waitlistStatus: row.waitlist_status }),
      },
    ]
  })
}
