import { csvFields, type CsvField } from '@festoon/contract/rules/guests/guestCsv'
import { z } from 'zod'
import { readStored, store } from '../../browser/storage.ts'

const hiddenSchema = z.array(z.string()).max(200)

/** Returns the columns that were last hidden in this browser, fields by name and questions by UUID; initially none. */
export function hiddenColumns(): ReadonlySet<string> {
  try {
    return new Set(hiddenSchema.parse(JSON.parse(readStored('guestListWithout') ?? '[]')))
  } catch {
    return new Set()
  }
}

/** Stores the hidden columns. All parties share the list of hidden questions, so only the most recent ones are kept. */
export const keepHiddenColumns = (hidden: ReadonlySet<string>): void =>
  store('guestListWithout', JSON.stringify([...hidden].slice(-200)))

/** Returns the visible columns, in order (CSV-02). */
export const shownColumns = (
  hidden: ReadonlySet<string>,
  questions: readonly { questionUuid: string }[],
): { fields: CsvField[]; questions: string[] } => ({
  fields: csvFields.filter((field) => !hidden.has(field)),
  questions: questions.map(({ questionUuid }) => questionUuid).filter((id) => !hidden.has(id)),
})
