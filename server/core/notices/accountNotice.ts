import type { ActivityKind } from '@festoon/contract/nouns/security/activity'
import type { Contact } from '../Contact.ts'
import type { Device } from '../place.ts'

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

/** A notification about a change to an account, for one of its email addresses or phone numbers. */
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
