import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { closedPolicy } from '../core/closedPolicy.ts'

/**
 * Serves the built app. Browsers may cache files with a hash in their name for a year and other files for an hour, except for
 * the service worker, which they always revalidate. Files are sent in the compressed form that the build created, if the
 * browser accepts it.
 */
export async function registerAssets(app: FastifyInstance, root: string): Promise<void> {
  if (!existsSync(root)) return
  await app.register(fastifyStatic, {
    root,
    prefix: '/',
    wildcard: false,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['.vite/**', '**/*.br', '**/*.gz'],
    setHeaders: (reply, path) => {
      const isHashed = path.replaceAll('\\', '/').includes('/assets/')
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
      if (/\.svg(?:\.\w+)?$/.test(path)) reply.type('image/svg+xml; charset=utf-8')
      if (!/[/\\]sw\.js(?:\.\w+)?$/.test(path)) return
      // A service worker's requests follow its own policy, not that of its pages.
      reply.header('cache-control', 'no-cache')
      reply.header('content-security-policy', closedPolicy("connect-src 'self'"))
    },
  })
}
