import type { FastifyInstance } from 'fastify'

/** Paths of ours that lead to pages of the company's site, and where on it (ROUTE-43, ROUTE-44). */
const companyLinks: Readonly<Record<string, string>> = {
  '/privacy-policy': '/legal/privacy',
  '/privacy-pledge': '/legal/privacy-pledge',
  '/terms-of-service': '/legal/terms',
  '/birthdays-privacy-policy': '/legal/birthdays-privacy',
  '/contacts': '/contact',
  '/shine': '/shine',
  '/about': '/about',
}

/** Leads the company's pages to its own site, whoever asks. `site` is an origin. */
export function registerCompanyLinks(app: FastifyInstance, site: string): void {
  for (const [path, target] of Object.entries(companyLinks))
    app.get(path, (_request, reply) => reply.redirect(`${site}${target}`, 302))
}
