import { randomUUID } from 'node:crypto'
import type { Contact } from '../../core/Contact.ts'
import type { NoticeKind } from '../../core/notices/accountNotice.ts'
import type { Device } from '../../core/place.ts'
import type { Tx } from '../../database/schema.ts'
import type { QueueAccountNotices } from '../../queue/jobData.ts'
import { recordActivity } from '../activity/recordActivity.ts'

/** A change to an account, of which its owner must be notified. */
export interface AccountChange {
  kind: NoticeKind
  detail?: string
  /** A contact that isn't notified, because its owner has just entered a code sent there. */
  except?: Contact
  /** The URL of the page that takes the change back, if there is one. */
  undoHref?: string
}

/**
 * Records a change to an account and notifies the account's email addresses, and its phone numbers if the user accepts SMS. Must
 * run before a contact is removed, so that the removed contact is notified as well.
 */
export async function noteChange(
  tx: Tx,
  queue: QueueAccountNotices,
  userId: string,
  { kind, detail = '', except, undoHref }: AccountChange,
  { userAgent, place }: Device,
  now: number,
): Promise<void> {
  // A call's context is a device, too. Only the device may reach the queue.
  const device = { userAgent, place }
  await recordActivity(tx, userId, { kind, detail }, device, now)
  const contacts = await tx
    .selectFrom('user_contacts')
    .innerJoin('users', 'users.id', 'user_contacts.user_id')
    .select(['user_contacts.kind', 'user_contacts.value'])
    .where('user_contacts.user_id', '=', userId)
    .where(({ eb, or }) => or([eb('user_contacts.kind', '=', 'email'), eb('users.granted_sms_permission', '=', true)]))
    .execute()
  const key = randomUUID()
  const undo = undoHref === undefined ? {} : { undoHref }
  const notices = contacts
    .filter((one) => one.kind !== except?.kind || one.value !== except.value)
    .map((to, at) => ({ key: `account/${key}/${at}`, to, kind, detail, ...undo, device, at: now }))
  if (notices.length > 0) await queue(tx, notices)
}
