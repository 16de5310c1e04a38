import { sql, type SqlBool } from 'kysely'
import type { Db, InviteeRow } from '../../database/schema.ts'
import { guestsKnownToHosts, guestsToNotify } from './recipients.ts'

/** The end of a delivery's key if its message asks the guest to answer the proposed times. */
export const askedSuffix = '/when'

/** The time in ms within which a guest isn't asked again. */
const askAgainMs = 86_400_000

/** An SQL condition that is true for an invitee who may answer the proposed times of a party, and hasn't. */
const isUnanswered = sql<SqlBool>`(
  invitees.cohost_status is distinct from 'ACCEPTED' and invitees.waitlist_status is distinct from 'DENIED'
  and not exists (
    select 1 from time_answers a where a.event_id = invitees.event_id and a.invitee_id = invitees.invitee_id
  )
)`

/** An SQL condition that is true for an invitee who wasn't asked in the last day before `now`, in ms. */
const mayBeAsked = (now: number) => sql<SqlBool>`not exists (
  select 1 from deliveries d
  where d.event_id = invitees.event_id and d.invitee_id = invitees.invitee_id
    and d.key like ${`message/%${askedSuffix}`} and d.created_at > ${now - askAgainMs}::bigint
)`

/**
 * Returns the guests to ask to answer the proposed times: those who were invited and can be reached, but haven't answered, and weren't
 * asked in the last day. `now` is in ms.
 */
export const guestsToAsk = (db: Db, eventId: string, now: number): Promise<InviteeRow[]> =>
  guestsToNotify(db, eventId, 'invited')
    .selectAll()
    .where(isUnanswered)
    .where(mayBeAsked(now))
    .orderBy('invitee_id')
    .execute()

/** The numbers of invited guests who haven't answered the proposed times, and of those among them who can be asked now. */
export interface AnswersDue {
  count: number
  toAsk: number
}

/** Counts the guests that `guestsToAsk` is about, as far as hosts know of them. `now` is in ms. */
export const countAnswersDue = (db: Db, eventId: string, now: number): Promise<AnswersDue> =>
  guestsKnownToHosts(db, eventId, 'invited')
    .where(isUnanswered)
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.countAll<number>().filterWhere(mayBeAsked(now)).as('toAsk'),
    ])
    .executeTakeFirstOrThrow()

/** Returns true if a guest still has to answer the proposed times of a party. */
export async function hasToAnswer(db: Db, { event_id, invitee_id }: Pick<InviteeRow, 'event_id' | 'invitee_id'>) {
  const invitee = await db
    .selectFrom('invitees')
    .innerJoin('events', 'events.id', 'invitees.event_id')
    .select('invitee_id')
    .where('event_id', '=', event_id)
    .where('invitee_id', '=', invitee_id)
    .where('events.start_time', 'is', null)
    .where(isUnanswered)
    .executeTakeFirst()
  return invitee !== undefined
}
