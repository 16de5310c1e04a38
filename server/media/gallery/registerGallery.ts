import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { artVersion } from '@festoon/contract/themes/galleryPicture'
import { Failure } from '../../core/Failure.ts'
import type { Services } from '../../rpc/services.ts'
import { fileHeaders } from '../uploads/fileHeaders.ts'

const paramsSchema = z.object({
  file: z.string().regex(/^(?:\d{3}-[1-9](?:-320|-640|-mail)?\.(?:webp|jpg)|style-[a-z]{1,20}\.webp)$/i),
})

/**
 * The query of an image URL that contains the current version of the art. The image at such a URL never changes, so it can be
 * cached permanently.
 */
const querySchema = z.object({ v: z.literal(String(artVersion)) })
const permanently = 'public, max-age=31536000, immutable'

/**
 * Registers `GET /files/gallery/*`, which serves the images of the inspirations and of the styles. Browsers that accept AVIF get an AVIF
 * image from a WebP URL, if available.
 */
export function registerGallery(app: FastifyInstance, { gallery }: Services): void {
  app.get('/files/gallery/:file', async (request, reply) => {
    const params = paramsSchema.safeParse(request.params)
    if (!params.success) throw new Failure('notFound')
    const version = querySchema.safeParse(request.query)
    const { file } = params.data
    const isWebp = file.endsWith('.webp')
    const acceptsAvif = isWebp && /\bimage\/avif\b/.test(request.headers.accept ?? '')
    const avif = acceptsAvif ? await gallery.readAvif(file) : undefined
    const content = avif ?? (await gallery.read(file))
    if (!content) throw new Failure('notFound')
    return reply
      .headers(version.success ? { ...fileHeaders, 'cache-control': permanently } : fileHeaders)
      .headers(isWebp ? { vary: 'accept' } : {})
      .type(avif ? 'image/avif' : isWebp ? 'image/webp' : 'image/jpeg')
      .send(content)
  })
}
