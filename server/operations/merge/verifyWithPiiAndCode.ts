import { storeMergeProof } from '../../data/mergeProofs.ts'
import { addContact, readOther, readUser, userIdOfContact } from '../../data/users.ts'
import { Failure } from '../../Failure.ts'
import { redeemCode } from '../../session/signInCode.ts'
import type { Handler } from '../handler.ts'
import { contactOf } from './contactOf.ts'

/** Adds a contact that nobody has; where it is another account's, the caller is asked whether to join the two. */
export const verifyWithPiiAndCode: Handler<'verifyWithPiiAndCode'> = async (context, { pii, code }) => {
  const { db, clock, session } = context
  const contact = contactOf(pii)
  await redeemCode(context, { contact, asker: { userId: session.userId } }, code, context.ip)
  const now = clock.now()
  if (await addContact(db, session.userId, contact, now)) {
    const user = await readUser(db, session.userId)
    if (!user) throw new Failure('sessionExpired')
    return { result: 'piiAdded', user }
  }
  const otherId = await userIdOfContact(db, contact)
  const other = otherId === undefined ? undefined : await readOther(db, otherId)
  // The other account ended between two looks: with a new code the contact is free.
  if (otherId === undefined || !other || !(await storeMergeProof(db, session, contact, otherId, now)))
    throw new Failure('codeExpired')
  const { name, photoUrl, eventCount } = other
  return { result: 'mergePrompt', other: { name, eventCount, ...(photoUrl === null ? {} : { photoUrl }) } }
}
