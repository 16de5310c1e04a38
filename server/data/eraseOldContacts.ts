import { sql } from 'kysely'
import type { Db, EventRow, Tx } from './schema.ts'

/** Parties that are gone through at once. */
const batch = 100

/**
 * Erases e-mail addresses and phone numbers of the guests of parties that were over before an instant, and what was kept to
 * send to them; names and answers stay, for the host's memories. Each party is gone through once, and again
 * when a contact was added since (`awaitErasure`). Answers how many parties there were.
 */
export async function eraseOldContacts(db: Db, before: number): Promise<number> {
  let parties = 0
  for (;;) {
    const { rows } = await sql<{ id: string }>`
      with over as (
        select id from events where not contacts_erased and past_from < ${before}
        order by past_from, id limit ${batch} for update skip locked
      ), guests as (
        update invitees i set email = null, email_normalised = null, phone = null, modification = nextval('modifications')
        from over where i.event_id = over.id and (i.email is not null or i.phone is not null)
      ), mails as (
        delete from outbox using over where split_part(key, '/', 2) = over.id::text
      )
      update events e set contacts_erased = true from over where e.id = over.id returning e.id
    `.execute(db)
    parties += rows.length
    if (rows.length < batch) return parties
  }
}

/** A contact was added to a party that may be over for long: it goes with the next look. */
export async function awaitErasure(tx: Tx, event: Pick<EventRow, 'id' | 'contacts_erased'>): Promise<void> {
  if (event.contacts_erased)
    await tx.updateTable('events').set({ contacts_erased: false }).where('id', '=', event.id).execute()
}
