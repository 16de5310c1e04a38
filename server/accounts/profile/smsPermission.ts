import { sql } from 'kysely'
import { addressKey } from '../../crypto/addressKey.ts'
import { idRow, readRows } from '../../database/rows/readRows.ts'
import type { Db, Tx } from '../../database/schema.ts'
import { addOptOut, liftOptOuts } from './optOuts.ts'

/**
 * Applies a user's SMS permission to their phone numbers: `granted` opts them back in to SMS, and `rejected` opts them out of
 * all SMS. Opt-outs from one event's or one host's messages remain. Without a permission, nothing changes. `key` is the HMAC secret
 * passed to `addressKey`.
 */
export async function applySmsPermission(
  tx: Tx,
  key: Buffer,
  userId: string,
  permission: 'granted' | 'rejected' | undefined,
  now: number,
): Promise<void> {
  if (permission === undefined) return
  const phones = await ownPhones(tx, userId)
  if (permission === 'rejected') for (const phone of phones) await stopSms(tx, key, phone, now)
  else if (phones.length > 0)
    await liftOptOuts(
      tx,
      'phone',
      phones.map((phone) => addressKey(key, 'phone', phone)),
    )
}

async function ownPhones(db: Db, userId: string): Promise<string[]> {
  const phones = await db
    .selectFrom('user_contacts')
    .select('value')
    .where('user_id', '=', userId)
    .where('kind', '=', 'phone')
    .orderBy('value')
    .execute()
  return phones.map(({ value }) => value)
}

/**
 * Opts a phone number out of all SMS but codes, including SMS to the account that it belongs to. Returns false if the number had
 * already opted out. `key` is the HMAC secret passed to `addressKey`.
 */
export async function stopSms(tx: Tx, key: Buffer, phone: string, now: number): Promise<boolean> {
  const optOut = {
    channel: 'phone',
    addressKey: addressKey(key, 'phone', phone),
    scope: 'all',
    subject: undefined,
  } as const
  const isNew = await addOptOut(tx, optOut, now)
  const changedUsers = await setByPhone(tx, phone, 'rejected')
  return isNew || changedUsers
}

/**
 * Opts a phone number out of all SMS, including codes, at the request of the phone itself (STOP). Opt-outs in a profile or by a link don't
 * include codes, because they don't prove that the phone's owner wants none. Returns false if the number had already done so.
 */
export async function stopAllSms(tx: Tx, key: Buffer, phone: string, now: number): Promise<boolean> {
  const codes = { channel: 'phone', addressKey: addressKey(key, 'phone', phone), scope: 'codes' } as const
  const isNew = await addOptOut(tx, { ...codes, subject: undefined }, now)
  return (await stopSms(tx, key, phone, now)) || isNew
}

/** Returns true if a phone number texted STOP and gets no SMS at all, codes included. */
export async function hasStopped(db: Db, key: Buffer, phone: string): Promise<boolean> {
  const row = await db
    .selectFrom('opt_outs')
    .select('scope')
    .where('channel', '=', 'phone')
    .where('address_key', '=', addressKey(key, 'phone', phone))
    .where('scope', '=', 'codes')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Opts a phone number back in to SMS (START), including SMS to the account that it belongs to. Opt-outs from one event's or one
 * host's messages remain. Returns false if the number hadn't opted out. `key` is the HMAC secret passed to `addressKey`.
 */
export async function startSms(tx: Tx, key: Buffer, phone: string): Promise<boolean> {
  const isLifted = await liftOptOuts(tx, 'phone', [addressKey(key, 'phone', phone)])
  const changedUsers = await setByPhone(tx, phone, 'granted')
  return isLifted || changedUsers
}

/**
 * Sets the SMS permission of the account that a phone number belongs to. `granted` takes effect only if the permission was
 * `rejected`. Returns true if the permission changed.
 */
async function setByPhone(tx: Tx, phone: string, status: 'granted' | 'rejected'): Promise<boolean> {
  const query = sql`
    update users set sms_permission_status = ${status}, granted_sms_permission = ${status === 'granted'}
    where id in (select user_id from user_contacts where kind = 'phone' and value = ${phone})
      and ${status === 'granted' ? sql`sms_permission_status = 'rejected'` : sql`sms_permission_status is distinct from 'rejected'`}
    returning id
  `
  const rows = await readRows(tx, idRow, query)
  for (const { id } of rows)
    await sql`select announce_topic(${`events/users/${id}`}, nextval('modifications')::text)`.execute(tx)
  return rows.length > 0
}
