import { sql } from 'kysely'
import { Failure } from '../../core/Failure.ts'
import type { Device } from '../../core/place.ts'
import type { Db, Tx } from '../../database/schema.ts'
import type { Identity } from '../../providers/identity/port.ts'
import type { QueueAccountNotices } from '../../queue/jobData.ts'
import { noteChange } from '../notices/noteChange.ts'
import { userIdOfContact } from '../profile/users.ts'

/**
 * Returns the id of the account that an identity signs in to, or undefined if there is none. The account at a provider decides, so
 * that a person who changes their email address there keeps their account. The email address decides only for an account at a
 * provider that isn't linked yet (docs/decisions/039-provider-accounts.md).
 * @throws Failure emailReassigned if the email address belongs to a user who linked it with another account at the provider, because
 * the provider may have given the address to someone else since.
 */
export async function userIdOfIdentity(db: Db, { contact, account }: Identity): Promise<string | undefined> {
  if (!account) return userIdOfContact(db, contact)
  const linkedIdentity = await db
    .selectFrom('user_identities')
    .select('user_id')
    .where('issuer', '=', account.issuer)
    .where('subject', '=', account.subject)
    .executeTakeFirst()
  if (linkedIdentity) return linkedIdentity.user_id
  const userId = await userIdOfContact(db, contact)
  if (userId === undefined) return undefined
  const earlier = await db
    .selectFrom('user_identities')
    .select('subject')
    .where('user_id', '=', userId)
    .where('issuer', '=', account.issuer)
    .where('email', '=', contact.value)
    .executeTakeFirst()
  if (earlier) throw new Failure('emailReassigned')
  return userId
}

/** Links an identity's account at a provider to a user. Returns false if it was linked already or the identity has none. */
export async function linkIdentity(
  db: Db,
  userId: string,
  { contact, account }: Identity,
  now: number,
): Promise<boolean> {
  if (!account) return false
  const { issuer, subject } = account
  const insertion = await db
    .insertInto('user_identities')
    .values({ issuer, subject, user_id: userId, email: contact.value, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (insertion.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/**
 * Links an identity's account at a provider to a user who signs in with it for the first time, and notifies the user's contacts.
 * Locks the user, so that of two accounts with the same email address, only one is linked.
 * @throws Failure emailReassigned if the other one was linked in the meantime.
 */
export async function linkOnSignIn(
  tx: Tx,
  queue: QueueAccountNotices,
  userId: string,
  identity: Identity,
  device: Device,
  now: number,
): Promise<void> {
  if (!identity.account) return
  await sql`select 1 from users where id = ${userId} for no key update`.execute(tx)
  if ((await userIdOfIdentity(tx, identity)) !== userId) throw new Failure('emailReassigned')
  if (!(await linkIdentity(tx, userId, identity, now))) return
  await noteChange(tx, queue, userId, { kind: 'providerLinked', detail: identity.account.name }, device, now)
}
