import { expressionBuilder, type Selectable } from 'kysely'
import type { Db, Tables } from '../schema.ts'
import type { GuestCountTable } from './guestTables.ts'

const { fn, lit } = expressionBuilder<Tables, 'guest_counts'>()

export type GuestCounts = Omit<Selectable<GuestCountTable>, 'event_id' | 'part'>

/** Builds an expression that adds up one guest count over all of an event's shards in `guest_counts`. */
export const total = <Column extends keyof GuestCounts>(column: Column) =>
  fn.coalesce(fn.sum<number>(column), lit(0)).as(column)

/** Expressions that add up each guest count over all of an event's shards in `guest_counts`. */
export const countTotals = [
  total('entries'),
  total('guests'),
  total('going'),
  total('places'),
  total('unsent'),
] as const

/**
 * Returns an event's guest counts, including changes made by the current transaction. `entries` counts all invitee rows, even
 * those of removed guests, and a claimed invitation twice (functions/counted.sql). `guests` counts the guests on the list,
 * without plus-ones and the organizer. `going` counts the people who are going, including hosts and plus-ones. `places` excludes
 * hosts and their plus-ones, who don't count toward the capacity (OPT-09). `unsent` counts the unsent and failed invitations,
 * without those of guests without an email address.
 */
export async function readGuestCounts(db: Db, eventId: string): Promise<GuestCounts> {
  return db.selectFrom('guest_counts').select(countTotals).where('event_id', '=', eventId).executeTakeFirstOrThrow()
}
