import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { Failure } from '../Failure.ts'
import type { Services } from '../services.ts'
import { fileHeaders } from './fileHeaders.ts'

const paramsSchema = z.object({ file: z.string().regex(/^\d{3}-[1-9](?:-640|-mail)?\.(?:webp|jpg)$/) })

/** `GET /files/gallery/*`: the pictures of the inspirations, each drawn when it is asked for first. */
export function registerGallery(app: FastifyInstance, { gallery }: Services): void {
  app.get('/files/gallery/:file', async (request, reply) => {
    const params = paramsSchema.safeParse(request.params)
    if (!params.success) throw new Failure('notFound')
    const content = await gallery.read(params.data.file)
    if (!content) throw new Failure('notFound')
    return reply
      .headers(fileHeaders)
      .type(params.data.file.endsWith('.jpg') ? 'image/jpeg' : 'image/webp')
      .send(content)
  })
}
