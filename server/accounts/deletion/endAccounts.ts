import { sql } from 'kysely'
import { Failure } from '../../core/Failure.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import { anyOf } from '../../database/rows/anyOf.ts'
import { idRow, readRows } from '../../database/rows/readRows.ts'
import type { Db, Tx } from '../../database/schema.ts'

/** Thrown if the accounts gain another event while their events are being locked. `endAccounts` then tries again. */
class EventsChanged extends Error {}

/** The maximum number of attempts to lock all events of the accounts. */
const tries = 5

/**
 * Runs `work`, which deletes or merges accounts, in one transaction. First locks every event that the accounts host or are
 * invited to, then the accounts themselves. Until the transaction ends, no one can open a session for these accounts, RSVP as
 * them, or assign them an event. `work` receives the ids of the accounts that still exist and the ids of the locked events.
 * @throws Failure unavailable if the accounts' events keep changing while they are being locked.
 */
export async function endAccounts<T>(
  db: Db,
  userIds: readonly string[],
  work: (tx: Tx, locked: { users: ReadonlySet<string>; eventIds: readonly string[] }) => Promise<T>,
): Promise<T> {
  for (let at = 1; ; at += 1) {
    try {
      return await inTransaction(db, async (tx) => {
        const eventIds = await eventsOf(tx, userIds)
        await sql`
          select 1 from events where id = any(${eventIds}::uuid[]) order by id for no key update
        `.execute(tx)
        const rows = await tx
          .selectFrom('users')
          .select('id')
          .where('id', '=', anyOf(userIds))
          .where('deleted_at', 'is', null)
          .orderBy('id')
          .forUpdate()
          .execute()
        const lockedIds = new Set(eventIds)
        if ((await eventsOf(tx, userIds)).some((id) => !lockedIds.has(id))) throw new EventsChanged()
        return work(tx, { users: new Set(rows.map(({ id }) => id)), eventIds })
      })
    } catch (error) {
      if (!(error instanceof EventsChanged)) throw error
      if (at === tries) throw new Failure('unavailable', { retryAfter: 1 }, error)
    }
  }
}

/**
 * Returns the ids of the events that the users host or are invited to, or whose guest list contains one of their email
 * addresses or phone numbers.
 */
async function eventsOf(tx: Tx, userIds: readonly string[]): Promise<string[]> {
  const users = [...userIds]
  const query = sql`
    select id from events where organizer_id = any(${users}::uuid[])
    union select event_id from invitees where user_id = any(${users}::uuid[])
    union select i.event_id from user_contacts c join invitees i on i.email_normalized = c.value
      where c.user_id = any(${users}::uuid[]) and c.kind = 'email'
    union select i.event_id from user_contacts c join invitees i on i.phone = c.value
      where c.user_id = any(${users}::uuid[]) and c.kind = 'phone'
  `
  const rows = await readRows(tx, idRow, query)
  return rows.map(({ id }) => id)
}
