import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { isPictureKey, isPrivatePicture } from '../../crypto/pictureLink.ts'
import { notFound } from '../../rpc/http/registerFailures.ts'
import type { Services } from '../../rpc/services.ts'
import { fileHeaders, privateFileHeaders } from './fileHeaders.ts'
import { sendStored } from './sendStored.ts'

const paramsSchema = z.object({ '*': z.string().regex(/\.(?:webp|jpg)$/) })

const querySchema = z.object({ k: z.string().max(64) })

/**
 * Registers `GET /files/*`, which serves stored images (CONST-59). Serves only `.webp` and `.jpg` files, and album and profile
 * photos only with the key of a link that was given to someone who may see them.
 */
export function registerFiles(app: FastifyInstance, services: Services): void {
  app.get('/files/*', async (request, reply) => {
    const params = paramsSchema.safeParse(request.params)
    if (!params.success) return notFound(request, reply)
    const path = params.data['*']
    const { storage } = services.providers
    if (!isPrivatePicture(path)) return sendStored(storage, path, fileHeaders, request, reply)
    const query = querySchema.safeParse(request.query)
    if (!query.success || !isPictureKey(services, path, query.data.k)) return notFound(request, reply)
    return sendStored(storage, path, privateFileHeaders, request, reply)
  })
}
