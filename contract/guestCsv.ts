import { z } from 'zod'
import { limits } from './limits.ts'
import { csvFields } from './rules/guestCsv.ts'
import { uuid } from './text.ts'

/** A row of an imported file that could not be used. */
export const csvProblemSchema = z.object({
  /** As a spreadsheet counts: the headings are row 1. */
  row: z.number().int(),
  field: z.enum(['name', 'email']),
  /** What stood there, cut short. */
  value: z.string(),
  /** What is wrong with it, ready to be shown. */
  message: z.string(),
})
export type CsvProblem = z.infer<typeof csvProblemSchema>

/**
 * What `POST /contacts/csv` answers (RPC-85): multipart, with the fields `multipartFile`, `authHeader` and `eventId`. Rows
 * without a problem are added, unsent, all of them or none; the others are told. A file that has no columns `Name` and `Email`
 * (VAL-53) is refused with `csvUnreadable` (ERR-36), and any failure comes as `{error: {data: FailureData}}`: 'unauthenticated',
 * 'sessionExpired', 'eventNotFound', 'forbidden', 'eventCancelled', 'guestLimit', 'tooLarge', 'rateLimited', 'malformed'.
 */
export const csvAnswerSchema = z.object({
  /** Every row could be used. */
  isValid: z.boolean(),
  added: z.number().int(),
  /** Rows whose address is on the list already, or stands further up in the file. */
  alreadyInvited: z.number().int(),
  problems: z.array(csvProblemSchema),
})
export type CsvAnswer = z.infer<typeof csvAnswerSchema>

/** What `GET /event/{eventId}/guestlist.csv` holds, as encoded JSON in one more part of the path (RPC-86, CSV-02). */
export const csvChoiceSchema = z
  .object({
    fields: z.array(z.enum(csvFields)).max(csvFields.length),
    questions: z.array(uuid).max(limits.questions).default([]),
  })
  .refine(({ fields, questions }) => fields.length + questions.length > 0, { message: 'Choose something' })
export type CsvChoice = z.input<typeof csvChoiceSchema>
