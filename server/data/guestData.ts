import { normaliseEmail } from '@festoon/contract/rules/email'
import { sql } from 'kysely'
import { announce } from './announce.ts'
import { emptied, formerGuest } from './emptied.ts'
import { dropDeliveries, holdGuests } from './holdGuests.ts'
import { inTransaction } from './inTransaction.ts'
import { isUniqueViolation } from './isUniqueViolation.ts'
import type { Db, EventRow, InviteeRow } from './schema.ts'

/** What is kept about a guest beside their row. */
export interface GuestTraces {
  /** What the host wrote to them alone. */
  messages: { message: string; sentAt: number }[]
  /** Addresses of the photos that they put into the album. */
  photos: string[]
}

type Guest = Pick<InviteeRow, 'event_id' | 'invitee_id'>

/** Reads what is kept about a guest beside their row. */
export async function readGuestTraces(db: Db, { event_id, invitee_id }: Guest): Promise<GuestTraces> {
  const messages = await db
    .selectFrom('messages')
    .select(['message', 'sent_at as sentAt'])
    .where('event_id', '=', event_id)
    .where('receiver_id', '=', invitee_id)
    .orderBy('sent_at')
    .execute()
  const photos = await db
    .selectFrom('album_photos')
    .select('url')
    .where('event_id', '=', event_id)
    .where('invitee_id', '=', invitee_id)
    .orderBy('created_at')
    .execute()
  return { messages, photos: photos.map(({ url }) => url) }
}

/** Changes a guest's name and contacts as that guest says; answers false when another guest of the party has the address. */
export async function correctGuest(
  db: Db,
  event: EventRow,
  { event_id, invitee_id }: Guest,
  said: { name: string; email: string | null; phone: string | null },
): Promise<boolean> {
  try {
    await inTransaction(db, async (tx) => {
      await tx
        .updateTable('invitees')
        .set({
          ...said,
          email_normalised: said.email === null ? null : normaliseEmail(said.email),
          modification: sql`nextval('modifications')`,
        })
        .where('event_id', '=', event_id)
        .where('invitee_id', '=', invitee_id)
        .execute()
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
 */
export async function eraseGuest(
  db: Db,
  event: EventRow,
  { event_id, invitee_id }: Guest,
  now: number,
): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    await holdGuests(tx, event, [invitee_id])
    await dropDeliveries(tx, event, [invitee_id], 'The guest was erased.', now)
    await sql`
      delete from outbox where split_part(key, '/', 3) = ${invitee_id} or key in (
        select 'invite/' || d.key from deliveries d where d.event_id = ${event_id} and d.invitee_id = ${invitee_id}
      )
    `.execute(tx)
    await tx.deleteFrom('messages').where('event_id', '=', event_id).where('receiver_id', '=', invitee_id).execute()
    const photos = await sql<{ url: string }>`
      delete from album_photos where event_id = ${event_id} and (invitee_id = ${invitee_id} or invitee_id in (
        select a.invitee_id from invitee_aliases a where a.event_id = ${event_id} and a.into_id = ${invitee_id}
      )) returning url
    `.execute(tx)
    await tx.deleteFrom('invitee_aliases').where('event_id', '=', event_id).where('into_id', '=', invitee_id).execute()
    await sql`
      update invitees set ${emptied}, name = ${formerGuest}
      where event_id = ${event_id} and invitee_id = ${invitee_id} and user_id is null
    `.execute(tx)
    await announce(tx, event)
    return photos.rows.map(({ url }) => url)
  })
}
