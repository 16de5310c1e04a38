import { sql, type Selectable } from 'kysely'
import type { Db, InviteeAliasTable, InviteeRow } from '../schema.ts'

/** The maximum number of invitee rows per event: ten thousand guests and the organizer. */
export const inviteesPerEvent = 10_001

/** Reads an invitee, unless a host removed them (`HIDDEN`). */
export async function readInvitee(db: Db, eventId: string, inviteeId: string): Promise<InviteeRow | undefined> {
  return db
    .selectFrom('invitees')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('invitee_id', '=', inviteeId)
    .where('rsvp_status', '<>', 'HIDDEN')
    .executeTakeFirst()
}

/**
 * Reads the records of merges that involve an invitee. They cover both merges of the invitee's row into another row, and
 * merges of another row into the invitee's.
 */
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

/** Reads a user's invitee row at an event. A row that a host removed (`HIDDEN`) is returned only if there is no other. */
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
 * Assigns a user the unclaimed invitations that contain one of their verified email addresses or phone numbers. Covers one
 * event or, without `eventId`, all events. Assigns at most one invitation per event (functions/attach_invitations.sql).
 */
export async function attachInvitations(db: Db, userId: string, eventId: string | null = null): Promise<void> {
  await sql`select attach_invitations(${userId}::uuid, ${eventId}::uuid)`.execute(db)
}
