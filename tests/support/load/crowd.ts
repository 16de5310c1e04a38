import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { limits } from '@festoon/contract/limits'
import { eventInputSchema } from '@festoon/contract/nouns/event'
import { systemClock } from '../../../server/core/clock.ts'
import { randomToken, tokenHash } from '../../../server/crypto/randomToken.ts'
import type { Db } from '../../../server/database/schema.ts'
import { insertEvent } from '../../../server/events/events.ts'
import type { EventDraft } from '../builders.ts'
import { eventDraft } from '../builders.ts'

// Inserts people and parties directly into the database, because calls would take minutes for so many.

export interface Member {
  userId: string
  accessToken: string
}

/** Inserts signed-in people. */
export async function fillMembers(db: Db, count: number): Promise<Member[]> {
  const now = systemClock.now()
  // Old enough to send many messages.
  const since = now - 30 * 86_400_000
  const members = Array.from({ length: count }, () => ({ userId: randomUUID(), accessToken: randomToken() }))
  const ids = sql`${members.map(({ userId }) => userId)}::uuid[]`
  await sql`insert into users (id, name, coins, created_at) select id, 'Member ' || n, 0, ${since}::bigint
    from unnest(${ids}) with ordinality as rows (id, n)`.execute(db)
  await sql`insert into user_contacts (kind, value, user_id, verified_at) select 'email', id || '@example.com', id, ${now}::bigint
    from unnest(${ids}) id`.execute(db)
  // Each person has one session, which has the person's id.
  await sql`insert into sessions (id, user_id, device_id, user_agent, created_at, last_used_at)
    select id, id, 'web-test', '', ${now}::bigint, ${now}::bigint from unnest(${ids}) id`.execute(db)
  await sql`insert into access_tokens (hash, session_id, user_id, expires_at)
    select hash, id, id, ${now + limits.accessTokenSeconds * 1_000}::bigint
    from unnest(${ids}, ${members.map(({ accessToken }) => tokenHash(accessToken))}::text[]) as rows (id, hash)`.execute(
    db,
  )
  // Housekeeping, which runs every hour, removes sessions without a refresh token.
  await sql`insert into refresh_tokens (hash, session_id, expires_at)
    select hash, id, ${now + 86_400_000}::bigint
    from unnest(${ids}, ${members.map(() => tokenHash(randomToken()))}::text[]) as rows (id, hash)`.execute(db)
  return members
}

/** Inserts a party and returns its id. */
export async function fillParty(db: Db, host: Member, fields: Partial<EventDraft> = {}): Promise<string> {
  const event = eventInputSchema.parse(eventDraft({ clock: systemClock }, fields))
  const organizer = { id: host.userId, name: 'Hana', email: `${host.userId}@example.com`, phone: undefined }
  return (await insertEvent(db, event, organizer, systemClock.now())).id
}

export interface Guests {
  /** `PENDING` if the host hasn't sent the invitations yet. */
  inviteStatus?: 'PENDING' | 'SUCCESS'
  /** The guests' accounts, in order. By default, guests have no account. */
  accounts?: readonly Member[]
}

/** Inserts guests who have email addresses and haven't sent an RSVP. Returns their ids. */
export async function fillGuests(
  db: Db,
  eventId: string,
  count: number,
  { inviteStatus = 'SUCCESS', accounts = [] }: Guests = {},
): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID())
  const userIds = ids.map((_id, at) => accounts[at]?.userId ?? null)
  await sql`
    insert into invitees (event_id, invitee_id, user_id, name, email, email_normalized, role, source, rsvp_status, invite_status,
      created_at)
    select ${eventId}::uuid, id, user_id, 'Guest ' || n, id || '@example.com', id || '@example.com', 'attendee', 'host', 'INVITED',
      ${inviteStatus}, ${systemClock.now()}::bigint
    from unnest(${ids}::uuid[], ${userIds}::uuid[]) with ordinality as rows (id, user_id, n)`.execute(db)
  return ids
}

/** Inserts messages from an event's organizer to all guests. */
export async function fillMessages(db: Db, eventId: string, count: number): Promise<void> {
  await sql`with sent as (
      insert into messages (event_id, id, sender_id, message, sms_blast, recipients, sent_at)
      select events.id, gen_random_uuid(), organizer_id, 'See you there', false,
        (select count(*) from invitees where event_id = events.id and role = 'attendee'), n
      from events, generate_series(1, ${count}::integer) n where events.id = ${eventId} returning event_id, id
    )
    insert into message_recipients (event_id, message_id, invitee_id)
    select event_id, sent.id, invitee_id from sent join invitees using (event_id) where role = 'attendee'`.execute(db)
}

/** The maximum number of rows per statement. 100,000 take seconds. */
const batch = 100_000

/** Inserts copies of a party for other organizers, without guests. */
export async function fillEvents(db: Db, like: string, count: number, organizers: readonly string[]): Promise<void> {
  for (let insertedCount = 0; insertedCount < count; insertedCount += batch)
    await sql`with made as (
      insert into events (id, organizer_id, hosted_by, title, description, photo_url, start_time, end_time, time_zone,
        past_from, location, colors, questions, open_invite, public_guest_list, reminders_enabled, host_notification,
        communication_preference, has_waitlist, created_at)
      select gen_random_uuid(), o.id, 'Host', 'Party ' || n, description, photo_url, start_time, end_time, time_zone,
        past_from, location, colors, questions, open_invite, public_guest_list, reminders_enabled, host_notification,
        communication_preference, has_waitlist, n
      from events, generate_series(${insertedCount + 1}::integer, ${Math.min(count, insertedCount + batch)}::integer) n
      join unnest(${[...organizers]}::uuid[]) with ordinality as o (id, at) on o.at = 1 + n % ${organizers.length}
      where events.id = ${like} returning id, organizer_id
    )
    insert into invitees (event_id, invitee_id, user_id, name, role, source, rsvp_status, invite_status, created_at)
    select id, gen_random_uuid(), organizer_id, 'Host', 'organizer', 'event', 'YES', 'SUCCESS', 1 from made`.execute(db)
}
