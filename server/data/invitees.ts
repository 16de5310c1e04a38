import { sql, type Selectable } from 'kysely'
import type { HostOf } from '../access.ts'
import type { Db, EventRow, InviteeAliasTable, InviteeRow, NewInviteeRow, Tx } from './schema.ts'

/** Most rows that one event holds: ten thousand guests and the organizer. */
export const inviteesPerEvent = 10_001

/** A guest's row that is not hidden. */
export async function readInvitee(db: Db, eventId: string, inviteeId: string): Promise<InviteeRow | undefined> {
  return db
    .selectFrom('invitees')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('invitee_id', '=', inviteeId)
    .where('rsvp_status', '<>', 'HIDDEN')
    .executeTakeFirst()
}

/** The keys of rows that became one with another, by the id of either. */
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

/** The row that a user has at an event, hidden or not: the live one first. */
export async function readInviteeOfUser(db: Db, eventId: string, userId: string): Promise<InviteeRow | undefined> {
  return db
    .selectFrom('invitees')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('user_id', '=', userId)
    .orderBy(sql`rsvp_status = 'HIDDEN'`)
    .executeTakeFirst()
}

/** Keeps how a guest's photos get into the album (RPC-37). */
export async function setPhotoUploadMode(
  db: Db,
  { event_id, invitee_id }: InviteeRow,
  mode: 'manual' | 'magic',
): Promise<void> {
  await db
    .updateTable('invitees')
    .set({ photo_upload_mode: mode })
    .where('event_id', '=', event_id)
    .where('invitee_id', '=', invitee_id)
    .execute()
}

/**
 * Gives a user the invitations that nobody has yet and that were sent to a contact which the user has verified, at one event
 * or at every one (migrations/answers.ts says what becomes of the keys to them).
 */
export async function attachInvitations(db: Db, userId: string, eventId: string | null = null): Promise<void> {
  await sql`select attach_invitations(${userId}::uuid, ${eventId}::uuid)`.execute(db)
}

/**
 * A page of a host's guest list: organizer first, then by name, from the guest after `after` on; `next` is the last one of
 * the page when there are more. Undefined when `after` is nobody.
 */
export async function listInvitees(
  db: Db,
  event: HostOf<EventRow>,
  after: string | undefined,
  limit: number,
): Promise<{ rows: InviteeRow[]; next: string | undefined } | undefined> {
  const rank = sql<number>`case when role = 'organizer' then 0 else 1 end`
  const name = sql<string>`lower(name)`
  let query = db
    .selectFrom('invitees')
    .selectAll()
    .where('event_id', '=', event.id)
    // Order and condition are those of the index invitees_listed, word for word.
    .where(sql<boolean>`rsvp_status <> 'HIDDEN'`)
    .orderBy(rank)
    .orderBy(name)
    .orderBy('invitee_id')
    .limit(limit + 1)
  if (after !== undefined) {
    const position = await db
      .selectFrom('invitees')
      .select([rank.as('rank'), name.as('name')])
      .where('event_id', '=', event.id)
      .where('invitee_id', '=', after)
      .executeTakeFirst()
    if (!position) return undefined
    query = query.where(
      sql<boolean>`(${rank}, ${name}, invitee_id) > (${position.rank}::integer, ${position.name}::text, ${after}::uuid)`,
    )
  }
  const found = await query.execute()
  const rows = found.slice(0, limit)
  return { rows, next: found.length > limit ? rows.at(-1)?.invitee_id : undefined }
}

/** Rows of an event whose id is among those named, hidden or not, and those of accounts, not hidden. */
export async function findInvitees(
  tx: Tx,
  event: HostOf<EventRow>,
  by: { inviteeIds: readonly string[]; userIds?: readonly string[] },
): Promise<InviteeRow[]> {
  return tx
    .selectFrom('invitees')
    .selectAll()
    .where('event_id', '=', event.id)
    .where(({ or, eb }) =>
      or([
        eb('invitee_id', '=', sql<string>`any(${[...by.inviteeIds]}::uuid[])`),
        eb.and([
          eb('user_id', '=', sql<string>`any(${[...(by.userIds ?? [])]}::uuid[])`),
          eb('rsvp_status', '<>', 'HIDDEN'),
        ]),
      ]),
    )
    .execute()
}

/** The accounts that addresses belong to, without those that are at the event already. */
export async function accountsToInvite(
  tx: Tx,
  event: HostOf<EventRow>,
  emails: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const accounts = await tx
    .selectFrom('user_contacts')
    .select(['value', 'user_id'])
    .where('kind', '=', 'email')
    .where('value', '=', sql<string>`any(${[...emails]}::text[])`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('invitees')
            .select('invitee_id')
            .where('event_id', '=', event.id)
            .where('rsvp_status', '<>', 'HIDDEN')
            .whereRef('invitees.user_id', '=', 'user_contacts.user_id'),
        ),
      ),
    )
    .execute()
  const userOf = new Map<string, string>()
  const taken = new Set<string>()
  for (const { value, user_id } of accounts) {
    if (!taken.has(user_id)) userOf.set(value, user_id)
    taken.add(user_id)
  }
  return userOf
}

/** Adds rows as they are, without asking whether they make sense together: for a database that is filled to be looked at. */
export async function insertInviteeRows(db: Db, rows: readonly NewInviteeRow[]): Promise<void> {
  const batch = 100
  for (let from = 0; from < rows.length; from += batch)
    await db
      .insertInto('invitees')
      .values(rows.slice(from, from + batch))
      .execute()
}
