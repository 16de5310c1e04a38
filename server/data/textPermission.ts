import { sql } from 'kysely'
import { addressKey } from '../secret/addressKey.ts'
import { addOptOut, liftOptOuts } from './optOuts.ts'
import type { Db, Tx } from './schema.ts'

/** Whoever says that they want texts takes back that their own phones wanted none. `key` is that of `addressKey`. */
export async function liftOwnPhones(db: Db, key: Buffer, userId: string): Promise<void> {
  const phones = await db
    .selectFrom('user_contacts')
    .select('value')
    .where('user_id', '=', userId)
    .where('kind', '=', 'phone')
    .execute()
  const keys = phones.map(({ value }) => addressKey(key, 'phone', value))
  if (keys.length > 0) await liftOptOuts(db, 'phone', keys)
}

/**
 * A phone wants no texts at all: neither as a guest's nor as an account's (STOP). False when that was known. `key` is that of
 * `addressKey`.
 */
export async function stopTexts(tx: Tx, key: Buffer, phone: string, now: number): Promise<boolean> {
  const optOut = {
    channel: 'phone',
    addressKey: addressKey(key, 'phone', phone),
    scope: 'all',
    subject: undefined,
  } as const
  const isNew = await addOptOut(tx, optOut, now)
  const changed = await setByPhone(tx, phone, 'rejected')
  return isNew || changed
}

/** A phone wants texts again (START). False when it got them. */
export async function startTexts(tx: Tx, key: Buffer, phone: string): Promise<boolean> {
  const isLifted = await liftOptOuts(tx, 'phone', [addressKey(key, 'phone', phone)])
  const changed = await setByPhone(tx, phone, 'granted')
  return isLifted || changed
}

/** Sets the permission of the account that a phone belongs to. START takes a refusal back, and grants nothing else. */
async function setByPhone(tx: Tx, phone: string, status: 'granted' | 'rejected'): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update users set text_permission_status = ${status}, granted_text_permission = ${status === 'granted'}
    where id in (select user_id from user_contacts where kind = 'phone' and value = ${phone})
      and ${status === 'granted' ? sql`text_permission_status = 'rejected'` : sql`text_permission_status is distinct from 'rejected'`}
    returning id
  `.execute(tx)
  for (const { id } of rows)
    await sql`select announce_topic(${`events/users/${id}`}, nextval('modifications')::text)`.execute(tx)
  return rows.length > 0
}
