import { z } from 'zod'
import * as copy from '@festoon/contract/messages/fields'
import { limits } from '../limits.ts'
import { csvFields, headCsvFields } from '../rules/guests/guestCsv.ts'
import { uuid } from '../wire/text.ts'

/** A row of an imported guest list that needs the host, or of which there is something to say, with the cell that matters. */
export const csvProblemSchema = z.object({
  /** The row number that a spreadsheet shows, which also counts the row of headings. */
  row: z.number().int(),
  field: z.enum(['name', 'email', 'phone']),
  /** The content of the cell, cut to `limits.name` characters. */
  value: z.string(),
  /** The name in the row, or else its first text or its contact, cut alike; '' if there is none. */
  person: z.string().default(''),
  /** The message to show. */
  message: z.string(),
})
export type CsvProblem = z.infer<typeof csvProblemSchema>

/** The rows of a guest list of which there is something to say. */
const rowNotes = {
  /** The invalid cells. Their rows aren't imported. */
  problems: z.array(csvProblemSchema),
  /** The cells that are left out although their guests are imported, such as phone numbers without a country code. */
  remarks: z.array(csvProblemSchema).default([]),
  /** The guests who declined according to the file. They are only imported with `withDeclined`. */
  declinedGuests: z.array(csvProblemSchema).default([]),
  /** The rows that count or comment the list, such as totals. */
  notGuests: z.array(csvProblemSchema).default([]),
}

/** The place of a column in a file, starting with 0. */
const column = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number)

const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((value) => value === '1')

/**
 * The fields of `POST /contacts/csv` about the file: `preview` is 1 to add no one, `withDeclined` is 1 to include guests who declined
 * according to the file, the columns are those that the host chose, and `country` is the ISO 3166 code of the host's country, by which
 * phone numbers without a country code are read.
 */
export const csvImportSchema = z.object({
  preview: flag,
  withDeclined: flag,
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  nameColumn: column.optional(),
  emailColumn: column.optional(),
})

/** The result of `POST /contacts/csv` with `preview=1`: how the file is read. Says nothing about the guest list. */
export const csvPreviewSchema = z.object({
  /** The headings of the file's columns, or '' for columns without one. Empty for files without columns. */
  labels: z.array(z.string()),
  /** The places of the columns that the names come from. If empty, they come from the addresses. */
  nameColumns: z.array(z.number().int()),
  /** The places of the columns with the email addresses and phone numbers. If empty, the host has to choose one. */
  emailColumns: z.array(z.number().int()),
  /** The places of the columns with texts that aren't imported. */
  otherColumns: z.array(z.number().int()).default([]),
  /** The guests in valid rows, without repeated ones. A contact is an email address, a phone number, or '' for guests by name alone. */
  guests: z.array(z.object({ name: z.string(), contact: z.string() })),
  /** The number of valid rows with a contact of an earlier row. */
  repeatedCount: z.number().int(),
  ...rowNotes,
})
export type CsvPreview = z.infer<typeof csvPreviewSchema>

/**
 * The result of `POST /contacts/csv` (RPC-85), a multipart request with the fields `authHeader`, `multipartFile`, `eventId`, and those of
 * `csvImportSchema`. Without an `Authorization` header, `authHeader` must come first. Adds the guests in all valid rows without sending
 * invitations, and returns the invalid cells in `problems`. A failed request adds no guests and returns `{error: {data: FailureData}}`,
 * for example with `csvUnreadable` if the file has no column of email addresses or phone numbers (VAL-53, ERR-36). `issues` names the kind
 * of the file, if it is known.
 */
export const csvResultSchema = z.object({
  /** True if every row was valid. */
  isValid: z.boolean(),
  added: z.number().int(),
  /** The number of valid rows whose email address is already on the guest list or in an earlier row of the file. */
  alreadyInvited: z.number().int(),
  ...rowNotes,
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
