import { sql, type Selectable } from 'kysely'
import type { Db, InviteeAliasTable, InviteeRow } from '../schema.ts'

/** The maximum number of invitee rows per event, including removed guests: ten thousand guests and the organizer. */
export const inviteesPerEvent = 10_001

/** Returns an invitee, or undefined if the invitee doesn't exist or was removed by a host (`HIDDEN`). */
export async function readInvitee(db: Db, eventId: string, inviteeId: string): Promise<InviteeRow | undefined> {
  const row = await readInviteeOrRemoved(db, eventId, inviteeId)
  return row?.rsvp_status === 'HIDDEN' ? undefined : row
}

/** Returns an invitee, even if a host removed it. Returns undefined if it doesn't exist. */
export async function readInviteeOrRemoved(
  db: Db,
  eventId: string,
  inviteeId: string,
): Promise<InviteeRow | undefined> {
  return db
    .selectFrom('invitees')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('invitee_id', '=', inviteeId)
    .executeTakeFirst()
}

/** Returns the records of all merges of an invitee into another one, and of other invitees into this one. */
export async function readAliases(
  db: Db,
  eventId: string,
  inviteeId: string,
): Promise<Selectable<InviteeAliasTable>[]> {
  return db
    .selectFrom('invitee_aliases')
    .selectAll()
    .where('event_id', '=', eventId)
    .where(({ eb, or }) => or([eb('invitee_id', '=', inviteeId), eb('into_id', '=', inviteeId)]))
    .execute()
}

/**
 * Returns the invitee that another one was merged into, even if a host removed it. Returns undefined if the links of the merged one have
 * ended since its record was read, because the row may be another person's by now.
 */
export async function readMergedInto(
  db: Db,
  { event_id: eventId, invitee_id: inviteeId }: Selectable<InviteeAliasTable>,
): Promise<InviteeRow | undefined> {
  return db
    .selectFrom('invitee_aliases as a')
    .innerJoin('invitees', (join) =>
      join.onRef('invitees.event_id', '=', 'a.event_id').onRef('invitees.invitee_id', '=', 'a.into_id'),
    )
    .selectAll('invitees')
    .where('a.event_id', '=', eventId)
    .where('a.invitee_id', '=', inviteeId)
    .executeTakeFirst()
}

/** Returns a user's invitee row for an event. Returns a row that a host removed (`HIDDEN`) only if the user has no other. */
export async function readInviteeOfUser(db: Db, eventId: string, userId: string): Promise<InviteeRow | undefined> {
  return db
    .selectFrom('invitees')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('user_id', '=', userId)
    .orderBy(sql`rsvp_status = 'HIDDEN'`)
    .executeTakeFirst()
}

/**
 * Links a user's account to unclaimed invitations that contain one of the user's verified email addresses or phone numbers, also
 * to those that another account claimed by their links. Links at most one invitation per event, and none if the user is already
 * on that event's guest list. Covers all events unless `eventId` is given.
 */
export async function attachInvitations(db: Db, userId: string, eventId: string | null = null): Promise<void> {
  await sql`select attach_invitations(${userId}::uuid, ${eventId}::uuid)`.execute(db)
}
