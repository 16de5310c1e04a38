import { sql, type SqlBool } from 'kysely'
import { limits } from '@festoon/contract/limits'
import type { ProposedTime, TimePollView } from '@festoon/contract/nouns/times/timePoll'
import type { TimeAnswer, TimeCounts } from '@festoon/contract/rules/events/timeAnswers'
import { shortName } from '@festoon/contract/rules/guests/shortName'
import type { Db, EventRow } from '../database/schema.ts'
import { visibilityOf, type Viewer } from '../events/view/visibility.ts'

/** A guest who answered, with the answers by start of the proposed time. */
export interface Answerer {
  name: string
  answers: ReadonlyMap<number, TimeAnswer>
}

/** The proposed times of a party, as a viewer may see them. */
export interface TimePoll {
  times: readonly (ProposedTime & { counts: TimeCounts })[]
  /** The viewer's own answers, by start of the proposed time. */
  own: ReadonlyMap<number, TimeAnswer>
  /** The number of guests who answered. */
  answered: number
  /** The guests who answered, earliest first, at most `limits.attendeesShown`. Empty if the viewer may not see the guest list. */
  guests: readonly Answerer[]
}

const isCounted = sql<SqlBool>`
  i.rsvp_status <> 'HIDDEN' and (i.waitlist_status is null or i.waitlist_status <> 'DENIED')
`

/** Returns an event's proposed times with the answers that the viewer may see: the names follow the rule of the guest list, which shows
 * strangers only those who are going. */
export async function readTimePoll(db: Db, event: EventRow, viewer: Viewer): Promise<TimePoll> {
  const { isHost, isCohost, guestList, isVisitor, own } = visibilityOf(event, viewer)
  const times = await db
    .selectFrom('proposed_times')
    .selectAll()
    .where('event_id', '=', event.id)
    .orderBy('starts_at')
    .execute()
  const ofGuests = db
    .selectFrom('time_answers as a')
    .innerJoin('invitees as i', (join) =>
      join.onRef('i.event_id', '=', 'a.event_id').onRef('i.invitee_id', '=', 'a.invitee_id'),
    )
    .where('a.event_id', '=', event.id)
    .where(isCounted)
  const guestCounts = await ofGuests
    .select(['a.starts_at', 'a.answer'])
    .select(({ fn }) => fn.countAll<number>().as('guests'))
    .groupBy(['a.starts_at', 'a.answer'])
    .execute()
  const { answered } = await ofGuests
    .select(({ fn }) => fn.count<number>('a.invitee_id').distinct().as('answered'))
    .executeTakeFirstOrThrow()
  const isOfHost = isHost || isCohost
  const first = guestList
    ? await ofGuests
        .select(['i.invitee_id', 'i.name'])
        // Guests don't see who is on the waitlist.
        .$if(!isOfHost, (list) =>
          list.where(sql<SqlBool>`(i.waitlist_status is null or i.waitlist_status = 'APPROVED')`),
        )
        // Strangers see only guests who are going, as in the guest list (listAttendees).
        .$if(isVisitor, (list) => list.where('i.rsvp_status', '=', 'YES'))
        .groupBy(['i.invitee_id', 'i.name'])
        .orderBy(sql`min(a.answered_at)`)
        .orderBy('i.invitee_id')
        .limit(limits.attendeesShown)
        .execute()
    : []
  const ids = [...first.map(({ invitee_id: id }) => id), ...(own ? [own.invitee_id] : [])]
  const answers = await db
    .selectFrom('time_answers')
    .select(['invitee_id', 'starts_at', 'answer'])
    .where('event_id', '=', event.id)
    .where(sql<SqlBool>`invitee_id = any(${ids}::uuid[])`)
    .execute()
  const answersOf = (id: string): ReadonlyMap<number, TimeAnswer> =>
    new Map(answers.flatMap((one) => (one.invitee_id === id ? [[one.starts_at, one.answer] as const] : [])))
  return {
    times: times.map(({ starts_at: startTime, ends_at: endTime }) => {
      const count = (answer: TimeAnswer): number =>
        guestCounts.find((one) => one.starts_at === startTime && one.answer === answer)?.guests ?? 0
      return { startTime, endTime, counts: { yes: count('yes'), ifNeedBe: count('ifNeedBe'), no: count('no') } }
    }),
    own: own ? answersOf(own.invitee_id) : new Map(),
    answered,
    guests: first.map(({ invitee_id: id, name }) => ({
      name: isVisitor ? shortName(name) : name,
      answers: answersOf(id),
    })),
  }
}

/** Returns the proposed times as an operation returns them. */
export function timePollView({ times, own, answered, guests }: TimePoll): TimePollView {
  const listAnswers = (answers: ReadonlyMap<number, TimeAnswer>) =>
    Array.from(answers, ([startTime, answer]) => ({ startTime, answer })).toSorted(
      (one, other) => one.startTime - other.startTime,
    )
  return {
    times: times.map(({ counts, ...time }) => ({ ...time, counts: { ...counts } })),
    own: listAnswers(own),
    answered,
    guests: guests.map(({ name, answers }) => ({ name, answers: listAnswers(answers) })),
  }
}
