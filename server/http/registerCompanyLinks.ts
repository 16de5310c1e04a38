import type { FastifyInstance } from 'fastify'
import { companyLinks } from './companyLinks.ts'

/** Leads the company's pages to its own site, whoever asks. `site` is an origin. */
export function registerCompanyLinks(app: FastifyInstance, site: string): void {
  for (const [path, target] of Object.entries(companyLinks))
    app.get(path, (_request, reply) => reply.redirect(`${site}${target}`, 302))
}
