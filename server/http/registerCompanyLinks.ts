import type { FastifyInstance } from 'fastify'
import { companyLinks, companyPages, companyPlaces } from './companyLinks.ts'

/** Leads the company's pages to its own site, and its places elsewhere to where they are, whoever asks. `site` is an origin. */
export function registerCompanyLinks(app: FastifyInstance, site: string): void {
  for (const [path, target] of Object.entries({ ...companyLinks, ...companyPages }))
    app.get(path, (_request, reply) => reply.redirect(`${site}${target}`, 302))
  for (const [path, target] of Object.entries(companyPlaces))
    app.get(path, (_request, reply) => reply.redirect(target, 302))
}
