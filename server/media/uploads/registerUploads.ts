import multipart from '@fastify/multipart'
import type { uploadResultSchema } from '@festoon/contract/wire/upload'
import { limits } from '@festoon/contract/limits'
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { imageFolder, removeImages } from '../../providers/storage/images.ts'
import { addUploadedImage } from '../images/userImages.ts'
import { Failure } from '../../core/Failure.ts'
import type { Services } from '../../rpc/services.ts'
import { bearerSession } from '../../accounts/sessions/bearerSession.ts'
import { demandSameOrigin } from '../../rpc/http/sameOrigin.ts'
import { oneAtATime } from '../../core/oneAtATime.ts'
import { readUpload } from './readUpload.ts'
import { registerAlbums } from '../albums/registerAlbums.ts'
import { storeImage } from './storeImage.ts'

const querySchema = z.object({ eventId: z.guid().toLowerCase().optional(), for: z.literal('profile').optional() })

/** The maximum number of images that wait in memory while another is processed. */
const maxWaiting = 4

/**
 * Registers `POST /uploads/images`, which stores an image that a signed-in user uploads (RPC-94, VAL-24) and adds it to the
 * user's image history (IMG-03), unless it is a profile photo (`?for=profile`). Also registers the album routes, because all
 * uploads share one queue.
 */
export async function registerUploads(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: limits.uploadBytes, files: 1, fields: 4, fieldSize: 1_024, parts: 5 },
  })
  const inTurn = oneAtATime(maxWaiting)
  registerAlbums(app, services, inTurn)
  app.post('/uploads/images', { bodyLimit: limits.uploadBytes + 64 * 1024 }, async (request, reply) => {
    demandSameOrigin(services.config, request)
    const session = await bearerSession(services, request)
    await services.rateLimits.take('uploadsOfUser', session.userId)
    const query = querySchema.safeParse(request.query)
    if (!query.success) throw new Failure('invalid')
    const { eventId = randomUUID() } = query.data
    const content = await readUpload(request)
    const folder = imageFolder(session.userId)
    const { storage } = services.providers
    const stored: z.infer<typeof uploadResultSchema> = await inTurn(async () => {
      let at = services.clock.now()
      while (await storage.has(`${folder}/${eventId}-${at}.webp`)) at += 1
      return storeImage(storage, folder, `${eventId}-${at}`, content)
    })
    const image = { url: stored.url, isInHistory: query.data.for === undefined }
    try {
      await addUploadedImage(services.db, session.userId, image, services.clock.now())
    } catch (error) {
      await removeImages(services, [stored.url])
      throw error
    }
    return reply.header('cache-control', 'no-store').send(stored)
  })
}
