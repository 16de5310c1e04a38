import { eventChanges, isForGuests, type EventChange } from '@festoon/contract/rules/events/eventChanges'
import { widerAudience, type UpdateAudience } from '@festoon/contract/rules/events/updateAudiences'
import type { SpendRecipients } from '../accounts/sending/spendRecipients.ts'
import { inTransaction } from '../database/inTransaction.ts'
import { lockEvent } from '../database/rows/eventRows.ts'
import type { Db, EventRow, Tx } from '../database/schema.ts'
import type { QueueNotifications } from '../queue/jobData.ts'
import { eventInputOf } from './eventColumns.ts'
import { queueForAllGuests } from './notifications/queueForGuests.ts'
import { countGuestsToSpend } from './notifications/recipients.ts'

/** The minimum time in ms between two notifications of changes to one event. */
const apartMs = 10 * 60_000

/** The maximum number of notes that wait with an event's changes. Earlier ones are dropped. */
const maxNotes = 5

/** The maximum number of events whose changes are queued per call. */
const batch = 500

/** An update for guests. `note` is the host's note, or ''. */
export interface Update {
  changes: readonly EventChange[]
  audience: UpdateAudience
  note: string
  /** The id of the host. */
  sentBy: string
}

/**
 * Notifies guests of an event's changes: at once, or, if they were notified in the last `apartMs`, together with any further
 * changes once that time is over. These go to the widest of their audiences, and each note only to its own. `rows` are the event
 * before and after the change. Without a note, changes that guests can't see notify no one.
 * @throws Failure sendingLimit if the host can't reach so many people now.
 */
export async function noticeChanges(
  tx: Tx,
  queue: QueueNotifications,
  { before, after }: { before: EventRow; after: EventRow },
  { changes, audience, note, sentBy }: Update,
  spend: SpendRecipients,
  now: number,
): Promise<void> {
  if (note === '' && !changes.some(isForGuests)) return
  const last = await tx.selectFrom('change_notices').selectAll().where('event_id', '=', after.id).executeTakeFirst()
  const notes = note === '' ? [] : [{ audience, text: note, sentBy }]
  if (last?.before) {
    // Sent with the changes it is waiting with, whose recipients are counted already.
    const wider = widerAudience(last.audience, audience)
    const count = wider === last.audience ? last.counted : await countGuestsToSpend(tx, after.id, wider)
    await spend(tx, Math.max(0, count - last.counted))
    const waiting = {
      audience: wider,
      notes: JSON.stringify([...last.notes, ...notes].slice(-maxNotes)),
      sent_by: JSON.stringify([...new Set([...last.sent_by, sentBy])]),
      counted: Math.max(count, last.counted),
    }
    await tx.updateTable('change_notices').set(waiting).where('event_id', '=', after.id).execute()
    return
  }
  const recipientCount = await countGuestsToSpend(tx, after.id, audience)
  await spend(tx, recipientCount)
  if (last && now - last.noticed_at < apartMs) {
    const waiting = {
      before: JSON.stringify(eventInputOf(before)),
      audience,
      notes: JSON.stringify(notes),
      sent_by: JSON.stringify([sentBy]),
      counted: recipientCount,
    }
    await tx.updateTable('change_notices').set(waiting).where('event_id', '=', after.id).execute()
    return
  }
  await tx
    .insertInto('change_notices')
    .values({ event_id: after.id, noticed_at: now, before: null })
    .onConflict((conflict) => conflict.column('event_id').doUpdateSet({ noticed_at: now }))
    .execute()
  await queueForAllGuests(tx, queue, after, { kind: 'changed', changes, audience, notes, sentBy: [sentBy] }, now)
}

/**
 * Queues the notifications of changes that have waited until `apartMs` after the previous one. Changes that were undone in the
 * meantime aren't mentioned.
 * @returns The number of events with new notifications.
 */
export async function queueWaitingChanges(db: Db, queue: QueueNotifications, now: number): Promise<number> {
  const due = await db
    .selectFrom('change_notices')
    .innerJoin('events', 'events.id', 'change_notices.event_id')
    .select('change_notices.event_id')
    .where('before', 'is not', null)
    .where('noticed_at', '<=', now - apartMs)
    // A suspended event's changes wait until it is restored.
    .where('events.suspended_at', 'is', null)
    .orderBy('noticed_at')
    .limit(batch)
    .execute()
  let queuedCount = 0
  for (const { event_id: id } of due) if (await queueChangesOf(db, queue, id, now)) queuedCount += 1
  return queuedCount
}

async function queueChangesOf(db: Db, queue: QueueNotifications, id: string, now: number): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    // Locked, so that only one process queues the notification, and no change is missed.
    const event = await lockEvent(tx, id)
    const waiting = await tx.selectFrom('change_notices').selectAll().where('event_id', '=', id).executeTakeFirst()
    if (!event || !waiting?.before) return false
    await tx
      .updateTable('change_notices')
      .set({ before: null, noticed_at: now, notes: '[]', sent_by: '[]', counted: 0 })
      .where('event_id', '=', id)
      .execute()
    const changes = eventChanges(waiting.before, eventInputOf(event))
    const { audience, notes, sent_by: sentBy } = waiting
    if (changes.length === 0 || (notes.length === 0 && !changes.some(isForGuests))) return false
    await queueForAllGuests(tx, queue, event, { kind: 'changed', changes, audience, notes, sentBy }, now)
    return true
  })
}
