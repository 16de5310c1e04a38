import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { limits } from '@festoon/contract/limits'
import { videoSearchSchema } from '@festoon/contract/nouns/video'
import { line } from '@festoon/contract/wire/text'
import { Failure } from '../../core/Failure.ts'
import { networksOf, type Networks } from '../../core/networks.ts'
import { requireDiskSpace } from '../../providers/storage/diskUse.ts'
import { askProvider } from '../../rpc/askProvider.ts'
import { secondsUntilFree } from '../../rpc/budgets.ts'
import { visitorOf } from '../../rpc/http/visitor.ts'
import type { Services } from '../../rpc/services.ts'
import { fileHeaders } from '../uploads/fileHeaders.ts'
import { sendStored } from '../uploads/sendStored.ts'
import { pathOf, stockVideos, type StockFile } from './stockVideos.ts'

const searchSchema = z.object({ q: line(limits.search) })
const pathSchema = z.tuple([z.string(), z.enum(['pexels', 'giphy']), z.string(), z.enum(['.mp4', '-poster.jpg'])])

/**
 * Registers `GET /providers/video/search`, which finds background videos (RPC-92, RPC-93, BG-08), and `GET /videos/*`, which
 * serves copies of external services' videos and posters, so that browsers never contact those services.
 */
export function registerVideo(app: FastifyInstance, services: Services): void {
  const { config, providers, rateLimits, paidServices } = services
  const videos = stockVideos(providers.storage, providers.video)

  app.get('/providers/video/search', async (request, reply) => {
    await rateLimits.takeFrom('videoSearchFromAddress', request.ip)
    const query = searchSchema.safeParse(request.query)
    if (!query.success) throw new Failure('invalid')
    const foundVideos = await paidServices.ask(
      'video',
      visitorOf(services, request),
      ['search', query.data.q.toLowerCase()],
      videoSearchSchema,
      () =>
        providers.video.search(query.data.q, (service, error) =>
          request.log.warn({ err: error, service }, 'the search for videos failed'),
        ),
    )
    return reply.header('cache-control', 'private, max-age=300').send(videoSearchSchema.parse(foundVideos))
  })

  app.get('/videos/*', async (request, reply) => {
    const file = fileOf(request.url)
    if (!(await videos.exists(file))) {
      await rateLimits.takeFrom('videosFromAddress', request.ip)
      await requireDiskSpace(config)
      // Guests' browsers load videos before they can have a cookie. Only the first download of each calls the service.
      const networks = networksOf(request.ip)
      await paidServices.count('video', { visitor: networks[0].name, networks })
      if (file.kind === 'video') await countNewVideo(services, networks)
      await askProvider(request, file.service, () => videos.ensure(file))
    }
    return sendStored(providers.storage, pathOf(file), videoHeaders, request, reply)
  })
}

/**
 * Counts a video that will be stored, because anyone can request any video of a service.
 * @throws Failure dailyLimit.
 */
async function countNewVideo({ db, budgets, clock }: Services, networks: Networks): Promise<void> {
  const exhaustedBudget = await budgets.spend(db, [
    { name: 'newVideosOfNetwork', networks, amount: 1 },
    { name: 'newVideosOfInstallation', subject: '', amount: 1 },
  ])
  if (!exhaustedBudget) return
  throw new Failure('dailyLimit', { retryAfter: secondsUntilFree(exhaustedBudget, clock.now()) })
}

/** The response headers for a video or poster, which can be cached for a year because services never reuse a video's id. */
const videoHeaders = { ...fileHeaders, 'cache-control': 'public, max-age=31536000, immutable' }

/**
 * Parses the URL of a stored video or poster.
 * @throws Failure notFound if the URL is invalid.
 */
function fileOf(url: string): StockFile {
  const [path = ''] = url.split('?')
  const parts = pathSchema.safeParse(/^\/videos\/(\w+)\/([\w-]{1,64}?)(\.mp4|-poster\.jpg)$/.exec(path))
  if (!parts.success) throw new Failure('notFound')
  const [, service, id, end] = parts.data
  return { service, id, kind: end === '.mp4' ? 'video' : 'poster' }
}
