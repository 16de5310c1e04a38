import fastifyStatic from '@fastify/static'
import { limits } from '@festoon/contract/limits'
import { line } from '@festoon/contract/text'
import { videoSearchSchema } from '@festoon/contract/video'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { Failure } from '../Failure.ts'
import { networkOf } from '../networkOf.ts'
import type { Services } from '../services.ts'
import { stockFilms, stockFolder, type StockFile } from '../stockFilms.ts'
import { askProvider } from '../askProvider.ts'
import { fileHeaders } from './fileHeaders.ts'

const searchSchema = z.object({ q: line(limits.search) })
const pathSchema = z.tuple([z.string(), z.enum(['pexels', 'giphy']), z.string(), z.enum(['.mp4', '-poster.jpg'])])

/**
 * `GET /providers/video/search`: films to choose from (RPC-92, RPC-93, BG-08). `GET /videos/*`: those of outside services, kept
 * here; the browser never asks the services themselves.
 */
export async function registerVideo(app: FastifyInstance, { providers, rateLimits }: Services): Promise<void> {
  const films = stockFilms(providers.storage, providers.video)

  app.get('/providers/video/search', async (request, reply) => {
    await rateLimits.take('videoSearchFromAddress', networkOf(request.ip))
    const query = searchSchema.safeParse(request.query)
    if (!query.success) throw new Failure('invalid')
    const found = await providers.video.search(query.data.q, (service, error) =>
      request.log.warn({ err: error, service }, 'the search for films failed'),
    )
    return reply.header('cache-control', 'private, max-age=300').send(videoSearchSchema.parse(found))
  })

  const root = join(providers.storage.folder, stockFolder)
  mkdirSync(root, { recursive: true })
  await app.register(async (scope) => {
    scope.addHook('preHandler', async (request) => {
      const file = fileOf(request.url)
      if (await films.has(file)) return
      await rateLimits.take('filmsFromAddress', networkOf(request.ip))
      await askProvider(request, file.service, () => films.ensure(file))
    })
    await scope.register(fastifyStatic, {
      root,
      prefix: '/videos/',
      decorateReply: false,
      index: false,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: (reply) => {
        // A service never gives another film the same id.
        const kept = { ...fileHeaders, 'cache-control': 'public, max-age=31536000, immutable' }
        for (const [name, value] of Object.entries(kept)) reply.header(name, value)
      },
    })
  })
}

/** @throws Failure notFound for an address that no film has. */
function fileOf(url: string): StockFile {
  const [path = ''] = url.split('?')
  const parts = pathSchema.safeParse(/^\/videos\/(\w+)\/([\w-]{1,64}?)(\.mp4|-poster\.jpg)$/.exec(path))
  if (!parts.success) throw new Failure('notFound')
  const [, service, id, end] = parts.data
  return { service, id, kind: end === '.mp4' ? 'film' : 'poster' }
}
