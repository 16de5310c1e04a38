import { sql } from 'kysely'
import type { ActivityKind } from '@festoon/contract/nouns/security/activity'
import type { Contact } from '../core/Contact.ts'
import type { Device } from '../core/place.ts'
import type { Db, Tx } from '../database/schema.ts'

/** The kinds of activity that an account's owner is notified of. */
export type NoticeKind = Extract<
  ActivityKind,
  | 'signedIn'
  | 'contactAdded'
  | 'contactRemoved'
  | 'accountMerged'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'providerLinked'
  | 'cohostAdded'
>

/** A notification to one email address or phone number of an account that something happened to the account. */
export interface AccountNotice {
  /** The permanent id of the message, which lets providers discard duplicates. */
  key: string
  to: Contact
  kind: NoticeKind
  /** The masked contact, the name of the passkey, or the new co-host that the change was about. */
  detail: string
  /** The URL of the page that takes the change back, if there is one. */
  undoHref?: string
  device: Device
  /** The time of the change, in ms. */
  at: number
}

/** Returns false if an account notice was erased (`eraseQueuedOfUser`). Waits for an erasure that has begun. */
export async function hasQueuedNotice(db: Db, key: string): Promise<boolean> {
  const query = sql`
    select 1 as found from jobs.job where name = 'deliver-account-notice' and data->>'key' = ${key} for key share
  `
  return (await query.execute(db)).rows.length > 0
}

/** A function that queues account notices in the caller's transaction. If the transaction is rolled back, nothing is queued. */
export type QueueAccountNotices = (tx: Tx, notices: readonly AccountNotice[]) => Promise<void>
