import multipart from '@fastify/multipart'
import type { uploadAnswerSchema } from '@festoon/contract/upload'
import { limits } from '@festoon/contract/limits'
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { Failure } from '../../Failure.ts'
import type { Services } from '../../services.ts'
import { bearerSession } from '../bearerSession.ts'
import { demandSameOrigin } from '../sameOrigin.ts'
import { oneAtATime } from './oneAtATime.ts'
import { storePicture } from './storePicture.ts'

/** Pictures that wait, in memory, while one is drawn. */
const picturesWaiting = 4

/** `POST /uploads/images`: one picture, of a signed-in user (RPC-94, VAL-24). */
export async function registerUploads(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: limits.uploadBytes, files: 1, fields: 4, fieldSize: 1_024, parts: 5 },
  })
  const inTurn = oneAtATime(picturesWaiting)
  app.post('/uploads/images', { bodyLimit: limits.uploadBytes + 64 * 1024 }, async (request, reply) => {
    demandSameOrigin(services.config, request)
    const session = await bearerSession(services, request)
    await services.rateLimits.take('uploadsOfUser', session.userId)
    if (!request.isMultipart()) throw new Failure('malformed')
    const file = await request.file().catch(uploadFailure)
    if (!file) throw new Failure('malformed')
    const content = await file.toBuffer().catch(uploadFailure)
    const folder = `events/user_images/${session.userId}`
    const name = `${randomUUID()}-${services.clock.now()}`
    const stored: z.infer<typeof uploadAnswerSchema> = await inTurn(() =>
      storePicture(services.providers.storage, folder, name, content),
    )
    return reply.header('cache-control', 'no-store').send(stored)
  })
}

/** Whatever ends the reading of an upload is the sender's doing: too much, cut off, or not multipart. */
function uploadFailure(error: unknown): never {
  const isTooLarge = error instanceof Error && 'statusCode' in error && error.statusCode === 413
  throw new Failure(isTooLarge ? 'tooLarge' : 'malformed', {}, error)
}
