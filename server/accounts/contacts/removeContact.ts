import { maskContact } from '@festoon/contract/rules/maskContact'
import { Failure } from '../../core/Failure.ts'
import { withPictureLink } from '../../crypto/pictureLink.ts'
import { announceUser } from '../../database/announce.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Handler } from '../../rpc/handler.ts'
import { contactOf } from '../merge/contactOf.ts'
import { noteChange } from '../notices/noteChange.ts'
import { readUser } from '../profile/users.ts'
import { recordHostContacts } from '../sending/hostContacts.ts'

/**
 * Removes an email address or phone number from the caller's account, along with its sign-in links and the accounts at sign-in
 * providers that were linked through it. Notifies all of the account's contacts, including the removed one.
 */
export const removeContact: Handler<'removeContact'> = async (context, { pii }) => {
  const { db, clock, jobs, keys, session } = context
  const { userId } = session
  const { kind, value } = contactOf(pii)
  await inTransaction(db, async (tx) => {
    // Of two removals at once, the second sees the first.
    await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
    const contacts = await tx.selectFrom('user_contacts').selectAll().where('user_id', '=', userId).execute()
    if (!contacts.some((one) => one.kind === kind && one.value === value)) throw new Failure('notFound')
    if (contacts.length === 1) throw new Failure('lastContact')
    const change = { kind: 'contactRemoved', detail: maskContact(value) } as const
    await noteChange(tx, jobs.queueAccountNotices, userId, change, context, clock.now())
    await recordHostContacts(tx, keys.addressKey, userId, clock.now())
    await tx.deleteFrom('user_contacts').where('kind', '=', kind).where('value', '=', value).execute()
    await recordHostContacts(tx, keys.addressKey, userId, clock.now())
    if (kind === 'email') {
      await tx.deleteFrom('sign_in_links').where('user_id', '=', userId).where('email', '=', value).execute()
      await tx.deleteFrom('user_identities').where('user_id', '=', userId).where('email', '=', value).execute()
    }
    await announceUser(tx, userId)
  })
  jobs.wake()
  const user = await readUser(db, userId)
  if (!user) throw new Failure('sessionExpired')
  return { user: withPictureLink(context, user) }
}
