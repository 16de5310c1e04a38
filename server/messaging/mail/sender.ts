import * as copy from '@festoon/contract/messages/messaging/mail'
import { hasAddress } from '@festoon/contract/rules/hasLink'
import type { Db, EventRow } from '../../database/schema.ts'

/** The sender of a party's emails, as its recipients see it. */
export interface Sender {
  /**
   * The name in the email's From field. It always names this installation, and never looks like an address or a domain, so that it can't
   * pass for someone else's email. Nor is it the product's name alone, which is the sender of the product's own emails.
   */
  fromName: string
  /** The line that names the host's account, by its name and a part of its verified email address or phone number. */
  line: string
}

/** Hides all but the first character of an email address's local part, and all but the last two digits of a phone number. */
function maskContact({ kind, value }: { kind: 'email' | 'phone'; value: string }): string {
  if (kind === 'phone') return copy.numberEnding(value.slice(-2))
  return `${value.slice(0, 1)}…${value.slice(value.lastIndexOf('@'))}`
}

/** Returns the sender of an event's emails: the account of its organizer. */
export async function readSender(db: Db, event: Pick<EventRow, 'organizer_id' | 'hosted_by'>): Promise<Sender> {
  const contact = await db
    .selectFrom('user_contacts')
    .select(['kind', 'value'])
    .where('user_id', '=', event.organizer_id)
    .orderBy('kind')
    .orderBy('verified_at')
    .limit(1)
    .executeTakeFirst()
  return {
    fromName: hasAddress(event.hosted_by) ? copy.fromSomeHost : copy.fromName(event.hosted_by),
    line: contact ? copy.sentBy(event.hosted_by, maskContact(contact)) : copy.sentByHost(event.hosted_by),
  }
}
