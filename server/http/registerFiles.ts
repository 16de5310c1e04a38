import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'

/** `GET /files/*`: pictures of users (CONST-59). Their content never changes; only images of known types are there. */
export async function registerFiles(app: FastifyInstance, { providers }: Services): Promise<void> {
  await app.register(fastifyStatic, {
    root: providers.storage.folder,
    prefix: '/files/',
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    allowedPath: (path) => /\.(?:webp|jpg)$/.test(path),
    setHeaders: (reply) => {
      reply.header('cache-control', 'public, max-age=86400')
      reply.header('content-security-policy', "default-src 'none'; sandbox")
      reply.header('cross-origin-resource-policy', 'cross-origin')
    },
  })
}
