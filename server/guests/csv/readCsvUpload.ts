import { limits } from '@festoon/contract/limits'
import type { FastifyRequest } from 'fastify'
import { Failure } from '../../core/Failure.ts'

/** An uploaded guest list: the content of the file, and the form fields by name. */
export interface CsvUpload {
  content: Buffer
  fields: ReadonlyMap<string, string>
}

/**
 * Reads a guest list uploaded with a multipart form (RPC-85).
 * @throws Failure malformed, tooLarge, or csvUnreadable if the file isn't CSV (VAL-53).
 */
export async function readCsvUpload(request: FastifyRequest): Promise<CsvUpload> {
  if (!request.isMultipart()) throw new Failure('malformed')
  const fields = new Map<string, string>()
  let content: Buffer | undefined
  let isCsv = false
  try {
    for await (const part of request.parts({ limits: { fileSize: limits.csvBytes } })) {
      if (part.type === 'field') {
        if (typeof part.value === 'string') fields.set(part.fieldname, part.value)
        continue
      }
      const read = await part.toBuffer()
      if (part.fieldname !== 'multipartFile') continue
      content = read
      isCsv = /\.csv$/i.test(part.filename ?? '') || part.mimetype === 'text/csv'
    }
  } catch (error) {
    // Every error while reading an upload is caused by the sender: too large, incomplete, or not multipart.
    const isTooLarge = error instanceof Error && 'statusCode' in error && error.statusCode === 413
    throw new Failure(isTooLarge ? 'tooLarge' : 'malformed', {}, error)
  }
  if (!content) throw new Failure('malformed')
  if (!isCsv) throw new Failure('csvUnreadable')
  return { content, fields }
}
