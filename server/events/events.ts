import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { EventInput } from '@festoon/contract/nouns/event'
import { sameContent } from '@festoon/contract/rules/sameContent'
import { requireActive } from '../accounts/sessions/sessions.ts'
import type { HostOf } from '../core/brands.ts'
import { Failure } from '../core/Failure.ts'
import { announceDraft } from '../database/announce.ts'
import { inTransaction } from '../database/inTransaction.ts'
import { lockUser } from '../database/rows/lockUser.ts'
import type { Db, EventRow, Tx } from '../database/schema.ts'
import { lockHosted } from '../rpc/access/lockHosted.ts'
import { copyGuests } from './copyGuests.ts'
import { copyItems } from './copyItems.ts'
import { eventColumns, eventInputOf } from './eventColumns.ts'
import { memberRow, type Member } from './memberRow.ts'
import { wasRemoved } from './removedEvents.ts'
import { requirePicture } from './requirePicture.ts'

/** The events to copy from. */
interface CopiedEvents {
  /** The event to copy guests from. */
  guestsOf?: HostOf<EventRow> | undefined
  /** The event whose sign-up list to copy. */
  itemsOf?: HostOf<EventRow> | undefined
}

export interface NewEvent extends CopiedEvents {
  /** The event's id, which the caller generates so that a repeated call doesn't create a second event. */
  id?: string | undefined
  albumId?: string | undefined
}

/**
 * Creates an event and its organizer's invitee row, whose RSVP is yes (RPC-45), and copies the guests of the event `guestsOf` and
 * the items of `itemsOf`, if given. Deletes the organizer's draft with the same id, if any. If the call is repeated, returns the
 * existing event.
 * @throws Failure as `lockHosted` if the caller doesn't host an event to copy from; sessionExpired if the organizer's account was
 * deleted in the meantime, accountSuspended if it was suspended, guestLimit, invalid if the organizer may not use the cover
 * image, or conflict if the id belongs to someone else's event or draft, a deleted event, or an event with different content.
 */
export async function insertEvent(
  db: Db,
  event: EventInput,
  organizer: Member,
  now: number,
  { id = randomUUID(), albumId, guestsOf, itemsOf }: NewEvent = {},
): Promise<EventRow> {
  return inTransaction(db, async (tx) => {
    // Locks events before accounts, as everywhere.
    const copiedEvents = await lockCopied(tx, { guestsOf, itemsOf })
    if (!(await lockUser(tx, organizer.id))) throw new Failure('sessionExpired')
    await requireActive(tx, organizer.id)
    await requirePicture(tx, organizer.id, event.photoUrl)
    const row = await tx
      .insertInto('events')
      .values({
        id,
        organizer_id: organizer.id,
        hosted_by: organizer.name,
        ...eventColumns(event),
        album_id: albumId ?? null,
        cohost_link: null,
        canceled_at: null,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!row) return ownEvent(tx, id, event, organizer)
    if (await wasRemoved(tx, id)) throw new Failure('conflict')
    await becomeEvent(tx, id, organizer)
    await tx
      .insertInto('invitees')
      .values(memberRow(id, organizer, 'organizer', now))
      .execute()
    if (copiedEvents.guestsOf) await copyGuests(tx, copiedEvents.guestsOf, row, now)
    if (copiedEvents.itemsOf) await copyItems(tx, copiedEvents.itemsOf, row)
    await sql`select announce_event(${id}, ${organizer.id}, null, ${row.modification})`.execute(tx)
    return row
  })
}

/** Locks the events to copy from, in the order of their ids, and returns them. */
async function lockCopied(tx: Tx, { guestsOf, itemsOf }: CopiedEvents): Promise<CopiedEvents> {
  const lockedEvents = new Map<string, HostOf<EventRow>>()
  const events = [guestsOf, itemsOf].flatMap((event) => event ?? [])
  for (const event of events.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
    lockedEvents.set(event.id, await lockHosted(tx, event, 'host'))
  return { guestsOf: guestsOf && lockedEvents.get(guestsOf.id), itemsOf: itemsOf && lockedEvents.get(itemsOf.id) }
}

/**
 * Returns the event that an earlier attempt of the same call created.
 * @throws Failure conflict if the event has another organizer or different content.
 */
async function ownEvent(tx: Tx, id: string, event: EventInput, organizer: Member): Promise<EventRow> {
  const earlierEvent = await tx.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirst()
  if (earlierEvent?.organizer_id !== organizer.id || !sameContent(eventInputOf(earlierEvent), event))
    throw new Failure('conflict')
  return earlierEvent
}

/**
 * Deletes the draft that an event was created from, if there is one.
 * @throws Failure conflict if the draft belongs to another user.
 */
async function becomeEvent(tx: Tx, id: string, organizer: Member): Promise<void> {
  const draft = await tx.deleteFrom('drafts').where('id', '=', id).returning('user_id').executeTakeFirst()
  if (!draft) return
  if (draft.user_id !== organizer.id) throw new Failure('conflict')
  await announceDraft(tx, organizer.id, id)
}
