import type { FastifyInstance } from 'fastify'
import { themeCategories } from '@festoon/contract/themes/catalog'
import type { Config } from '../config/config.ts'
import { isRootHost } from '../rpc/http/hosts.ts'
import { ownOrigin } from '../rpc/http/ownOrigin.ts'

/**
 * The paths that search engines are asked not to crawl. Event pages aren't included, because crawlers must be able to read the
 * noindex instruction on them.
 */
const disallowedPaths = [
  '/json/',
  '/uploads/',
  '/providers/',
  '/identity/',
  '/realtime',
  '/log',
  '/outbox',
  '/unsubscribe',
]

/**
 * The app's pages in the sitemap: the welcome page, the gallery, and each of the gallery's categories. Events are never listed.
 */
const appPages = ['/welcome', '/instant', ...themeCategories.map(({ id }) => `/instant?category=${id}`)]

/**
 * Registers `/robots.txt` and `/sitemap.xml`, whose content depends on the request's hostname, and the path where password managers
 * look for the account page.
 */
export function registerCrawlers(app: FastifyInstance, config: Config): void {
  // Password managers open this path; without passwords, sign-in is changed in the profile (W3C change-password URL).
  app.get('/.well-known/change-password', (_request, reply) => reply.redirect('/profile/edit#contacts', 302))
  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        [
          'User-agent: *',
          ...disallowedPaths.map((path) => `Disallow: ${path}`),
          '',
          `Sitemap: ${ownOrigin(config, request)}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  )
  app.get('/sitemap.xml', (request, reply) => {
    const pages = isRootHost(config, request) ? ['/'] : appPages
    const entries = pages.map((path) => `<url><loc>${ownOrigin(config, request)}${path}</loc></url>`)
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`,
      )
  })
}
