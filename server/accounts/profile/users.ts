import { randomUUID } from 'node:crypto'
import { limits } from '@festoon/contract/limits'
import type { User } from '@festoon/contract/nouns/account'
import { openLedger } from '../../coins/coinLedger.ts'
import type { Contact } from '../../core/Contact.ts'
import { Failure } from '../../core/Failure.ts'
import { announceUser } from '../../database/announce.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import { isUniqueViolation } from '../../database/isUniqueViolation.ts'
import { takeSamples } from '../../database/rows/deviceSamples.ts'
import { attachInvitations } from '../../database/rows/inviteeRows.ts'
import { lockUser } from '../../database/rows/lockUser.ts'
import type { Db, Tx } from '../../database/schema.ts'
import { showProven } from '../merge/showProven.ts'
import { extendBlocks } from '../sending/carryBlocks.ts'
import { recordHostContacts } from '../sending/hostContacts.ts'
import { requireActive } from '../sessions/sessions.ts'
import { grantFreeCoins } from './grantFreeCoins.ts'

export interface NewUser {
  name: string
  smsPermission: 'granted' | 'rejected' | undefined
  /** The number of free coins that were spent on sample images before the account existed, as the client reports it. */
  coinsSpent: number
  /** The keyed hash of the client's device id. The account is charged no more than was delivered to this device. */
  deviceKey?: string
}

/** Returns the id of the account that a verified email address or phone number belongs to, or undefined if there is none. */
export async function userIdOfContact(db: Db, contact: Contact): Promise<string | undefined> {
  const row = await db
    .selectFrom('user_contacts')
    .select('user_id')
    .where('kind', '=', contact.kind)
    .where('value', '=', contact.value)
    .executeTakeFirst()
  return row?.user_id
}

/**
 * Creates an account for a verified email address or phone number, with its free coins (COIN-01) unless an account with the same
 * email address or phone number already got them. `key` is the HMAC secret passed to `addressKey`. Links the account to unclaimed
 * invitations that contain that email address or phone number. Returns undefined if the email address or phone number already has
 * an account. `link` runs in the same transaction.
 * @throws Failure accountSuspended if it belongs to a person whose account an operator suspended.
 */
export async function createUser(
  db: Db,
  contact: Contact,
  user: NewUser,
  key: Buffer,
  now: number,
  link?: (tx: Tx, id: string) => Promise<unknown>,
): Promise<string | undefined> {
  const id = randomUUID()
  try {
    await inTransaction(db, async (tx) => {
      const free = (await grantFreeCoins(tx, key, contact, now)) ? limits.freeCoins : 0
      const claimedSamples = Math.min(user.coinsSpent, free)
      const spentSamples = user.deviceKey === undefined ? 0 : await takeSamples(tx, user.deviceKey, claimedSamples)
      await tx
        .insertInto('users')
        .values({
          id,
          name: user.name,
          photo_url: null,
          granted_sms_permission: user.smsPermission === 'granted',
          sms_permission_status: user.smsPermission ?? null,
          coins: free - spentSamples,
          created_at: now,
        })
        .execute()
      if (free > 0) await openLedger(tx, id, spentSamples, now)
      await tx
        .insertInto('user_contacts')
        .values({ kind: contact.kind, value: contact.value, user_id: id, verified_at: now })
        .execute()
      await recordHostContacts(tx, key, id, now)
      await requireActive(tx, id)
      await link?.(tx, id)
      await attachInvitations(tx, id)
    })
  } catch (error) {
    if (isUniqueViolation(error, 'user_contacts_pkey')) return undefined
    throw error
  }
  return id
}

/** The fields that a user may change. Undefined leaves a field unchanged, and a null `photoUrl` removes the photo. */
export interface UserChanges {
  name: string | undefined
  photoUrl: string | null | undefined
  smsPermission: 'granted' | 'rejected' | undefined
}

/**
 * Updates a user and returns the URL of the previous photo. Runs `note` in the same transaction. Returns undefined if the
 * account no longer exists.
 */
