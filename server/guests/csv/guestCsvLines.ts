import type { z } from 'zod'
import type { Invitee } from '@festoon/contract/nouns/guest'
import type { csvChoiceSchema } from '@festoon/contract/nouns/guestCsv'
import { dietsText } from '@festoon/contract/rules/catering/heads'
import { csvHeadings, type CsvField } from '@festoon/contract/rules/guests/guestCsv'
import { guestStatus } from '@festoon/contract/rules/guests/guestStatus'
import { responseTo } from '@festoon/contract/rules/guests/responseText'
import type { HostOf } from '../../core/brands.ts'
import type { Db, EventRow } from '../../database/schema.ts'
import { toInvitee } from '../../events/view/toInvitee.ts'
import { listInvitees } from '../list/invitees.ts'
import { byteOrderMark, csvLines } from './csvLines.ts'

/** The number of guests to read at once. The embedded database blocks the server during a statement. */
const pageSize = 100

interface Column {
  heading: string
  cell: (guest: Invitee) => string
}

const fieldCells: Readonly<Record<CsvField, Column['cell']>> = {
  rsvp_status: guestStatus,
  name: ({ name }) => name,
  contact: ({ email, phone }) => email ?? phone ?? '',
  additional_guest_count: ({ additionalGuestCount }) => String(additionalGuestCount),
  message: ({ rsvpMessage }) => rsvpMessage,
  children: ({ heads }) => String(heads?.children ?? ''),
  plus_one_names: ({ heads }) => heads?.plusOneNames?.join('; ') ?? '',
  diets: ({ heads, additionalGuestCount }) => (heads ? dietsText(heads, 1 + additionalGuestCount) : ''),
  diet_note: ({ heads }) => heads?.dietNote ?? '',
}

/**
 * Exports an event's guest list as CSV, page by page. The columns are the chosen fields in the chosen order, followed by the
 * chosen questions in the event's order (CSV-02). Starts with a byte order mark so that spreadsheets recognize UTF-8, and
 * escapes cells so that spreadsheets don't run them as formulas (CSV-04).
 * @throws Error if the export can't continue because a guest was deleted.
 */
export async function* guestCsvLines(
  db: Db,
  event: HostOf<EventRow>,
  choice: z.output<typeof csvChoiceSchema>,
): AsyncGenerator<string> {
  const columns = columnsOf(event, choice)
  yield `${byteOrderMark}${csvLines([columns.map(({ heading }) => heading)])}`
  let after: string | undefined
  do {
    const page = await listInvitees(db, event, after, pageSize)
    // The last guest of the page was deleted meanwhile. Stopping here would produce an incomplete list that looks
    // complete.
    if (!page) throw new Error('The guest list changed while it was being exported')
    const guests = page.rows.map(toInvitee)
    if (guests.length > 0) yield csvLines(guests.map((guest) => columns.map(({ cell }) => cell(guest))))
    after = page.next
  } while (after !== undefined)
}

function columnsOf(
  { questions }: EventRow,
  { fields, questions: chosenQuestions }: z.output<typeof csvChoiceSchema>,
): Column[] {
  return [
    ...fields.map((field) => ({ heading: csvHeadings[field], cell: fieldCells[field] })),
    ...questions
      .filter(({ questionUuid }) => chosenQuestions.includes(questionUuid))
      .map(({ question, questionUuid }) => ({ heading: question, cell: responseCell(questionUuid) })),
  ]
}

const responseCell =
  (questionUuid: string): Column['cell'] =>
  ({ answers }) =>
    responseTo(answers, questionUuid) ?? ''
