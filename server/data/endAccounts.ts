import { sql } from 'kysely'
import { Failure } from '../Failure.ts'
import { inTransaction } from './inTransaction.ts'
import type { Db, Tx } from './schema.ts'

/** An account came to have one more event between two looks: everything is begun anew. */
class Changed extends Error {}

/** Looks at the events of accounts at most so often before it gives up. */
const tries = 5

/**
 * Runs work that ends an account, all or nothing. It holds, until it commits, every event that the accounts host or are
 * invited to, then the accounts themselves: nobody opens a session of theirs, answers as them or gives them an event
 * meanwhile. `work` gets the accounts that are there, and the ids of the events.
 * @throws Failure unavailable when the accounts are too busy to be held.
 */
export async function endAccounts<T>(
  db: Db,
  userIds: readonly string[],
  work: (tx: Tx, held: { users: ReadonlySet<string>; eventIds: readonly string[] }) => Promise<T>,
): Promise<T> {
  for (let at = 1; ; at += 1) {
    try {
      return await inTransaction(db, async (tx) => {
        const eventIds = await eventsOf(tx, userIds)
        await sql`
          select 1 from events where id = any(${eventIds}::uuid[]) order by id for no key update
        `.execute(tx)
        const { rows } = await sql<{ id: string }>`
          select id from users where id = any(${[...userIds]}::uuid[]) and deleted_at is null order by id for update
        `.execute(tx)
        const known = new Set(eventIds)
        if ((await eventsOf(tx, userIds)).some((id) => !known.has(id))) throw new Changed()
        return work(tx, { users: new Set(rows.map(({ id }) => id)), eventIds })
      })
    } catch (error) {
      if (!(error instanceof Changed)) throw error
      if (at === tries) throw new Failure('unavailable', { retryAfter: 1 }, error)
    }
  }
}

/** Events that users host, are invited to, or whose list names an address of theirs. */
async function eventsOf(tx: Tx, userIds: readonly string[]): Promise<string[]> {
  const users = [...userIds]
  const { rows } = await sql<{ id: string }>`
    select id from events where organizer_id = any(${users}::uuid[])
    union select event_id from invitees where user_id = any(${users}::uuid[])
    union select i.event_id from user_contacts c join invitees i on i.email_normalised = c.value
      where c.user_id = any(${users}::uuid[]) and c.kind = 'email'
    union select i.event_id from user_contacts c join invitees i on i.phone = c.value
      where c.user_id = any(${users}::uuid[]) and c.kind = 'phone'
  `.execute(tx)
  return rows.map(({ id }) => id)
}
