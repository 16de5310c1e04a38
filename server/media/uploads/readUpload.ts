import type { FastifyRequest } from 'fastify'
import { Failure } from '../../core/Failure.ts'

/**
 * Reads the single file of a multipart upload.
 * @throws Failure malformed or tooLarge.
 */
export async function readUpload(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new Failure('malformed')
  const file = await request.file().catch(uploadFailure)
  if (!file) throw new Failure('malformed')
  return file.toBuffer().catch(uploadFailure)
}

/**
 * Throws a Failure for an error that occurred while reading an upload. Such an error is the sender's fault: the upload is
 * too large, incomplete, or not multipart.
 */
function uploadFailure(error: unknown): never {
  const isTooLarge = error instanceof Error && 'statusCode' in error && error.statusCode === 413
  throw new Failure(isTooLarge ? 'tooLarge' : 'malformed', {}, error)
}
