import { maskContact } from '@festoon/contract/rules/maskContact'
import { Failure } from '../../core/Failure.ts'
import { addressKey } from '../../crypto/addressKey.ts'
import { pictureLink, withPictureLink } from '../../crypto/pictureLink.ts'
import type { Tx } from '../../database/schema.ts'
import type { Handler } from '../../rpc/handler.ts'
import { noteChange } from '../notices/noteChange.ts'
import { addContact, readOther, readUser, userIdOfContact } from '../profile/users.ts'
import { redeemCode } from '../signIn/signInCode.ts'
import { contactOf } from './contactOf.ts'
import { storeMergeProof } from './mergeProofs.ts'

/**
 * Checks a code and adds the email address or phone number to the caller's account. If the email address or phone number
 * belongs to another account, returns that account's details instead, so that the caller can decide whether to merge the
 * accounts.
 */
export const verifyWithPiiAndCode: Handler<'verifyWithPiiAndCode'> = async (context, { pii, code }) => {
  const { db, clock, jobs, keys, session } = context
  const contact = contactOf(pii)
  await redeemCode(context, { contact, asker: { userId: session.userId } }, code, context.ip)
  const now = clock.now()
  const change = { kind: 'contactAdded', detail: maskContact(contact.value), except: contact } as const
  const note = (tx: Tx): Promise<void> => noteChange(tx, jobs.queueAccountNotices, session.userId, change, context, now)
  if (await addContact(db, session.userId, contact, keys.addressKey, now, note)) {
    const provenContact = addressKey(keys.addressKey, contact.kind, contact.value)
    await db.updateTable('sessions').set({ proven_contact: provenContact }).where('id', '=', session.id).execute()
    jobs.wake()
    const user = await readUser(db, session.userId)
    if (!user) throw new Failure('sessionExpired')
    return { result: 'piiAdded', user: withPictureLink(context, user) }
  }
  const otherId = await userIdOfContact(db, contact)
  const other = otherId === undefined ? undefined : await readOther(db, otherId)
  // The other account was deleted between the two reads. With a new code, the contact can be added.
  if (otherId === undefined || !other || !(await storeMergeProof(db, session, contact, otherId, now)))
    throw new Failure('codeExpired')
  const { name, photoUrl, eventCount } = other
  return {
    result: 'mergePrompt',
    other: { name, eventCount, ...(photoUrl === null ? {} : { photoUrl: pictureLink(context, photoUrl) }) },
  }
}
