import type { FastifyRequest } from 'fastify'
import { Failure } from '../../core/Failure.ts'
import { readForm } from '../../rpc/http/uploads/readForm.ts'
import type { UploadSlot } from '../../rpc/http/uploads/uploadSlots.ts'

/** An uploaded guest list: the content of the file, and the form fields by name. */
export interface CsvUpload {
  content: Buffer
  fields: ReadonlyMap<string, string>
}

/**
 * Reads a guest list uploaded with a multipart form (RPC-85). `beforeFile` receives the fields that precede the file.
 * @throws Failure csvUnreadable if the file isn't CSV (VAL-53), or any failure of `readForm`.
 */
export async function readCsvUpload(
  request: FastifyRequest,
  slot: UploadSlot,
  beforeFile: (fields: ReadonlyMap<string, string>) => Promise<unknown>,
): Promise<CsvUpload> {
  const form = await readForm(request, slot, { fileField: 'multipartFile', beforeFile })
  const isCsv = /\.csv$/i.test(form.fileName ?? '') || form.mediaType === 'text/csv'
  if (!isCsv) throw new Failure('csvUnreadable')
  return form
}
