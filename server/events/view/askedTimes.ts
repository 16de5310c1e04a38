import { sql, type SqlBool } from 'kysely'
import { answersInShort } from '@festoon/contract/messages/guests/whenWorks'
import type { EventView } from '@festoon/contract/nouns/event'
import { shortDate } from '@festoon/contract/rules/dates/eventDates'
import type { Db, EventRow } from '../../database/schema.ts'
import type { Visibility } from './visibility.ts'

type AskedTimes = Pick<EventView, 'asksWhen' | 'whenNote' | 'timesAnswered'>

/**
 * Returns the part of an event's view about proposed times: for guests and strangers who can answer, with their own answers in short,
 * and for hosts the number of guests who answered. Empty once the party has a date. `now` is in ms.
 */
export async function askedTimes(db: Db, event: EventRow, sight: Visibility, now: number): Promise<AskedTimes> {
  if (event.start_time !== null || event.canceled_at !== null) return {}
  const { isHost, isCohost, own } = sight
  const isOfHost = isHost || isCohost
  if (!isOfHost && own?.waitlist_status === 'DENIED') return {}
  const times = await db
    .selectFrom('proposed_times as t')
    .leftJoin('time_answers as a', (join) =>
      join
        .onRef('a.event_id', '=', 't.event_id')
        .onRef('a.starts_at', '=', 't.starts_at')
        .on('a.invitee_id', '=', own?.invitee_id ?? null),
    )
    .select(['t.starts_at', 'a.answer'])
    .where('t.event_id', '=', event.id)
    .orderBy('t.starts_at')
    .execute()
  if (times.length === 0) return {}
  if (isOfHost) return { timesAnswered: await countAnswerers(db, event.id) }
  const of = (wantedAnswer: string): string[] =>
    times.flatMap(({ starts_at: startTime, answer }) =>
      answer === wantedAnswer ? [shortDate({ startTime, endTime: 0, timeZone: event.time_zone }, now)] : [],
    )
  const whenNote = answersInShort({ yes: of('yes'), ifNeedBe: of('ifNeedBe'), no: of('no') })
  return { asksWhen: true, ...(whenNote === '' ? {} : { whenNote }) }
}

/** Checks whether guests of an event are asked when they can come: it has no date, and its hosts propose times. */
export async function asksWhen(db: Db, event: Pick<EventRow, 'id' | 'start_time'>): Promise<boolean> {
  if (event.start_time !== null) return false
  const time = await db
    .selectFrom('proposed_times')
    .select('starts_at')
    .where('event_id', '=', event.id)
    .limit(1)
    .executeTakeFirst()
  return time !== undefined
}

/** Counts the guests who answered, like the page of the proposed times. */
async function countAnswerers(db: Db, eventId: string): Promise<number> {
  const { answered } = await db
    .selectFrom('time_answers as a')
    .innerJoin('invitees as i', (join) =>
      join.onRef('i.event_id', '=', 'a.event_id').onRef('i.invitee_id', '=', 'a.invitee_id'),
    )
    .where('a.event_id', '=', eventId)
    .where(sql<SqlBool>`i.rsvp_status <> 'HIDDEN' and i.waitlist_status is distinct from 'DENIED'`)
    .select(({ fn }) => fn.count<number>('a.invitee_id').distinct().as('answered'))
    .executeTakeFirstOrThrow()
  return answered
}
