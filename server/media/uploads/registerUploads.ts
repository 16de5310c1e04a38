import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { limits } from '@festoon/contract/limits'
import type { uploadResultSchema } from '@festoon/contract/wire/upload'
import { bearerSession } from '../../accounts/sessions/bearerSession.ts'
import { Failure } from '../../core/Failure.ts'
import type { fairTurns } from '../../core/turns/fairTurns.ts'
import { requireDiskSpace } from '../../providers/storage/diskUse.ts'
import { imageFolder, profileFolder, removeImages } from '../../providers/storage/images.ts'
import { requireSameOrigin } from '../../rpc/http/sameOrigin.ts'
import { readForm } from '../../rpc/http/uploads/readForm.ts'
import type { UploadSlots } from '../../rpc/http/uploads/uploadSlots.ts'
import type { Services } from '../../rpc/services.ts'
import { addUploadedImage } from '../images/userImages.ts'
import { isDrawing } from '../pictures/imageFormat.ts'
import { imageBytes } from '../quota.ts'
import { storeImage } from './storeImage.ts'

const querySchema = z.object({ eventId: z.guid().toLowerCase().optional(), for: z.literal('profile').optional() })

/**
 * Registers `POST /uploads/images`, which stores an image that a signed-in user uploads (RPC-94, VAL-24) and adds it to the
 * user's image history (IMG-03), unless it is a profile photo (`?for=profile`). `inTurn` gives turns to the senders of all images.
 */
export function registerUploads(
  app: FastifyInstance,
  services: Services,
  slots: UploadSlots,
  inTurn: ReturnType<typeof fairTurns>,
): void {
  app.post('/uploads/images', async (request, reply) => {
    requireSameOrigin(services.config, request)
    const session = await bearerSession(services, request)
    await services.rateLimits.take('uploadsOfUser', session.userId)
    const query = querySchema.safeParse(request.query)
    if (!query.success) throw new Failure('invalid')
    const { eventId = randomUUID() } = query.data
    await requireDiskSpace(services.config)
    if ((await imageBytes(services.db, session.userId)) >= services.config.accountBytes)
      throw new Failure('storageFull')
    const isProfile = query.data.for === 'profile'
    const folder = isProfile ? profileFolder(session.userId) : imageFolder(services.keys, session.userId)
    const { storage } = services.providers
    const sender = { id: session.userId, fileBytes: limits.uploadBytes }
    const storedImage = await slots(request, reply, sender, async (slot) => {
      const { content } = await readForm(request, slot)
      return inTurn({ ...slot, isLarge: isDrawing(content) }, async () => {
        let at = services.clock.now()
        while (await storage.exists(`${folder}/${eventId}-${at}.webp`)) at += 1
        return storeImage(storage, folder, `${eventId}-${at}`, content)
      })
    })
    const { bytes, ...result } = storedImage
    const image = { url: storedImage.url, bytes, kind: query.data.for ?? 'uploaded' } as const
    try {
      await addUploadedImage(services.db, session.userId, image, services.config.accountBytes, services.clock.now())
    } catch (error) {
      await removeImages(services, [storedImage.url])
      throw error
    }
    return reply.header('cache-control', 'no-store').send(result satisfies z.infer<typeof uploadResultSchema>)
  })
}
