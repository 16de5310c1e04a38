import type { User } from '@festoon/contract/account'
import { limits } from '@festoon/contract/limits'
import { randomUUID } from 'node:crypto'
import { Failure } from '../Failure.ts'
import type { Contact } from '../providers/identity/port.ts'
import { announceUser } from './announce.ts'
import { openLedger } from './coins.ts'
import { holdUser } from './holdUser.ts'
import { inTransaction } from './inTransaction.ts'
import { attachInvitations } from './invitees.ts'
import { isUniqueViolation } from './isUniqueViolation.ts'
import type { Db } from './schema.ts'
import { showProven } from './showProven.ts'

export interface NewUser {
  name: string
  textPermission: 'granted' | 'rejected' | undefined
  /** Of the free coins, those that went before there was an account. */
  coinsSpent: number
}

/** The account that a verified contact belongs to. */
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
 * Makes an account for a verified contact, with its free coins (COIN-01), and gives it the invitations that
 * were sent to that address. Undefined when the contact has an account already.
 */
export async function createUser(db: Db, contact: Contact, user: NewUser, now: number): Promise<string | undefined> {
  const id = randomUUID()
  try {
    await inTransaction(db, async (tx) => {
      await tx
        .insertInto('users')
        .values({
          id,
          name: user.name,
          photo_url: null,
          granted_text_permission: user.textPermission === 'granted',
          text_permission_status: user.textPermission ?? null,
          coins: limits.freeCoins - user.coinsSpent,
          created_at: now,
        })
        .execute()
      await openLedger(tx, id, user.coinsSpent, now)
      await tx
        .insertInto('user_contacts')
        .values({ kind: contact.kind, value: contact.value, user_id: id, verified_at: now })
        .execute()
      await attachInvitations(tx, id)
    })
  } catch (error) {
    if (isUniqueViolation(error, 'user_contacts_pkey')) return undefined
    throw error
  }
  return id
}

/** What a user may change. Undefined leaves a field as it is; a `photoUrl` of null takes the picture away. */
export interface UserChanges {
  name: string | undefined
  photoUrl: string | null | undefined
  textPermission: 'granted' | 'rejected' | undefined
}

/** Changes a user; answers the picture that was shown before. Undefined when there is no such account any more. */
export async function updateUser(
  db: Db,
  id: string,
  { name, photoUrl, textPermission }: UserChanges,
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
    const status = textPermission ?? before.text_permission_status
    await tx
      .updateTable('users')
      .set({
        name: name ?? before.name,
        photo_url: photoUrl === undefined ? before.photo_url : photoUrl,
        text_permission_status: status,
        granted_text_permission: status === 'granted',
      })
      .where('id', '=', id)
      .execute()
    await announceUser(tx, id)
    return { photoUrl: before.photo_url }
  })
}

/** Gives an account a contact that its user has verified, and the invitations sent to it. False when another has it. */
export async function addContact(db: Db, userId: string, contact: Contact, now: number): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if (!(await holdUser(tx, userId))) throw new Failure('sessionExpired')
    await tx
      .insertInto('user_contacts')
      .values({ kind: contact.kind, value: contact.value, user_id: userId, verified_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    if ((await userIdOfContact(tx, contact)) !== userId) return false
    await attachInvitations(tx, userId)
    await showProven(tx, userId)
    await announceUser(tx, userId)
    return true
  })
}

/** Name, picture and number of events of somebody whose contact the caller holds. */
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

/** A user as that user sees it. Undefined when there is none. */
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
    grantedTextPermission: row.granted_text_permission,
    ...(row.text_permission_status === null ? {} : { textPermissionStatus: row.text_permission_status }),
    askForTextPermission: phones.length > 0 && row.text_permission_status === null,
  }
}
