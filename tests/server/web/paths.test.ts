import { randomUUID } from 'node:crypto'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { testServer, type TestServer } from '../../support/testServer.ts'
import { documentedPaths as documented } from '../../support/texts/documentedPaths.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
type Method = (typeof methods)[number]

const serverSchema = z.object({
  fastify: z.custom<{ addHook: (name: string, hook: (route: unknown) => void) => void }>(),
})
const routeSchema = z.object({ method: z.union([z.string(), z.array(z.string())]), url: z.string() })
const renderer = { render: () => Promise.resolve({ status: 200, html: '<!doctype html>' }) }

describe('server paths', () => {
  const routes: string[] = []
  let server: TestServer

  beforeAll(async () => {
    const listen = (message: unknown): void =>
      serverSchema.parse(message).fastify.addHook('onRoute', (route) => {
        const { method, url } = routeSchema.parse(route)
        for (const one of [method].flat()) routes.push(`${one} ${url.replaceAll(/:(\w+)/g, '{$1}')}`)
      })
    subscribe('fastify.initialization', listen)
    server = await testServer('any', { env: { NODE_ENV: 'development' }, renderer })
    unsubscribe('fastify.initialization', listen)
  })
  afterAll(() => server.end())

  it('match the documentation, method by method [RPC-08]', () => {
    // The wildcard handles unknown services, and HEAD is implied by GET.
    // The server that prepares the database registers the routes as well.
    const ownRoutes = [...new Set(routes)].filter((route) => !route.startsWith('HEAD ') && route !== 'POST /json/*')
    expect(ownRoutes.toSorted()).toEqual(documented.toSorted())
    for (const start of [
      'POST /uploads/',
      'GET /files/',
      'GET /event/{eventId}/calendar',
      'GET /event/{eventId}/guestlist.csv',
      'GET /realtime',
      'GET /providers/',
      'GET /version.json',
      'GET /healthz',
    ])
      expect([start, ownRoutes.some((route) => route.startsWith(start))]).toEqual([start, true])
  })

  it('return 404 if unknown and 405 for other methods [RPC-08]', async () => {
    const ask = async (method: Method, url: string): Promise<number> => {
      const payload = method === 'GET' ? {} : { payload: {} }
      return (await server.app.inject({ method, url, headers: { accept: 'application/json' }, ...payload })).statusCode
    }
    const knownRoutes = new Set(documented)
    const paths = new Set(documented.map((row) => row.slice(row.indexOf(' ') + 1)))
    const concrete = (path: string): string =>
      path
        .replaceAll('{eventId}', randomUUID())
        .replaceAll(/\{\w+\}/g, 'google')
        .replace('*', 'a/b.webp')
    for (const path of paths)
      for (const method of methods)
        if (!knownRoutes.has(`${method} ${path}`))
          expect([method, path, await ask(method, concrete(path))]).toEqual(notFoundCase(method, path))
    const astray = [
      '/json/NoService',
      '/uploads/videos',
      '/files/none.webp',
      '/providers/nothing/here',
      '/realtime/all',
    ]
    for (const path of [
      ...astray,
      `/event/${randomUUID()}/calendar`,
      '/identity/google',
      '/version.xml',
      '/healthz/more',
    ])
      for (const method of methods) expect([method, path, await ask(method, path)]).toEqual(notFoundCase(method, path))
  })
})

const notFoundCase = (method: Method, path: string) => [
  method,
  path,
  expect.toSatisfy((status) => status === 404 || status === 405),
]