export async function updateUser(
  db: Db,
  id: string,
  { name, photoUrl, smsPermission }: UserChanges,
  note?: (tx: Tx) => Promise<void>,
): Promise<{ photoUrl: string | null } | undefined> {
  return inTransaction(db, async (tx) => {
    const before = await tx
      .selectFrom('users')
      .selectAll()
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!before) return undefined
    const status = smsPermission ?? before.sms_permission_status
    await tx
      .updateTable('users')
      .set({
        name: name ?? before.name,
        photo_url: photoUrl === undefined ? before.photo_url : photoUrl,
        sms_permission_status: status,
        granted_sms_permission: status === 'granted',
      })
      .where('id', '=', id)
      .execute()
    await note?.(tx)
    await announceUser(tx, id)
    return { photoUrl: before.photo_url }
  })
}

/**
 * Adds a verified email address or phone number to an account, and links the account to unclaimed invitations that contain
 * it. Runs `note` in the same transaction if the account didn't have it. Returns false if the email address or phone number
 * belongs to another account. `key` is the HMAC secret passed to `addressKey`.
 * @throws Failure sessionExpired if the account was deleted, or accountSuspended as `createUser`.
 */
export async function addContact(
  db: Db,
  userId: string,
  contact: Contact,
  key: Buffer,
  now: number,
  note?: (tx: Tx) => Promise<void>,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if (!(await lockUser(tx, userId))) throw new Failure('sessionExpired')
    const insertion = await tx
      .insertInto('user_contacts')
      .values({ kind: contact.kind, value: contact.value, user_id: userId, verified_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if ((await userIdOfContact(tx, contact)) !== userId) return false
    if (insertion.numInsertedOrUpdatedRows) await note?.(tx)
    // Its owner has an account, and gets no free coins with another one.
    await grantFreeCoins(tx, key, contact, now)
    await recordHostContacts(tx, key, userId, now)
    await extendBlocks(tx, key, userId)
    await requireActive(tx, userId)
    await attachInvitations(tx, userId)
    await showProven(tx, userId)
    await announceUser(tx, userId)
    return true
  })
}

/**
 * Returns another account's name, photo, and number of events for the merge prompt, or undefined if the account doesn't
 * exist. The caller must have verified an email address or phone number of that account.
 */
export async function readOther(
  db: Db,
  id: string,
): Promise<{ name: string; photoUrl: string | null; eventCount: number } | undefined> {
  const user = await db.selectFrom('users').select(['name', 'photo_url']).where('id', '=', id).executeTakeFirst()
  if (!user) return undefined
  const { count } = await db
    .selectFrom('invitees')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', id)
    .where('rsvp_status', '<>', 'HIDDEN')
    .where(({ eb, or }) => or([eb('rsvp_status', '<>', 'INVITED'), eb('invite_status', '<>', 'PENDING')]))
    .executeTakeFirstOrThrow()
  return { name: user.name, photoUrl: user.photo_url, eventCount: count }
}

/** Returns an account as shown to its owner, or undefined if the account doesn't exist. */
export async function readUser(db: Db, id: string): Promise<User | undefined> {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const contacts = await db
    .selectFrom('user_contacts')
    .select(['kind', 'value'])
    .where('user_id', '=', id)
    .orderBy('verified_at')
    .execute()
  const phones = contacts.filter(({ kind }) => kind === 'phone').map(({ value }) => value)
  const phoneNumber = phones[0]
  return {
    id: row.id,
    name: row.name,
    ...(phoneNumber === undefined ? {} : { phoneNumber }),
    phones,
    emails: contacts.filter(({ kind }) => kind === 'email').map(({ value }) => value),
    ...(row.photo_url === null ? {} : { photoUrl: row.photo_url }),
    grantedTextPermission: row.granted_sms_permission,
    ...(row.sms_permission_status === null ? {} : { textPermissionStatus: row.sms_permission_status }),
    askForTextPermission: phones.length > 0 && row.sms_permission_status === null,
  }
}
