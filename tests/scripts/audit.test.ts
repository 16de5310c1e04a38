import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterAll, expect, it } from 'vitest'
import { z } from 'zod'

const root = join(import.meta.dirname, '../..')
const lockFile = z
  .object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) })
  .parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
const fastifyVersion = lockFile.packages['node_modules/fastify']?.version ?? expect.fail('The lock file has no fastify')

const cache = mkdtempSync(join(tmpdir(), 'festoon-audit-'))
afterAll(() => rmSync(cache, { recursive: true, force: true }))

/** Runs the step against a registry at `url`. */
async function audit(url: string) {
  const environment = {
    ...process.env,
    npm_config_registry: url,
    npm_config_cache: cache,
    npm_config_fetch_retries: '0',
  }
  const child = spawn(process.execPath, [join(root, 'scripts/audit.mjs')], { env: environment })
  const [output, [status]] = await Promise.all([text(child.stdout), once(child, 'close')])
  return { output, status }
}

/** Runs the step against a registry that responds to requests for advisories with `advisories`. Returns the versions it asked for, too. */
async function auditAt(respond: (asked: Record<string, string[]>) => { status: number; body: object }) {
  let askedVersions: Record<string, string[]> = {}
  const answerRequest = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let answer = { status: 200, body: Object({ name: 'fastify', versions: { [fastifyVersion]: {} } }) }
    if (request.method === 'POST') {
      const body = await buffer(request)
      const plain = request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body
      askedVersions = z.record(z.string(), z.array(z.string())).parse(JSON.parse(plain.toString()))
      answer = respond(askedVersions)
    }
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
  }
  const registry = createServer((request, response) => void answerRequest(request, response)).listen(0, '127.0.0.1')
  await once(registry, 'listening')
  const address = registry.address()
  const port = typeof address === 'object' ? address?.port : undefined
  try {
    return { ...(await audit(`http://127.0.0.1:${port}/`)), askedVersions }
  } finally {
    registry.close()
    registry.closeAllConnections()
  }
}

it('asks for advisories of the production packages in the versions of the lock file', async () => {
  const { output, status, askedVersions } = await auditAt(() => ({ status: 200, body: {} }))
  expect([output, status]).toEqual(['', 0])
  expect(askedVersions.fastify).toEqual([fastifyVersion])
  expect(askedVersions).not.toHaveProperty('vitest')
})

it('fails for a severe vulnerability, and names the package', async () => {
  const advisory = (id: number, severity: string) => [
    { id, url: `https://example.com/${id}`, title: 'Bad', severity, vulnerable_versions: `<=${fastifyVersion}` },
  ]
  const severe = await auditAt(() => ({ status: 200, body: { fastify: advisory(1, 'high') } }))
  expect(severe.output).toMatch(/^high +fastify$/m)
  expect(severe.status).toBe(1)
  const minor = await auditAt(() => ({ status: 200, body: { fastify: advisory(2, 'low') } }))
  expect(minor.output).toMatch(/^low +fastify$/m)
  expect(minor.status).toBe(0)
})

it('is skipped, and says why, if no registry answers', async () => {
  const mirror = await auditAt(() => ({ status: 405, body: {} }))
  expect(mirror.output).toMatch(/^Skipped: no registry answers with advisories \(405 Method Not Allowed.*\)$/m)
  expect(mirror.status).toBe(75)
  const unreachable = await audit('http://127.0.0.1:9/')
  expect(unreachable.output).toMatch(/^Skipped: no registry answers with advisories \(.*ECONNREFUSED.*\)$/m)
  expect(unreachable.status).toBe(75)
})
