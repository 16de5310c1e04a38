import { sql } from 'kysely'
import type { Db, EventRow, Tx } from '../../database/schema.ts'
import { idRow, readRows } from '../../database/rows/readRows.ts'

/** The maximum number of events to process per statement. */
const batch = 100

/**
 * Erases the email addresses and phone numbers of guests, and deletes stored outgoing messages, for events that ended before a
 * given time. Keeps names and RSVPs for the hosts. Skips events that have already been processed (`contacts_erased`). Returns
 * the number of processed events.
 */
export async function eraseOldContacts(db: Db, before: number): Promise<number> {
  let parties = 0
  for (;;) {
    const query = sql`
      with over as (
        select id from events where not contacts_erased and past_from < ${before}
        order by past_from, id limit ${batch} for update skip locked
      ), guests as (
        update invitees i set email = null, email_normalized = null, phone = null, modification = nextval('modifications')
        from over where i.event_id = over.id and (i.email is not null or i.phone is not null)
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
 * Makes `eraseOldContacts` process an event again. Must be called when an email address or phone number is added to the event.
 */
export async function awaitErasure(tx: Tx, event: Pick<EventRow, 'id' | 'contacts_erased'>): Promise<void> {
  if (event.contacts_erased)
    await tx.updateTable('events').set({ contacts_erased: false }).where('id', '=', event.id).execute()
}
