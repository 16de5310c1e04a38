import type { FastifyRequest } from 'fastify'
import { Failure } from '../../core/Failure.ts'

/**
 * Reads the file of a multipart upload.
 * @throws Failure malformed or tooLarge.
 */
export async function readUpload(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new Failure('malformed')
  const file = await request.file().catch(uploadFailure)
  if (!file) throw new Failure('malformed')
  return file.toBuffer().catch(uploadFailure)
}

/** Throws a Failure for an error from reading an upload: tooLarge if the upload exceeds a limit, otherwise malformed. */
function uploadFailure(error: unknown): never {
  const isTooLarge = error instanceof Error && 'statusCode' in error && error.statusCode === 413
  throw new Failure(isTooLarge ? 'tooLarge' : 'malformed', {}, error)
}
