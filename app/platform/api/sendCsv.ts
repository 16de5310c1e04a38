import type { z } from 'zod'
import { limits } from '@festoon/contract/limits'
import { csvPreviewSchema, csvResultSchema, type CsvPreview, type CsvResult } from '@festoon/contract/nouns/guestCsv'
import { browserCountry } from '../browser/browserCountry.ts'
import { CallError } from '../rpc/postCall.ts'
import { refusal } from '../rpc/refusal.ts'
import { asBasic } from './asBasic.ts'

const url = '/contacts/csv'

/** A guest list to import, with the places of the columns that the host chose. */
export interface ChosenFile {
  file: File
  /** True to include guests who declined according to the file. */
  withDeclined?: boolean | undefined
  nameColumn?: number | undefined
  emailColumn?: number | undefined
}

/**
 * Adds the guests in a file to a party (RPC-85). `onProgress` receives the uploaded fraction of the file, from 0 to 1.
 * Throws `CallError`, also if the response has a status other than 200 or no valid body (ERR-38).
 */
export const sendCsv = (
  eventId: string,
  chosenFile: ChosenFile,
  onProgress: (part: number) => void,
): Promise<CsvResult> => upload(eventId, chosenFile, { fields: {}, schema: csvResultSchema, onProgress })

/** Returns how the server reads a file, without adding anyone. Takes and throws the same as `sendCsv`. */
export const previewCsv = (
  eventId: string,
  chosenFile: ChosenFile,
  onProgress: (part: number) => void,
): Promise<CsvPreview> =>
  upload(eventId, chosenFile, { fields: { preview: '1' }, schema: csvPreviewSchema, onProgress })

interface Upload<Result> {
  fields: Readonly<Record<string, string>>
  schema: z.ZodType<Result>
  onProgress: (part: number) => void
}

const upload = <Result>(
  eventId: string,
  { file, withDeclined = false, ...columns }: ChosenFile,
  { fields, schema, onProgress }: Upload<Result>,
): Promise<Result> =>
  asBasic(async (authorization) => {
    const form = new FormData()
    form.append('authHeader', authorization)
    form.append('eventId', eventId)
    const choices = { country: browserCountry(), withDeclined: withDeclined ? '1' : '0' }
    for (const [name, value] of Object.entries({ ...fields, ...choices, ...columns }))
      if (value !== undefined) form.append(name, String(value))
    form.append('multipartFile', file, file.name)
    const { status, body } = await post(form, authorization, onProgress)
    const read = status === 200 ? schema.safeParse(body) : undefined
    if (!read?.success) throw refusal('an import', body)
    return read.data
  })

/** Posts the form with `XMLHttpRequest`, because `fetch` doesn't report upload progress. */
function post(
  form: FormData,
  authorization: string,
  onProgress: (part: number) => void,
): Promise<{ status: number; body: unknown }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.setRequestHeader('authorization', authorization)
    request.responseType = 'json'
    request.timeout = limits.requestTimeoutMs
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => resolve({ status: request.status, body: request.response }))
    request.addEventListener('error', () => reject(new CallError('network', `Network error fetching ${url}`)))
    request.addEventListener('timeout', () => reject(new CallError('timeout', `Timed out fetching ${url}`)))
    request.send(form)
  })
}
