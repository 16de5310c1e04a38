import { z } from 'zod'
import type { EventView } from '@festoon/contract/nouns/event'
import { csvFieldsFor, type CsvField } from '@festoon/contract/rules/guests/guestCsv'
import { readStored, store } from '../../../platform/browser/storage.ts'

const hiddenSchema = z.array(z.string()).max(200)

/** Returns the CSV columns that are hidden in this browser, as field names and question UUIDs. */
export function hiddenColumns(): ReadonlySet<string> {
  try {
    return new Set(hiddenSchema.parse(JSON.parse(readStored('guestListWithout') ?? '[]')))
  } catch {
    return new Set()
  }
}

/**
 * Stores the hidden CSV columns in this browser. Keeps only the 200 most recently hidden columns, because the list collects the
 * questions of all parties.
 */
export const keepHiddenColumns = (hidden: ReadonlySet<string>): void =>
  void store('guestListWithout', JSON.stringify([...hidden].slice(-200)))

/** Returns the CSV columns that aren't hidden, in display order (CSV-02). */
export const shownColumns = (
  hidden: ReadonlySet<string>,
  { questions, headDetails }: Pick<EventView, 'questions' | 'headDetails'>,
): { fields: CsvField[]; questions: string[] } => ({
  fields: csvFieldsFor(headDetails).filter((field) => !hidden.has(field)),
  questions: questions.map(({ questionUuid }) => questionUuid).filter((id) => !hidden.has(id)),
})
