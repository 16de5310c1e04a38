import { inviteTurnedOff } from '@festoon/contract/messages/guests/guestStatus'
import { senderSuspended } from '@festoon/contract/messages/messaging/undelivered'
import { findOptedOut, findOptedOutOfHost } from '../../accounts/profile/optOuts.ts'
import { isSuspended } from '../../database/rows/isSuspended.ts'
import type { Db, EventRow } from '../../database/schema.ts'
import type { NotificationWithContent } from '../mail/notificationCopy.ts'

/** A notification as one recipient gets it, and the hosts who wrote it and may write to the recipient. */
export interface FromSenders {
  notice: NotificationWithContent
  senders: readonly string[]
}

/**
 * Returns a notification without the parts by hosts who are suspended or blocked by the recipient. An update can have parts by several
 * hosts. If no part is left, or the recipient doesn't want the party's messages, returns the reason not to send it. `keys` are
 * the keyed hashes of the recipient's address and account.
 */
export async function fromSenders(
  db: Db,
  notice: NotificationWithContent,
  event: Pick<EventRow, 'id' | 'organizer_id'>,
  keys: readonly string[],
): Promise<FromSenders | { reason: string }> {
  const authors = authorsOf(notice)
  const active: string[] = []
  for (const id of authors) if (!(await isSuspended(db, id))) active.push(id)
  if (authors.length > 0 && active.length === 0) return { reason: senderSuspended }
  if ((await findOptedOut(db, keys, event)).size > 0) return { reason: inviteTurnedOff }
  const senders: string[] = []
  for (const id of active) {
    const isBlocked = id !== event.organizer_id && (await findOptedOutOfHost(db, keys, id)).size > 0
    if (!isBlocked) senders.push(id)
  }
  if (active.length > 0 && senders.length === 0) return { reason: inviteTurnedOff }
  if (notice.kind !== 'changed') return { notice, senders }
  const notes = notice.notes?.filter(({ sentBy }) => sentBy === undefined || senders.includes(sentBy))
  return { notice: { ...notice, ...(notes ? { notes } : {}) }, senders }
}

/** Returns the ids of the hosts who wrote a notification. Those queued by earlier versions may name none. */
function authorsOf(notice: NotificationWithContent): readonly string[] {
  if (notice.kind === 'changed') return notice.sentBy ?? []
  return notice.kind === 'message' && notice.sentBy !== undefined ? [notice.sentBy] : []
}
