import type { csvChoiceSchema } from '@festoon/contract/guestCsv'
import type { Invitee } from '@festoon/contract/guest'
import { limits } from '@festoon/contract/limits'
import { csvHeadings, escapeCell, type CsvField } from '@festoon/contract/rules/guestCsv'
import { guestStatus } from '@festoon/contract/rules/guestStatus'
import { answerTo } from '@festoon/contract/rules/answerText'
import Papa from 'papaparse'
import type { z } from 'zod'
import type { HostOf } from '../../access.ts'
import { listInvitees } from '../../data/invitees.ts'
import type { Db, EventRow } from '../../data/schema.ts'
import { toInvitee } from '../../toInvitee.ts'

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
}

/**
 * An event's guest list as CSV, a page at a time, with what was chosen in its order (CSV-02). It begins with the mark by which
 * spreadsheets know UTF-8; no cell of it is run by one (CSV-04).
 */
export async function* guestCsvLines(
  db: Db,
  event: HostOf<EventRow>,
  choice: z.output<typeof csvChoiceSchema>,
): AsyncGenerator<string> {
  const columns = columnsOf(event, choice)
  yield `\uFEFF${toLines([columns.map(({ heading }) => heading)])}`
  let after: string | undefined
  do {
    const page = await listInvitees(db, event, after, limits.inviteesPerPage)
    // Whoever was last has been deleted meanwhile: a list that ends early would look whole.
    if (!page) throw new Error('the guest list changed while it was being read')
    const guests = page.rows.map(toInvitee)
    if (guests.length > 0) yield toLines(guests.map((guest) => columns.map(({ cell }) => cell(guest))))
    after = page.next
  } while (after !== undefined)
}

function columnsOf({ questions }: EventRow, { fields, questions: chosen }: z.output<typeof csvChoiceSchema>): Column[] {
  return [
    ...fields.map((field) => ({ heading: csvHeadings[field], cell: fieldCells[field] })),
    ...questions
      .filter(({ questionUuid }) => chosen.includes(questionUuid))
      .map(({ question, questionUuid }) => ({ heading: question, cell: answerCell(questionUuid) })),
  ]
}

const toLines = (rows: readonly (readonly string[])[]): string =>
  `${Papa.unparse(
    rows.map((cells) => cells.map(escapeCell)),
    { newline: '\r\n' },
  )}\r\n`

const answerCell =
  (questionUuid: string): Column['cell'] =>
  ({ answers }) =>
    answerTo(answers, questionUuid) ?? ''
