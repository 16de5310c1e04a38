import { sql, type SqlBool } from 'kysely'
import { z } from 'zod'
import type { HostOf } from '../../core/brands.ts'
import { anyOf } from '../../database/rows/anyOf.ts'
import { readRows } from '../../database/rows/readRows.ts'
import type { Db, EventRow, InviteeRow, NewInviteeRow, Tx } from '../../database/schema.ts'

/** Sets the mode in which a guest's photos are added to the album (RPC-37). */
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

const positionRow = z.object({ rank: z.number(), name: z.string() })

/**
 * Returns up to `limit` rows of the host's guest list, starting after the guest with the id `after`: the organizer first, then
 * everyone else by name. Excludes removed guests. `next` is the id of the last row if more rows follow. Returns undefined if
 * `after` doesn't exist.
 */
export async function listInvitees(
  db: Db,
  event: HostOf<EventRow>,
  after: string | undefined,
  limit: number,
): Promise<{ rows: InviteeRow[]; next: string | undefined } | undefined> {
  const rank = sql`case when role = 'organizer' then 0 else 1 end`
  const name = sql`lower(name)`
  let query = db
    .selectFrom('invitees')
    .selectAll()
    .where('event_id', '=', event.id)
    // Order and condition must match the index invitees_listed word for word.
    .where(sql<SqlBool>`rsvp_status <> 'HIDDEN'`)
    .orderBy(rank)
    .orderBy(name)
    .orderBy('invitee_id')
    .limit(limit + 1)
  if (after !== undefined) {
    const [position] = await readRows(
      db,
      positionRow,
      sql`select ${rank} as rank, ${name} as name from invitees where event_id = ${event.id} and invitee_id = ${after}`,
    )
    if (!position) return undefined
    query = query.where(
      sql<SqlBool>`(${rank}, ${name}, invitee_id) > (${position.rank}::integer, ${position.name}::text, ${after}::uuid)`,
    )
  }
  const foundRows = await query.execute()
  const rows = foundRows.slice(0, limit)
  return { rows, next: foundRows.length > limit ? rows.at(-1)?.invitee_id : undefined }
}

/**
 * Returns the invitees who changed after the modification `since`, and the ids of invitees who were removed after it: at most
 * `limit` in total, oldest change first.
 */
export async function listChangedInvitees(
  db: Db,
  event: HostOf<EventRow>,
  since: number,
  limit: number,
): Promise<{ rows: InviteeRow[]; removed: string[]; hasMore: boolean }> {
  const foundRows = await db
    .selectFrom('invitees')
    .selectAll()
    .where('event_id', '=', event.id)
    .where('modification', '>', since)
    .orderBy('modification')
    .limit(limit + 1)
    .execute()
  const changedRows = foundRows.slice(0, limit)
  return {
    rows: changedRows.filter(({ rsvp_status }) => rsvp_status !== 'HIDDEN'),
    removed: changedRows.filter(({ rsvp_status }) => rsvp_status === 'HIDDEN').map(({ invitee_id }) => invitee_id),
    hasMore: foundRows.length > limit,
  }
}

/** Returns the invitees with the given ids, even removed ones, and the invitees of the given accounts, except removed ones. */
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
        eb('invitee_id', '=', anyOf(by.inviteeIds)),
        eb.and([eb('user_id', '=', anyOf(by.userIds ?? [])), eb('rsvp_status', '<>', 'HIDDEN')]),
      ]),
    )
    .execute()
}

/**
 * Returns the ids of the accounts that have the given normalized email addresses, by email address. Omits accounts that are
 * already on the event's guest list. If an account has several of the addresses, returns its id for only one of them.
 */
export async function accountsToInvite(
  tx: Tx,
  event: HostOf<EventRow>,
  emails: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const accounts = await tx
    .selectFrom('user_contacts')
    .select(['value', 'user_id'])
    .where('kind', '=', 'email')
    .where('value', '=', anyOf(emails))
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
  const takenIds = new Set<string>()
  for (const { value, user_id } of accounts) {
    if (!takenIds.has(user_id)) userOf.set(value, user_id)
    takenIds.add(user_id)
  }
  return userOf
}

/** Inserts sample invitee rows without checking them. */
export async function insertInviteeRows(db: Db, rows: readonly NewInviteeRow[]): Promise<void> {
  const batch = 100
  for (let from = 0; from < rows.length; from += batch)
    await db
      .insertInto('invitees')
      .values(rows.slice(from, from + batch))
      .execute()
}
