import { normaliseEmail } from '@festoon/contract/rules/email'
import { sql } from 'kysely'
import { Failure } from '../Failure.ts'
import type { Contact } from '../providers/identity/port.ts'
import { announce } from './announce.ts'
import { emptied, formerGuest } from './emptied.ts'
import { awaitErasure } from './eraseOldContacts.ts'
import { eraseQueuedForGuests } from './eraseQueued.ts'
import { lockEvent } from './events.ts'
import { dropDeliveries, holdGuests } from './holdGuests.ts'
import { inTransaction } from './inTransaction.ts'
import { isUniqueViolation } from './isUniqueViolation.ts'
import type { Db, EventRow, InviteeRow, Tx } from './schema.ts'
import { userIdOfContact } from './users.ts'

/** What is kept about a guest beside their row. */
export interface GuestTraces {
  /** What the host wrote to them alone. */
  messages: { message: string; sentAt: number }[]
  /** Addresses of the photos that they put into the album. */
  photos: string[]
}

type Guest = Pick<InviteeRow, 'event_id' | 'invitee_id'>

/** The ids under which a guest's things stand: that of their row, and those of rows that became one with it. */
const idsOf = ({ event_id, invitee_id }: Guest) => sql<string>`(
  select ${invitee_id}::uuid union all
  select a.invitee_id from invitee_aliases a where a.event_id = ${event_id} and a.into_id = ${invitee_id}
)`

/** Reads what is kept about a guest beside their row. */
export async function readGuestTraces(db: Db, guest: Guest): Promise<GuestTraces> {
  const { event_id } = guest
  const messages = await db
    .selectFrom('messages')
    .select(['message', 'sent_at as sentAt'])
    .where('event_id', '=', event_id)
    .where('receiver_id', 'in', idsOf(guest))
    .orderBy('sent_at')
    .execute()
  const photos = await db
    .selectFrom('album_photos')
    .select('url')
    .where('event_id', '=', event_id)
    .where('invitee_id', 'in', idsOf(guest))
    .orderBy('created_at')
    .execute()
  return { messages, photos: photos.map(({ url }) => url) }
}

async function readIds(tx: Tx, guest: Guest): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from ${idsOf(guest)} as ids(id)`.execute(tx)
  return rows.map(({ id }) => id)
}

/** What is only sent back with the form was not said by who sends it. */
const isSame = (kind: 'email' | 'phone', said: string | null | undefined) =>
  said === undefined ? sql`true` : sql`${sql.ref(kind)} is not distinct from ${said}::text`

/**
 * Changes a guest's name and contacts as that guest says, and what is said is shown to them from then on; answers false when
 * another guest of the party has the address.
 * @throws Failure notFound: the party is gone, or the row is somebody else's by now.
 */
export async function correctGuest(
  db: Db,
  { event_id, invitee_id, user_id, token_version }: InviteeRow,
  said: { name: string; email?: string | null; phone?: string | null },
): Promise<boolean> {
  try {
    await inTransaction(db, async (tx) => {
      // Its contacts may be erased just now: that is waited for, and is seen.
      const event = await lockEvent(tx, event_id)
      if (!event) throw new Failure('notFound')
      const { numUpdatedRows } = await tx
        .updateTable('invitees')
        .set({
          ...said,
          ...(said.email === undefined
            ? {}
            : { email_normalised: said.email === null ? null : normaliseEmail(said.email) }),
          withheld: sql`array(select unnest(withheld) except select unnest(${Object.keys(said)}::text[]) order by 1)`,
          late_contacts: sql`array(
            select item from unnest(late_contacts) item
            where case item when 'email' then ${isSame('email', said.email)} else ${isSame('phone', said.phone)} end
          )`,
          modification: sql`nextval('modifications')`,
        })
        .where('event_id', '=', event_id)
        .where('invitee_id', '=', invitee_id)
        // Somebody else's meanwhile: an account's, or that of another address.
        .where('user_id', 'is not distinct from', user_id)
        .where('token_version', '=', token_version)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw new Failure('notFound')
      await awaitErasure(tx, event)
      await announce(tx, event)
    })
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

/**
 * Erases a guest who has no account, all or nothing: what is on its way to them, what was written to them alone, their photos
 * and every word and contact of theirs. Whether they come stays counted. Answers the photos.
 * @throws Failure notFound: the guest is gone, or an account's.
 */
export async function eraseGuest(db: Db, event: EventRow, guest: Guest, now: number): Promise<string[]> {
  const { event_id, invitee_id } = guest
  return inTransaction(db, async (tx) => {
    const [held] = await holdGuests(tx, event, [invitee_id])
    // An account has answered just now, and what it said is not this guest's.
    if (!held || held.user_id !== null) throw new Failure('notFound')
    await dropDeliveries(tx, event, [invitee_id], 'The guest was erased.', now)
    await sql`
      delete from outbox where split_part(key, '/', 3) = ${invitee_id} or key in (
        select 'invite/' || d.key from deliveries d where d.event_id = ${event_id} and d.invitee_id = ${invitee_id}
      )
    `.execute(tx)
    const aliases = await readIds(tx, guest)
    await eraseQueuedForGuests(tx, aliases)
    await tx.deleteFrom('messages').where('event_id', '=', event_id).where('receiver_id', 'in', aliases).execute()
    const photos = await tx
      .deleteFrom('album_photos')
      .where('event_id', '=', event_id)
      .where('invitee_id', 'in', aliases)
      .returning('url')
      .execute()
    await tx.deleteFrom('invitee_aliases').where('event_id', '=', event_id).where('into_id', '=', invitee_id).execute()
    await sql`
      update invitees set ${emptied}, name = ${formerGuest}
      where event_id = ${event_id} and invitee_id = ${invitee_id}
    `.execute(tx)
    await announce(tx, event)
    return photos.map(({ url }) => url)
  })
}

/**
 * Whether what is sent to a contact of a guest's row is read by whom the row belongs to: the address that was invited may be another's than
 * the account's that answered.
 */
export async function isOwnContact(
  db: Db,
  { user_id }: Pick<InviteeRow, 'user_id'>,
  contact: Contact,
): Promise<boolean> {
  return user_id === null || (await userIdOfContact(db, contact)) === user_id
}
