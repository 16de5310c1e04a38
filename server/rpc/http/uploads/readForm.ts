import type { FastifyRequest } from 'fastify'
import { Failure } from '../../../core/Failure.ts'
import type { UploadSlot } from './uploadSlots.ts'

/** A received form with a file. */
export interface UploadedForm {
  content: Buffer
  fileName: string | undefined
  mediaType: string
  /** The text fields by name. */
  fields: ReadonlyMap<string, string>
}

interface Rules {
  /** The name of the file's field. By default, any name is accepted. */
  fileField?: string
  /** Called with the preceding fields before the first byte of the file is kept. Rejects to refuse the file. */
  beforeFile?: (fields: ReadonlyMap<string, string>) => Promise<unknown>
}

/**
 * Reads a multipart form with one file into memory.
 * @throws Failure malformed or tooLarge, a rejection of `beforeFile`, or the reason why the slot was lost.
 */
export async function readForm(request: FastifyRequest, slot: UploadSlot, rules: Rules = {}): Promise<UploadedForm> {
  if (!request.isMultipart()) throw new Failure('malformed')
  const lostUpload = new Promise<never>((_, refuse) => {
    slot.signal.addEventListener('abort', () => refuse(slot.signal.reason))
  })
  try {
    const form = await Promise.race([readParts(request, slot, rules), lostUpload])
    slot.complete()
    return form
  } catch (error) {
    if (error instanceof Failure) throw error
    // Every other error while reading an upload is caused by the sender: too large, incomplete, or not multipart.
    const isTooLarge = error instanceof Error && 'statusCode' in error && error.statusCode === 413
    throw new Failure(isTooLarge ? 'tooLarge' : 'malformed', {}, error)
  }
}

async function readParts(request: FastifyRequest, slot: UploadSlot, rules: Rules): Promise<UploadedForm> {
  const fields = new Map<string, string>()
  let uploadedForm: Omit<UploadedForm, 'fields'> | undefined
  for await (const part of request.parts({ limits: { fileSize: slot.fileBytes } })) {
    slot.resetTimeout()
    if (part.type === 'field') {
      if (typeof part.value === 'string') fields.set(part.fieldname, part.value)
      continue
    }
    await rules.beforeFile?.(fields)
    const content = await readFile(part.file, slot)
    if (rules.fileField === undefined || part.fieldname === rules.fileField)
      uploadedForm ??= { content, fileName: part.filename, mediaType: part.mimetype }
  }
  if (!uploadedForm) throw new Failure('malformed')
  return { ...uploadedForm, fields }
}

/** Reads a file into one buffer, which doesn't need more memory than the file. */
async function readFile(file: AsyncIterable<Buffer> & { truncated: boolean }, slot: UploadSlot): Promise<Buffer> {
  const content = Buffer.allocUnsafeSlow(slot.fileBytes)
  // A lost slot frees its memory at once, even if the connection stays open. Its content isn't used anywhere yet.
  slot.signal.addEventListener('abort', () => content.buffer.transfer(0))
  let bytesRead = 0
  for await (const part of file) {
    slot.signal.throwIfAborted()
    slot.resetTimeout()
    bytesRead += part.copy(content, bytesRead)
  }
  if (file.truncated) throw new Failure('tooLarge')
  return content.subarray(0, bytesRead)
}
