import { sql, type SqlBool } from 'kysely'
import { z } from 'zod'
import type { HeadDetails, Heads } from '@festoon/contract/nouns/catering/heads'
import { diets, type Diet } from '@festoon/contract/rules/catering/diets'
import type { HostOf } from '../../core/brands.ts'
import { readRows } from '../../database/rows/readRows.ts'
import type { Db, EventRow, InviteeRow } from '../../database/schema.ts'
import { choicesOf, readSheetQuestions, type GuestChoices, type SheetQuestion } from './sheetQuestions.ts'

/** The maximum number of guests and of different notes on a sheet, so that pages stay small. The CSV file has all guests. */
const sheetLimits = { guests: 1_000, notes: 200 } as const

/** The choices of a host: whether a sheet has names, and whether it counts people who haven't said yes or no. */
export interface SheetOptions {
  names: boolean
  includesUnanswered: boolean
}

/** A guest on a sheet with names. `isUnanswered` is true for a guest who hasn't said yes or no, who counts as one person. */
export interface SheetGuest {
  name: string
  people: number
  heads: Heads
  /** The guest's choices in questions that are answered for each person. */
  choices: readonly GuestChoices[]
  isUnanswered: boolean
}

/** The numbers for a caterer. */
export interface CateringSheet {
  /** The details that the hosts ask for. */
  details: HeadDetails
  /** Everyone who is counted: adults, children, and people who haven't said yes or no. */
  people: number
  /** The people who are going, without the children. */
  adults: number
  /** The children who are going; 0 if the hosts don't ask. */
  children: number
  /** The people who haven't said yes or no; 0 if they don't count. */
  unansweredCount: number
  /** The diets of people who are going, each with a count. One person can have several. */
  diets: readonly { diet: Diet; count: number }[]
  /** The questions that guests answer for each person, with counts for the people who are going. */
  questions: readonly SheetQuestion[]
  /** The notes of guests who are going, without names. `count` is the number of guests who wrote the same. */
  notes: readonly { note: string; count: number }[]
  /** The number of different notes that aren't listed. */
  moreNotes: number
  /** The guests with names; null for a sheet without names. */
  guests: readonly SheetGuest[] | null
  /** The number of guests who aren't listed. */
  moreGuests: number
}

const totalsRow = z.object({ going: z.number(), children: z.number(), unanswered: z.number(), guests: z.number() })
const dietRow = z.object({ diet: z.enum(diets), count: z.number() })
const noteRow = z.object({ note: z.string(), count: z.number(), notes: z.number() })
const nothing: HeadDetails = { children: false, names: false, diets: false }

/** The SQL condition for guests who were invited or opened their link, and haven't said yes or no. */
const unansweredRows = sql`(i.rsvp_status in ('SEEN', 'MAYBE') or (i.rsvp_status = 'INVITED' and i.invite_status <> 'PENDING'))`

/** Returns true for a guest who was invited or opened their link, and hasn't said yes or no. The same condition as in SQL. */
export const isUnanswered = ({ rsvp_status, invite_status }: InviteeRow): boolean =>
  rsvp_status === 'SEEN' || rsvp_status === 'MAYBE' || (rsvp_status === 'INVITED' && invite_status !== 'PENDING')

/** Returns the parts of a guest's details that the hosts ask for. */
export const askedOf = (heads: Heads | null, askedDetails: HeadDetails): Heads => ({
  ...(askedDetails.children && heads?.children !== undefined ? { children: heads.children } : {}),
  ...(askedDetails.names && heads?.plusOneNames ? { plusOneNames: heads.plusOneNames } : {}),
  ...(askedDetails.diets && heads?.diets ? { diets: heads.diets } : {}),
  ...(askedDetails.diets && heads?.dietNote !== undefined ? { dietNote: heads.dietNote } : {}),
})

/**
 * Counts the people, diets, responses for each person, and notes of an event for its caterer. The database adds up, so that a large party
 * takes no longer.
 */
export async function readCateringSheet(
  db: Db,
  event: HostOf<EventRow>,
  { names, includesUnanswered }: SheetOptions,
): Promise<CateringSheet> {
  const details = event.head_details ?? nothing
  const [totals] = await readRows(
    db,
    totalsRow,
    sql`
      select coalesce(sum(going_count(i)), 0)::integer as going,
        coalesce(sum((i.heads->>'children')::integer) filter (where going_count(i) > 0), 0)::integer as children,
        (count(*) filter (where ${unansweredRows}))::integer as unanswered,
        (count(*) filter (where going_count(i) > 0))::integer as guests
      from invitees i where i.event_id = ${event.id}
    `,
  )
  const { going, children, ...counts } = totals ?? { going: 0, children: 0, unanswered: 0, guests: 0 }
  const dietCounts = details.diets ? await readDiets(db, event.id) : []
  const notes = details.diets ? await readNotes(db, event.id) : []
  const waitingCount = includesUnanswered ? counts.unanswered : 0
  const questions = await readSheetQuestions(db, event)
  const listedGuests = names ? await readGuests(db, event, includesUnanswered) : null
  return {
    details,
    people: going + waitingCount,
    adults: going - (details.children ? children : 0),
    children: details.children ? children : 0,
    unansweredCount: waitingCount,
    diets: diets.flatMap((diet) => dietCounts.filter((one) => one.diet === diet)),
    questions,
    notes: notes.map(({ note, count }) => ({ note, count })),
    moreNotes: (notes[0]?.notes ?? 0) - notes.length,
    guests: listedGuests,
    moreGuests: listedGuests ? Math.max(0, counts.guests + waitingCount - listedGuests.length) : 0,
  }
}

const readDiets = (db: Db, eventId: string) =>
  readRows(
    db,
    dietRow,
    sql`
      select one->>'diet' as diet, sum((one->>'count')::integer)::integer as count
      from invitees i, jsonb_array_elements(i.heads->'diets') one
      where i.event_id = ${eventId} and going_count(i) > 0
      group by 1
    `,
  )

const readNotes = (db: Db, eventId: string) =>
  readRows(
    db,
    noteRow,
    sql`
      select i.heads->>'dietNote' as note, count(*)::integer as count, (count(*) over ())::integer as notes
      from invitees i
      where i.event_id = ${eventId} and going_count(i) > 0 and i.heads->>'dietNote' is not null
      group by 1 order by 2 desc, 1 limit ${sheetLimits.notes}
    `,
  )

async function readGuests(db: Db, event: EventRow, includesUnanswered: boolean): Promise<SheetGuest[]> {
  const rows = await db
    .selectFrom('invitees as i')
    .select(['name', 'additional_guest_count', 'heads', 'responses', 'rsvp_status'])
    .where('event_id', '=', event.id)
    .where(
      includesUnanswered ? sql<SqlBool>`(going_count(i) > 0 or (${unansweredRows}))` : sql<SqlBool>`going_count(i) > 0`,
    )
    .orderBy(sql`lower(name)`)
    .orderBy('invitee_id')
    .limit(sheetLimits.guests)
    .execute()
  const details = event.head_details ?? nothing
  return rows.map(({ name, additional_guest_count, heads, responses, rsvp_status }) => {
    const isGoing = rsvp_status === 'YES'
    const people = isGoing ? 1 + additional_guest_count : 1
    return {
      name,
      people,
      heads: askedOf(heads, details),
      choices: isGoing ? choicesOf(event.questions, responses, people) : [],
      isUnanswered: !isGoing,
    }
  })
}
