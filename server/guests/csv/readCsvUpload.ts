import type { FastifyRequest } from 'fastify'
import { Failure } from '../../core/Failure.ts'
import { readForm } from '../../rpc/http/uploads/readForm.ts'
import type { UploadSlot } from '../../rpc/http/uploads/uploadSlots.ts'
import { fileKind } from './fileKind.ts'

/** An uploaded guest list: the content of the file, and the form fields by name. */
export interface CsvUpload {
  content: Buffer
  fields: ReadonlyMap<string, string>
}

/**
 * Reads a guest list uploaded with a multipart form (RPC-85). `beforeFile` receives the fields that precede the file.
 * @throws Failure csvUnreadable if the file is neither CSV, a workbook, nor an address book (VAL-53), or any failure of `readForm`.
 */
export async function readCsvUpload(
  request: FastifyRequest,
  slot: UploadSlot,
  beforeFile: (fields: ReadonlyMap<string, string>) => Promise<unknown>,
): Promise<CsvUpload> {
  const form = await readForm(request, slot, { fileField: 'multipartFile', beforeFile })
  const file = fileKind(form.content)
  if (file.kind === 'other') throw unreadableFile(file.message)
  const { fileName = '', mediaType } = form
  const isNamedSo =
    file.kind === 'workbook'
      ? /\.(?:xls[xm]|csv)$/i.test(fileName) || mediaType.startsWith('application/vnd.openxmlformats-officedocument.')
      : /\.(?:csv|tsv|txt|vcf|vcard|ldif|ldi)$/i.test(fileName) ||
        /^text\/(?:csv|tab-separated-values|(?:x-)?vcard|(?:x-)?ldif)$/.test(mediaType)
  if (!isNamedSo) throw unreadableFile(undefined)
  return form
}

/** Returns the failure for a file that can't be imported, with the message that says why, if it is known. */
export const unreadableFile = (message: string | undefined): Failure =>
  new Failure('csvUnreadable', message === undefined ? {} : { issues: [{ path: 'multipartFile', message }] })
