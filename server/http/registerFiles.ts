import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import { fileHeaders } from './fileHeaders.ts'

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
      for (const [name, value] of Object.entries(fileHeaders)) reply.header(name, value)
    },
  })
}
