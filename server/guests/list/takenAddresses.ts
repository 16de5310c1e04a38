import { sql } from 'kysely'
import { z } from 'zod'
import { normalizeEmail } from '@festoon/contract/rules/email'
import { slicesOf } from '../../core/slicesOf.ts'
import { readRows } from '../../database/rows/readRows.ts'
import type { Db, EventRow } from '../../database/schema.ts'

/** The number of addresses to look up at once. The embedded database blocks the server during a statement. */
const sliceSize = 1000

const takenRow = z.object({ address: z.string(), invitee_id: z.string() })

/**
 * Returns the given normalized email addresses that are already invited to an event, each with the id of its invitee. An
 * address counts as invited if it is on the guest list or belongs to the account of a guest who was invited by account.
 */
export async function takenAddresses(
  db: Db,
  event: Pick<EventRow, 'id'>,
  emails: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const takenBy = new Map<string, string>()
  for await (const slice of slicesOf(emails, sliceSize))
    for (const { address, invitee_id } of await takenAmong(db, event, slice)) takenBy.set(address, invitee_id)
  return takenBy
}

async function takenAmong(
  db: Db,
  event: Pick<EventRow, 'id'>,
  emails: readonly string[],
): Promise<z.output<typeof takenRow>[]> {
  const query = sql`
    select email_normalized as address, invitee_id from invitees
    where event_id = ${event.id} and rsvp_status <> 'HIDDEN' and email_normalized = any(${[...emails]}::text[])
    union all
    select c.value, i.invitee_id from user_contacts c join invitees i on i.user_id = c.user_id
    where c.kind = 'email' and c.value = any(${[...emails]}::text[])
      and i.event_id = ${event.id} and i.rsvp_status <> 'HIDDEN' and i.is_connected
  `
  return readRows(db, takenRow, query)
}

/**
 * Returns those of the given people whose email address or phone number no guest on an event's list has. Of people by name alone, returns
 * those whose name no such guest on the list has.
 */
export async function newContacts<
  Contact extends { name: string; email?: string | undefined; phone?: string | undefined },
>(db: Db, event: Pick<EventRow, 'id'>, contacts: readonly Contact[]): Promise<Contact[]> {
  const emails = contacts.flatMap(({ email }) => (email === undefined ? [] : [normalizeEmail(email)]))
  const phones = contacts.flatMap(({ phone }) => phone ?? [])
  const takenEmails = await takenAddresses(db, event, emails)
  const takenNumbers = new Set<string>()
  for await (const slice of slicesOf(phones, sliceSize))
    for (const phone of await takenPhones(db, event, slice)) takenNumbers.add(phone)
  const byName = contacts.filter(({ email, phone }) => email === undefined && phone === undefined)
  const takenNames = byName.length === 0 ? new Set<string>() : await namesWithoutContact(db, event)
  return contacts.filter(
    ({ name, email, phone }) =>
      (email !== undefined || phone !== undefined || !takenNames.has(name.toLowerCase())) &&
      (email === undefined || !takenEmails.has(normalizeEmail(email))) &&
      (phone === undefined || !takenNumbers.has(phone)),
  )
}

/** Returns the names, in lowercase, of the guests on an event's list who have neither an email address, a phone number, nor an account. */
async function namesWithoutContact(db: Db, event: Pick<EventRow, 'id'>): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('invitees')
    .select('name')
    .where('event_id', '=', event.id)
    .where('rsvp_status', '<>', 'HIDDEN')
    .where('email', 'is', null)
    .where('phone', 'is', null)
    .where('user_id', 'is', null)
    .execute()
  return new Set(rows.map(({ name }) => name.toLowerCase()))
}

/** Returns those of the given phone numbers that a guest on an event's list has. */
export async function takenPhones(
  db: Db,
  event: Pick<EventRow, 'id'>,
  phones: readonly string[],
): Promise<readonly string[]> {
  if (phones.length === 0) return []
  const rows = await db
    .selectFrom('invitees')
    .select('phone')
    .where('event_id', '=', event.id)
    .where('rsvp_status', '<>', 'HIDDEN')
    .where('phone', 'in', [...phones])
    .execute()
  return rows.flatMap(({ phone }) => phone ?? [])
}
