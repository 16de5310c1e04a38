import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { scrub } from '@festoon/contract/rules/scrub'
import { Failure } from '../core/Failure.ts'
import type { Services } from '../rpc/services.ts'

/** The path that browsers send Content-Security-Policy violations to. */
export const policyReportPath = '/log/policy'

/** One violation, as in the Reporting API (https://www.w3.org/TR/CSP3/#reporting). */
const violationSchema = z.object({
  documentURL: z.string(),
  effectiveDirective: z.string(),
  blockedURL: z.string().nullish(),
  sourceFile: z.string().nullish(),
  lineNumber: z.number().nullish(),
})
const reportsSchema = z
  .array(z.object({ type: z.string(), body: z.unknown() }))
  .max(50)
  .transform((reports) => reports.filter(({ type }) => type === 'csp-violation').map(({ body }) => body))
  .pipe(z.array(violationSchema))

/** The older format of `report-uri`, with a single violation. */
const singleSchema = z
  .object({
    'csp-report': z.object({
      'document-uri': z.string(),
      'effective-directive': z.string().optional(),
      'violated-directive': z.string().optional(),
      'blocked-uri': z.string().nullish(),
      'source-file': z.string().nullish(),
      'line-number': z.number().nullish(),
    }),
  })
  .transform(({ 'csp-report': one }): z.infer<typeof reportsSchema> => [
    {
      documentURL: one['document-uri'],
      effectiveDirective: one['effective-directive'] ?? one['violated-directive'] ?? '',
      blockedURL: one['blocked-uri'],
      sourceFile: one['source-file'],
      lineNumber: one['line-number'],
    },
  ])

/**
 * Registers the route to which browsers report violations of a page's Content-Security-Policy. Logs each without query strings,
 * ids and other personal data.
 */
export async function registerPolicyReports(app: FastifyInstance, { rateLimits }: Services): Promise<void> {
  await app.register(async (scope) => {
    for (const type of ['application/csp-report', 'application/reports+json'])
      scope.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, finish) => {
        try {
          finish(null, JSON.parse(String(body)))
        } catch (error) {
          finish(new Failure('malformed', {}, error))
        }
      })
    scope.post(policyReportPath, { bodyLimit: 32 * 1024 }, async (request, reply) => {
      const reports = z.union([reportsSchema, singleSchema]).safeParse(request.body)
      await rateLimits.takeFrom('logFromAddress', request.ip, Math.max(1, reports.data?.length ?? 0))
      if (!reports.success) throw new Failure('invalid')
      for (const { documentURL, effectiveDirective, blockedURL, sourceFile, lineNumber } of reports.data)
        request.log.warn(
          {
            page: shorten(documentURL),
            directive: shorten(effectiveDirective).slice(0, 60),
            blocked: shorten(blockedURL ?? ''),
            source: `${shorten(sourceFile ?? '')}:${lineNumber ?? 0}`,
          },
          "a page's Content-Security-Policy was violated",
        )
      return reply.status(204).send()
    })
  })
}

/** Returns a part of a report for the log. Cut before it is scrubbed, because that takes quadratic time. */
const shorten = (text: string): string => scrub(text.slice(0, 1_000)).slice(0, 200)
