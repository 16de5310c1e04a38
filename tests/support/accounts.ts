import { sql } from 'kysely'
import type { Pii } from '@festoon/contract/nouns/merge'
import type { OutputOf } from '@festoon/contract/wire/operations'
import { recordHostContacts } from '../../server/accounts/sending/hostContacts.ts'
import type { AccountNotice } from '../../server/core/notices/accountNotice.ts'
import { inTransaction } from '../../server/database/inTransaction.ts'
import { readOutbox } from '../../server/providers/outbox/outbox.ts'
import { lastCode, openSession, verify, type Person } from './builders.ts'
import { attempt, call, type Caller } from './rpcClient.ts'
import type { TestServer } from './testServer.ts'

let phones = 0

/** Returns a phone number that is unused in this run. */
export function freshPhone(): string {
  phones += 1
  return `+1415${String(5_000_000 + phones).padStart(7, '0')}`
}

/** Adds an email address that an account has verified, without the emails of verifying it. */
export async function addEmail(
  { services: { db, keys, clock } }: Pick<TestServer, 'services'>,
  { userId }: Pick<Person, 'userId'>,
  email: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const contact = { kind: 'email' as const, value: email, user_id: userId, verified_at: clock.now() }
    await tx.insertInto('user_contacts').values(contact).execute()
    await recordHostContacts(tx, keys.addressKey, userId, clock.now())
  })
}

/** Creates a signed-in person whose account has a phone number and no email address. */
export async function personByPhone(
  server: TestServer,
  name: string,
  phoneNumber = freshPhone(),
): Promise<Person & { phone: string }> {
  const identityToken = await verifyPhone(server, phoneNumber)
  await call(server, 'createElkUser', { elkUser: { name } }, { identityToken })
  return { ...(await openSession(server, identityToken)), email: '', name, phone: phoneNumber }
}

/** Signs the owner of a phone number in again on another device. */
export const signInByPhone = async (
  server: TestServer,
  { name, phone }: { name: string; phone: string },
): Promise<Person & { phone: string }> => ({
  ...(await openSession(server, await verifyPhone(server, phone))),
  email: '',
  name,
  phone,
})

async function verifyPhone(server: TestServer, phoneNumber: string): Promise<string> {
  await call(server, 'sendPhoneSignInCode', { phoneNumber })
  const code = await lastCode(server, phoneNumber)
  const { customToken = '' } = await call(server, 'signInWithPhoneAndCode', { phoneNumber, code })
  return customToken
}

/** Requests and returns the code with which a caller adds a contact to their account. */
export async function piiCode(server: TestServer, caller: Caller, pii: Pii): Promise<string> {
  await call(server, 'sendPiiVerificationCode', { pii }, caller)
  return lastCode(server, 'emailAddress' in pii ? pii.emailAddress.toLowerCase() : pii.phoneNumber)
}

/** Verifies a contact with a code, as its owner would. */
export async function verifyPii(
  server: TestServer,
  caller: Caller,
  pii: Pii,
): Promise<OutputOf<'verifyWithPiiAndCode'>> {
  return call(server, 'verifyWithPiiAndCode', { pii, code: await piiCode(server, caller, pii) }, caller)
}

/** Merges the account that owns a contact into the caller's account, from verification to confirmation. */
export async function merge(server: TestServer, caller: Caller, pii: Pii): Promise<OutputOf<'confirmUserMerge'>> {
  await verifyPii(server, caller, pii)
  return call(server, 'confirmUserMerge', { pii }, caller)
}

/** Proves with a code to one of their email addresses that a person is present. They continue with the new tokens. */
export async function proveByMail(server: TestServer, caller: Person, emailAddress: string): Promise<void> {
  await call(server, 'sendProofCode', { pii: { emailAddress } }, caller)
  const code = await lastCode(server, emailAddress)
  const { result, cookies } = await attempt(server, 'proveWithCode', { pii: { emailAddress }, code }, caller)
  if (!result) throw new Error('the proof was refused')
  const refreshToken = cookies.find((cookie) => cookie.name === 'authToken')?.value ?? ''
  Object.assign(caller, { accessToken: result.accessToken, refreshToken })
}

/** Signs a person in again on another device. */
export async function signInAgain(server: TestServer, { email }: { email: string }): Promise<Person> {
  return { ...(await openSession(server, await verify(server, email))), email, name: '' }
}

/** Returns the sign-in link in the latest email to an address, or undefined if it has none. */
export async function lastLink(server: TestServer, to: string): Promise<URL | undefined> {
  const mails = await readOutbox(server.services.db, to)
  const mail = mails.find(({ subject }) => /\b\d{6}\b/.test(subject))
  const address = /https?:\/\/\S+\/login\?\S+/.exec(mail?.body ?? '')?.[0]
  return address === undefined ? undefined : new URL(address)
}

/** Queues a notice about an account for later, so that a test delivers it and not the workers. */
export const holdNotice = ({ services: { db } }: Pick<TestServer, 'services'>, notice: AccountNotice) =>
  sql`
    insert into jobs.job (name, data, start_after)
    values ('deliver-account-notice', ${JSON.stringify(notice)}::jsonb, now() + interval '1 hour')
  `.execute(db)

/** Returns every row of every table in every schema, as text, by table. */
export async function everyRow({ services: { db } }: Pick<TestServer, 'services'>): Promise<Map<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
  `.execute(db)
  const allRows = new Map<string, string[]>()
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(db)
    allRows.set(
      name,
      rows.map(({ row }) => row),
    )
  }
  return allRows
}

/** Returns the rows of every table except the queue's, which earlier calls still change. */
export async function storedRows(server: Pick<TestServer, 'services'>): Promise<[table: string, rows: string[]][]> {
  return [...(await everyRow(server))].filter(([table]) => table.startsWith('public.'))
}

/** Returns the tables with a row that contains a text. */
export async function tablesWith(server: Pick<TestServer, 'services'>, text: string): Promise<string[]> {
  const everything = await everyRow(server)
  return [...everything].filter(([, rows]) => rows.some((row) => row.includes(text))).map(([table]) => table)
}
