import * as copy from '@festoon/contract/messages/guests/catering'
import { dietNames } from '@festoon/contract/messages/guests/diets'
import { diets } from '@festoon/contract/rules/catering/diets'
import type { HostOf } from '../../core/brands.ts'
import type { Db, EventRow } from '../../database/schema.ts'
import { isGoing } from '../../events/view/visibility.ts'
import { askedOf, isUnanswered, type CateringSheet, type SheetGuest } from '../catering/cateringSheet.ts'
import { choiceCounts, dietCounts, optionLabel, totalsOf } from '../catering/sheetLines.ts'
import { choicesOf, type GuestChoices } from '../catering/sheetQuestions.ts'
import { listInvitees } from '../list/invitees.ts'
import { byteOrderMark, csvLines } from './csvLines.ts'

/** The number of guests to read at once. The embedded database blocks the server during a statement. */
const pageSize = 100

/**
 * Writes a caterer sheet as CSV. Without names, it has a row per total, option of a question for each person, diet, and note.
 * With names, it has a row per guest, however many there are, and a row with the totals.
 * @throws Error if the export can't continue because a guest was deleted.
 */
export async function* cateringCsv(db: Db, event: HostOf<EventRow>, sheet: CateringSheet): AsyncGenerator<string> {
  if (sheet.guests === null) {
    yield `${byteOrderMark}${csvLines([
      [copy.csvSection, copy.csvItem, copy.csvCount],
      ...totalsOf(sheet).map(([label, count]) => [copy.total, label, String(count)]),
      ...sheet.questions.flatMap((question) =>
        choiceCounts(question).map(([label, count]) => [question.question, label, String(count)]),
      ),
      ...dietCounts(sheet).map(([label, count]) => [copy.diets, label, String(count)]),
      ...sheet.notes.map(({ note, count }) => [copy.note, note, String(count)]),
    ])}`
    return
  }
  const columns = columnsOf(sheet)
  yield `${byteOrderMark}${csvLines([columns.map(({ heading }) => heading)])}`
  let after: string | undefined
  do {
    const page = await listInvitees(db, event, after, pageSize)
    // Stopping here would produce an incomplete list that looks complete.
    if (!page) throw new Error('The guest list changed while it was being exported')
    const guests = page.rows.flatMap((row): SheetGuest[] => {
      const isComing = isGoing(row)
      if (!isComing && !(sheet.unansweredCount > 0 && isUnanswered(row))) return []
      const people = isComing ? 1 + row.additional_guest_count : 1
      return [
        {
          name: row.name,
          people,
          heads: askedOf(row.heads, sheet.details),
          choices: isComing ? choicesOf(event.questions, row.responses, people) : [],
          isUnanswered: !isComing,
        },
      ]
    })
    if (guests.length > 0) yield csvLines(guests.map((guest) => columns.map(({ cell }) => cell(guest))))
    after = page.next
  } while (after !== undefined)
  yield csvLines([columns.map(({ total }) => total)])
}

interface Column {
  heading: string
  cell: (guest: SheetGuest) => string
  /** The cell of the row with the totals. */
  total: string
}

function columnsOf({ details, people, adults, children, questions, diets: countedDiets }: CateringSheet): Column[] {
  return [
    { heading: copy.name, cell: ({ name }) => name, total: copy.total },
    { heading: copy.people, cell: (guest) => String(guest.people), total: String(people) },
    ...(details.children
      ? [
          {
            heading: copy.adults,
            cell: ({ people: all, heads, isUnanswered: isOpen }: SheetGuest) =>
              isOpen ? '' : String(all - (heads.children ?? 0)),
            total: String(adults),
          },
          {
            heading: copy.children,
            cell: ({ heads, isUnanswered: isOpen }: SheetGuest) => (isOpen ? '' : String(heads.children ?? 0)),
            total: String(children),
          },
        ]
      : []),
    ...(details.names
      ? [
          {
            heading: copy.plusOnes,
            cell: ({ heads }: SheetGuest) => (heads.plusOneNames ?? []).join('; '),
            total: '',
          },
        ]
      : []),
    ...questions.flatMap(({ questionUuid, question, options, missingCount }) => [
      ...options.map((one) => ({
        heading: copy.choiceColumn(question, optionLabel(one)),
        cell: ({ choices }: SheetGuest) => countText(countIn(choices, questionUuid, one.option)),
        total: String(one.count),
      })),
      ...(missingCount > 0
        ? [
            {
              heading: copy.choiceColumn(question, copy.noResponse),
              cell: ({ choices }: SheetGuest) =>
                countText(choices.find((one) => one.questionUuid === questionUuid)?.missingCount ?? 0),
              total: String(missingCount),
            },
          ]
        : []),
    ]),
    ...(details.diets
      ? [
          ...diets.map((diet) => ({
            heading: dietNames[diet],
            cell: ({ heads }: SheetGuest) => String(heads.diets?.find((one) => one.diet === diet)?.count ?? ''),
            total: String(countedDiets.find((one) => one.diet === diet)?.count ?? 0),
          })),
          { heading: copy.note, cell: ({ heads }: SheetGuest) => heads.dietNote ?? '', total: '' },
        ]
      : []),
  ]
}

/** Returns the number of people in a guest's party who get an option. */
const countIn = (choices: readonly GuestChoices[], questionUuid: string, option: string): number =>
  choices.find((one) => one.questionUuid === questionUuid)?.counts.find((one) => one.option === option)?.count ?? 0

const countText = (count: number): string => (count === 0 ? '' : String(count))
