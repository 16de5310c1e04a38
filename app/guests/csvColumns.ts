import { csvFields, type CsvField } from '@festoon/contract/rules/guestCsv'
import { z } from 'zod'
import { readStored, store } from '../session/storage.ts'

const leftOutSchema = z.array(z.string()).max(200)

/** What a host left out of a guest list last time in this browser: fields by name, questions by uuid. Nothing at first. */
export function leftOut(): ReadonlySet<string> {
  try {
    return new Set(leftOutSchema.parse(JSON.parse(readStored('guestListWithout') ?? '[]')))
  } catch {
    return new Set()
  }
}

/** Remembers that. Questions of many parties come together: the newest stay. */
export const keepLeftOut = (without: ReadonlySet<string>): void =>
  store('guestListWithout', JSON.stringify([...without].slice(-200)))

/** The columns that remain, in their order (CSV-02). */
export const chosenColumns = (
  without: ReadonlySet<string>,
  questions: readonly { questionUuid: string }[],
): { fields: CsvField[]; questions: string[] } => ({
  fields: csvFields.filter((field) => !without.has(field)),
  questions: questions.map(({ questionUuid }) => questionUuid).filter((id) => !without.has(id)),
})
