import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Services } from '../../rpc/services.ts'
import { fileHeaders } from './fileHeaders.ts'
import { notFound } from '../../rpc/http/registerFailures.ts'
import { sendStored } from './sendStored.ts'

const paramsSchema = z.object({ '*': z.string().regex(/\.(?:webp|jpg)$/) })

/** Registers `GET /files/*`, which serves stored images (CONST-59). Serves only `.webp` and `.jpg` files. */
export function registerFiles(app: FastifyInstance, { providers }: Services): void {
  app.get('/files/*', async (request, reply) => {
    const params = paramsSchema.safeParse(request.params)
    if (!params.success) return notFound(request, reply)
    return sendStored(providers.storage, params.data['*'], fileHeaders, request, reply)
  })
}
