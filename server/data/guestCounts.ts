import { sql, type Selectable } from 'kysely'
import type { Db, GuestCountTable } from './schema.ts'

export type GuestCounts = Omit<Selectable<GuestCountTable>, 'event_id' | 'part'>

/** One count of an event, summed over the parts of `guest_counts`. */
export const total = (column: keyof GuestCounts) =>
  sql<number>`coalesce(sum(${sql.ref(column)}), 0)::integer`.as(column)

/** What `guest_counts` says of an event, summed. */
export const countTotals = [
  total('entries'),
  total('guests'),
  total('going'),
  total('places'),
  total('unsent'),
] as const

/**
 * Counts of an event's rows as the transaction sees them, which the database keeps with every change of one: `entries` all
 * rows, removed ones too; `guests` everyone on the list but the organizer; `going` heads that are going, hosts too
 * (contract/rules/heads.ts); `places` heads that take up places (OPT-09); `unsent` invitations that have not gone out.
 */
export async function readGuestCounts(db: Db, eventId: string): Promise<GuestCounts> {
  return db.selectFrom('guest_counts').select(countTotals).where('event_id', '=', eventId).executeTakeFirstOrThrow()
}
