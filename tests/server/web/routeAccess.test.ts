import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routeCallers } from '../../support/access/routeCallers.ts'
import { routeCases } from '../../support/access/routeTable.ts'
import { operatorEmail, routeWorld, type Credentials, type RouteWorld } from '../../support/access/routeWorld.ts'
import { testVisitor } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'
import { documentedPaths } from '../../support/texts/documentedPaths.ts'

type RouteCase = (typeof routeCases)[number]
const renderer = {
  render: ({ kind }: { kind: string }) =>
    Promise.resolve({ status: kind === 'notFound' ? 404 : 200, html: '<!doctype html>' }),
}

it('has a row for every route that isn’t an operation [PROD-10]', () => {
  const knownRoutes = new Set(routeCases.map(({ route }) => route))
  const routes = documentedPaths.filter((route) => !route.startsWith('POST /json/'))
  expect(routes.filter((route) => !knownRoutes.has(route))).toEqual([])
  expect([...knownRoutes].filter((route) => !routes.includes(route))).toEqual([])
})

it('tests every route that changes something from another site', () => {
  const changing = routeCases.filter(({ route }) => route.startsWith('POST '))
  expect(changing.filter(({ fromElsewhere }) => fromElsewhere === undefined)).toEqual([])
})

describe.each(databaseKinds)('routes on %s', (kind) => {
  let server: TestServer
  let world: RouteWorld
  let origin: string
  beforeAll(async () => {
    server = await testServer(kind, { renderer, env: { NODE_ENV: 'development', OPERATOR_EMAILS: operatorEmail } })
    world = await routeWorld(server)
    origin = await server.listen()
  })
  afterAll(() => server.end())

  const authorization = (
    scheme: RouteCase['authorization'],
    { bearer, userId, key }: Credentials,
  ): string | undefined => {
    const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`
    if (scheme === 'guest' && key) return basic(`${key.inviteeId}:${key.token}`)
    if (scheme === undefined || bearer === undefined) return undefined
    return scheme === 'basic' ? basic(`${userId}:${bearer}`) : `Bearer ${bearer}`
  }

  /** Sends a case's request as a browser would, and returns the status of the response. */
  async function statusOf(one: RouteCase, at: RouteWorld['open'], who: Credentials, from = origin): Promise<number> {
    const [method = '', path = ''] = one.route.split(' ')
    const grounds = world.groundsOf(at, who)
    const header = authorization(one.authorization, who)
    const body = one.form
      ? new URLSearchParams(one.form)
      : (one.parts?.(grounds) ?? (one.json && JSON.stringify(one.json)))
    const ends = new AbortController()
    const response = await fetch(`${origin}${one.to?.(grounds) ?? path}`, {
      method,
      redirect: 'manual',
      signal: ends.signal,
      headers: {
        accept: 'text/html, */*',
        cookie: [`visitor=${testVisitor}`, ...(who.cookie === undefined ? [] : [`authToken=${who.cookie}`])].join('; '),
        ...(method === 'POST' ? { origin: from } : {}),
        ...(one.json ? { 'content-type': 'application/json' } : {}),
        ...(header === undefined ? {} : { authorization: header }),
      },
      ...(body === undefined ? {} : { body }),
    })
    // A stream of events never ends by itself.
    ends.abort()
    return response.status
  }

  it.each(routeCases.map((one) => [one.route, one] as const))(
    '%s responds to each caller [PROD-10]',
    async (_route, one) => {
      const onlyReads = one.route.startsWith('GET ')
      const expectedStatuses = { open: one.status, suspended: one.suspendedStatus, undated: one.undatedStatus }
      for (const where of ['open', 'suspended', 'undated'] as const) {
        const expected = expectedStatuses[where]
        if (!expected) continue
        const statuses: Record<string, number> = {}
        for (const caller of routeCallers)
          statuses[caller] = await statusOf(
            one,
            world[where],
            await world.credentialsOf(caller, world[where], onlyReads),
          )
        expect([where, statuses]).toEqual([
          where,
          Object.fromEntries(
            routeCallers.map((caller) => [
              caller,
              expected[caller] ?? (caller === 'staleHost' ? expected.host : undefined) ?? expected.all,
            ]),
          ),
        ])
      }
      if (one.fromElsewhere === undefined) return
      const host = await world.credentialsOf('host', world.open, false)
      for (const from of ['https://evil.example', 'null'])
        expect([from, await statusOf(one, world.open, host, from)]).toEqual([from, one.fromElsewhere])
    },
  )
})
