import { artVersion } from '@festoon/contract/themes/galleryPicture'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { Failure } from '../../core/Failure.ts'
import type { Services } from '../../rpc/services.ts'
import { fileHeaders } from '../uploads/fileHeaders.ts'

const paramsSchema = z.object({ file: z.string().regex(/^\d{3}-[1-9](?:-320|-640|-mail)?\.(?:webp|jpg)$/) })

/** An address that names how its picture is drawn: that never changes. */
const querySchema = z.object({ v: z.literal(String(artVersion)) })
const forEver = 'public, max-age=31536000, immutable'

/**
 * `GET /files/gallery/*`: the pictures of the inspirations, those of the front door drawn by the build, each other when it is
 * asked for first. A browser that takes AVIF gets it under the same address, where there is one.
 */
export function registerGallery(app: FastifyInstance, { gallery }: Services): void {
  app.get('/files/gallery/:file', async (request, reply) => {
    const params = paramsSchema.safeParse(request.params)
    if (!params.success) throw new Failure('notFound')
    const version = querySchema.safeParse(request.query)
    const { file } = params.data
    const isWebp = file.endsWith('.webp')
    const takesAvif = isWebp && /\bimage\/avif\b/.test(request.headers.accept ?? '')
    const avif = takesAvif ? await gallery.readAvif(file) : undefined
    const content = avif ?? (await gallery.read(file))
    if (!content) throw new Failure('notFound')
    return reply
      .headers(version.success ? { ...fileHeaders, 'cache-control': forEver } : fileHeaders)
      .headers(isWebp ? { vary: 'accept' } : {})
      .type(avif ? 'image/avif' : isWebp ? 'image/webp' : 'image/jpeg')
      .send(content)
  })
}
