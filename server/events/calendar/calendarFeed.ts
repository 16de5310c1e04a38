import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { GuestOf } from '../../core/brands.ts'
import { anyOf } from '../../database/rows/anyOf.ts'
import { isConnectedRow } from '../../database/rows/connectedRows.ts'
import type { Db, EventRow, InviteeRow } from '../../database/schema.ts'
import { isGoing, visibilityOf } from '../view/visibility.ts'
import { isHosting } from '../waitlist.ts'
import type { CalendarEntry } from './calendarEntry.ts'
import { calendarEntryOf, type CalendarSite } from './calendarEntryOf.ts'

/** The maximum number of parties in a feed, and the time in ms for which past ones stay in it. */
const maxEntries = 500
const keptMs = 366 * 24 * 3_600_000

/** A party in a feed. */
export interface FeedEntry extends CalendarEntry {
  /** The time, in ms, of the last change of the party or of the reader's RSVP. */
  changedAt: number
  /** True for a guest who isn't going yet: without an RSVP, with a maybe, or on the waitlist. */
  isTentative: boolean
}

/**
 * Returns the dated parties that a user hosts or is invited to, those with the latest start first. Omits parties that the user declined or
 * was denied, unsent invitations, suspended parties, and parties whose guest list only someone else put the user on (`isOwn`). An address
 * is included if the event page shows it to the user.
 */
export async function feedOf(db: Db, userId: string, site: CalendarSite, now: number): Promise<FeedEntry[]> {
  const rows = await db
    .selectFrom('invitees as own')
    .innerJoin('events', 'events.id', 'own.event_id')
    .selectAll('own')
    .where('own.user_id', '=', userId)
    .where('own.rsvp_status', '<>', 'HIDDEN')
    .where((where) => where.or([where('own.rsvp_status', '<>', 'NO'), where('own.cohost_status', '=', 'ACCEPTED')]))
    .where('own.waitlist_status', 'is distinct from', 'DENIED')
    .where((where) =>
      where.or([
        where('own.rsvp_status', '<>', 'INVITED'),
        where('own.invite_status', '<>', 'PENDING'),
        where('own.cohost_status', '=', 'ACCEPTED'),
      ]),
    )
    .where(isOwn(userId))
    .where('events.suspended_at', 'is', null)
    .where('events.start_time', '>', now - keptMs)
    .orderBy('events.start_time', 'desc')
    .orderBy('events.id')
    .limit(maxEntries)
    .execute()
  const ids = rows.map(({ event_id }) => event_id)
  const events = await db.selectFrom('events').selectAll().where('id', '=', anyOf(ids)).execute()
  const byId = new Map(events.map((event) => [event.id, event]))
  return rows.flatMap((row) => {
    const event = byId.get(row.event_id)
    if (!event) return []
    const showsAddress = isHosting(row) || visibilityOf(event, { kind: 'user', userId, row }).address
    return feedEntryOf(event, row, showsAddress, site)
  })
}

/**
 * Builds an SQL condition that is true for an invitee row (`own`) of a user who was invited by a host, or joined themselves. Anyone may
 * have entered the user's contact on an open link or in someone else's invitation. The list of parties shows such rows, so that the user
 * can RSVP, but calendars on all devices would show a stranger's party as if the user were going.
 */
const isOwn = (userId: string): RawBuilder<SqlBool> => sql<SqlBool>`(
  ${isConnectedRow('own')}
  -- The user opened the page. Rows that someone else made lose their link once the user gets them (attach_invitations).
  or own.source = 'link' and own.token_version = 1
  or (own.source = 'host' or own.entered_at > 0) and (
    not own.email_typed and not own.phone_typed and own.late_contacts = '{}' or host_invited(${userId}::uuid, own)
  )
)`

/** Returns an event's entry in the feed of a guest or host, or none if its date is to be decided. */
function feedEntryOf(event: EventRow, row: InviteeRow, withAddress: boolean, site: CalendarSite): FeedEntry[] {
  const entry = calendarEntryOf(event, withAddress, site)
  const changedAt = Math.max(event.canceled_at ?? event.saved_at ?? event.created_at, row.rsvp_at ?? 0)
  return entry ? [{ ...entry, changedAt, isTentative: !isHosting(row) && !isGoing(row) }] : []
}

/**
 * Returns the feed of a guest without an account: their party, or nothing while its date is to be decided, and for a guest who declined or
 * was denied a spot. The address is included if the event page shows it to the guest.
 */
export function guestFeedOf(event: EventRow, guest: GuestOf<InviteeRow>, site: CalendarSite): FeedEntry[] {
  if (guest.rsvp_status === 'NO' || guest.waitlist_status === 'DENIED') return []
  return feedEntryOf(event, guest, visibilityOf(event, { kind: 'guest', row: guest }).address, site)
}
