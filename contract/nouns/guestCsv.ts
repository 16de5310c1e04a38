import { z } from 'zod'
import * as copy from '@festoon/contract/messages/fields'
import { limits } from '../limits.ts'
import { csvFields, headCsvFields } from '../rules/guests/guestCsv.ts'
import { uuid } from '../wire/text.ts'

/** An invalid cell in an imported guest list. The cell's row isn't imported. */
export const csvProblemSchema = z.object({
  /** The row number that a spreadsheet shows, which also counts the row of headings. */
  row: z.number().int(),
  field: z.enum(['name', 'email']),
  /** The content of the invalid cell, cut to `limits.name` characters. */
  value: z.string(),
  /** The error message to show. */
  message: z.string(),
})
export type CsvProblem = z.infer<typeof csvProblemSchema>

/**
 * The result of `POST /contacts/csv` (RPC-85), a multipart request with the fields `authHeader`, `multipartFile`, and `eventId`.
 * Without an `Authorization` header, `authHeader` must come first. Adds the guests in all valid rows without sending invitations,
 * and returns the invalid cells in `problems`. A failed request adds no guests and returns `{error: {data: FailureData}}`, for
 * example with `csvUnreadable` if the file has no `Name` or no `Email` column (VAL-53, ERR-36).
 */
export const csvResultSchema = z.object({
  /** True if every row was valid. */
  isValid: z.boolean(),
  added: z.number().int(),
  /** The number of valid rows whose email address is already on the guest list or in an earlier row of the file. */
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
    fields: z.array(z.enum([...csvFields, ...headCsvFields])).max(csvFields.length + headCsvFields.length),
    questions: z.array(uuid).max(limits.questions).default([]),
  })
  .refine(({ fields, questions }) => fields.length + questions.length > 0, { message: copy.columnsRequired })
export type CsvChoice = z.input<typeof csvChoiceSchema>
