import { z } from 'zod'
import { limits } from '../limits.ts'
import { csvFields } from '../rules/guests/guestCsv.ts'
import { uuid } from '../wire/text.ts'
import * as copy from '@festoon/contract/messages/fields'

/** A row in a guest list file that couldn't be imported. */
export const csvProblemSchema = z.object({
  /** The row number as a spreadsheet shows it, counting the headings. */
  row: z.number().int(),
  field: z.enum(['name', 'email']),
  /** The content of the invalid cell, shortened. */
  value: z.string(),
  /** The error message to show. */
  message: z.string(),
})
export type CsvProblem = z.infer<typeof csvProblemSchema>

/**
 * The result of `POST /contacts/csv` (RPC-85). The request is multipart, with the fields `multipartFile`, `authHeader` and
 * `eventId`. Either all valid rows are added, without sending invitations, or none are; invalid rows are returned in
 * `problems`. Failed requests return `{error: {data: FailureData}}`. The reason is, for example, `csvUnreadable` for a file
 * without the columns `Name` and `Email` (VAL-53, ERR-36), or `guestLimit` for too many rows.
 */
export const csvResultSchema = z.object({
  /** True if every row was valid. */
  isValid: z.boolean(),
  added: z.number().int(),
  /** The number of rows with an email address that is already on the guest list or in an earlier row of the file. */
  alreadyInvited: z.number().int(),
  problems: z.array(csvProblemSchema),
})
export type CsvResult = z.infer<typeof csvResultSchema>

/**
 * The columns to export with `GET /event/{eventId}/guestlist.csv`, passed as URL-encoded JSON in an additional path segment
 * (RPC-86, CSV-02).
 */
export const csvChoiceSchema = z
  .object({
    fields: z.array(z.enum(csvFields)).max(csvFields.length),
    questions: z.array(uuid).max(limits.questions).default([]),
  })
  .refine(({ fields, questions }) => fields.length + questions.length > 0, { message: copy.columnsRequired })
export type CsvChoice = z.input<typeof csvChoiceSchema>
