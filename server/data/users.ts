import type { User } from '@festoon/contract/account'
import { limits } from '@festoon/contract/limits'
import { randomUUID } from 'node:crypto'
import type { Contact } from '../providers/identity/port.ts'
import { inTransaction } from './inTransaction.ts'
import { attachInvitations } from './invitees.ts'
import { isUniqueViolation } from './isUniqueViolation.ts'
import type { Db } from './schema.ts'

export interface NewUser {
  name: string
  grantedTextPermission: boolean | undefined
  textPermissionStatus: 'granted' | 'rejected' | undefined
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
  const status = user.textPermissionStatus ?? (user.grantedTextPermission ? 'granted' : null)
  try {
    await inTransaction(db, async (tx) => {
      await tx
        .insertInto('users')
        .values({
          id,
          name: user.name,
          photo_url: null,
          granted_text_permission: status === 'granted',
          text_permission_status: status,
          coins: limits.freeCoins,
          created_at: now,
        })
        .execute()
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

/** Records whether a user wants text messages. */
export async function setTextPermission(db: Db, id: string, status: 'granted' | 'rejected'): Promise<void> {
  await db
    .updateTable('users')
    .set({ text_permission_status: status, granted_text_permission: status === 'granted' })
    .where('id', '=', id)
    .execute()
}

/** A user as that user sees it. Undefined when there is none. */
export async function readUser(db: Db, id: string): Promise<User | undefined> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
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
