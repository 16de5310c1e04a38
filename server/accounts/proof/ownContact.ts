import type { Pii } from '@festoon/contract/nouns/merge'
import type { Contact } from '../../core/Contact.ts'
import { Failure } from '../../core/Failure.ts'
import type { Session } from '../../rpc/access/sessionOfToken.ts'
import type { Services } from '../../rpc/services.ts'
import { contactOf } from '../merge/contactOf.ts'
import { userIdOfContact } from '../profile/users.ts'

/**
 * Returns the contact in a call's input if it belongs to the session's user.
 * @throws Failure notFound if it doesn't.
 */
export async function ownContact({ db }: Services, { userId }: Session, pii: Pii): Promise<Contact> {
  const contact = contactOf(pii)
  if ((await userIdOfContact(db, contact)) !== userId) throw new Failure('notFound')
  return contact
}
