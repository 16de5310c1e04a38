import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { neverPast } from '../../database/rows/eventRows.ts'
import { idRow, readRows } from '../../database/rows/readRows.ts'
import type { Db, EventRow, Tx } from '../../database/schema.ts'

/** The maximum number of events to process per statement. */
const batch = 100

/** The time in ms without changes after which an event without a date counts as abandoned. */
const abandonedMs = 365 * 86_400_000

/**
 * Erases the email addresses, phone numbers, and details for the caterer of guests, and deletes stored outgoing messages, for
 * events that ended before a given time. An event without a date never ends. Its contacts are erased as if it had ended a year
 * after the last change of its details, new guest or contact, or RSVP. Keeps names and RSVPs for the hosts. Links don't show
 * private messages afterward, because no contact can prove anymore who they were for. Skips events that have already been
 * processed (`contacts_erased`). Returns the number of processed events.
 */
export async function eraseOldContacts(db: Db, before: number, now: number): Promise<number> {
  const untouchedSince = before - abandonedMs
  const isAbandoned = sql<SqlBool>`
    e.past_from = ${neverPast} and greatest(e.created_at, e.saved_at, e.contact_added_at) < ${untouchedSince} and not exists (
      select 1 from invitees i
      where i.event_id = e.id and greatest(i.created_at, i.rsvp_at) >= ${untouchedSince}
    )`
  const over = await eraseContactsOf(db, sql<SqlBool>`e.past_from < ${before}`, now)
  return over + (await eraseContactsOf(db, isAbandoned, now))
}

async function eraseContactsOf(db: Db, condition: RawBuilder<SqlBool>, now: number): Promise<number> {
  let parties = 0
  for (;;) {
    const query = sql`
      with over as (
        select e.id from events e where not e.contacts_erased and ${condition}
        order by e.past_from, e.id limit ${batch} for update skip locked
      ), guests as (
        update invitees i set email = null, email_normalized = null, phone = null, heads = null,
          before_claim = jsonb_set(before_claim || '{"heads":null,"contacts":[]}', '{own,heads}', 'null'),
          private_from = case
            when user_id is null and (email is not null or phone is not null) then ${now}::bigint else private_from
          end,
          modification = nextval('modifications')
        from over
        where i.event_id = over.id and (i.email is not null or i.phone is not null or i.heads is not null)
      ), mails as (
        delete from outbox using over where split_part(key, '/', 2) = over.id::text
      )
      update events e set contacts_erased = true from over where e.id = over.id returning e.id
    `
    const rows = await readRows(db, idRow, query)
    parties += rows.length
    if (rows.length < batch) return parties
  }
}

/**
 * Makes `eraseOldContacts` process an event again: an event without a date after another year. Must be called when an email
 * address or phone number is added to the event.
 */
export async function awaitErasure(
  tx: Tx,
  event: Pick<EventRow, 'id' | 'start_time' | 'contacts_erased'>,
  now: number,
): Promise<void> {
  const isUndated = event.start_time === null
  if (!isUndated && !event.contacts_erased) return
  await tx
    .updateTable('events')
    .set({ contacts_erased: false, ...(isUndated ? { contact_added_at: now } : {}) })
    .where('id', '=', event.id)
    .execute()
}
