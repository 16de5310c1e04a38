import { expressionBuilder, type Selectable } from 'kysely'
import type { Db, GuestCountTable, Tables } from '../schema.ts'

const { fn, lit } = expressionBuilder<Tables, 'guest_counts'>()

export type GuestCounts = Omit<Selectable<GuestCountTable>, 'event_id' | 'part'>

/** Builds an expression for one of an event's guest counts, summed over the shards of `guest_counts`. */
export const total = <Column extends keyof GuestCounts>(column: Column) =>
  fn.coalesce(fn.sum<number>(column), lit(0)).as(column)

/** Expressions for all of an event's guest counts, each summed over the shards of `guest_counts`. */
export const countTotals = [
  total('entries'),
  total('guests'),
  total('going'),
  total('places'),
  total('unsent'),
] as const

/**
 * Returns an event's guest counts, including the transaction's own changes. The database updates the counts with every
 * change to an invitee. `entries` is the number of rows, including removed ones. `guests` is the number of guests on the
 * list, excluding plus-ones and the organizer. `going` is the number of people who are going, including hosts
 * (contract/rules/guests/heads.ts). `places` is the number of people who count toward the capacity (OPT-09). `unsent` is the
 * number of unsent and failed invitations.
 */
export async function readGuestCounts(db: Db, eventId: string): Promise<GuestCounts> {
  return db.selectFrom('guest_counts').select(countTotals).where('event_id', '=', eventId).executeTakeFirstOrThrow()
}
