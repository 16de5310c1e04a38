/** @module-tag database */
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { party, person, type Person } from '../../support/builders.ts'
import { eventStream } from '../../support/eventStream.ts'
import { eventually } from '../../support/eventually.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

/** Opens a connection and sends the beginning of a raw request. */
async function begin(
  origin: string,
  text: string,
): Promise<Socket & { readText(): string; whenClosed: Promise<void> }> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  let receivedText = ''
  socket.on('data', (data: Buffer) => {
    receivedText += data.toString('utf8')
  })
  const whenClosed = new Promise<void>((settle) => {
    socket.on('close', () => settle())
  })
  socket.on('error', () => undefined)
  await new Promise<void>((settle) => {
    socket.on('connect', settle)
  })
  socket.write(text)
  return Object.assign(socket, { readText: () => receivedText, whenClosed })
}

const head = (line: string, headers: Record<string, string> = {}): string =>
  `${line} HTTP/1.1\r\n${Object.entries({ Host: 'localhost', ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`

describe.each(databaseKinds)('connections, with %s,', (kind) => {
  let server: TestServer
  let origin: string
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind, {
      renderer: { render: ({ url }) => Promise.resolve({ status: 302, location: url, html: '' }) },
    })
    origin = await server.listen()
    host = await person(server, 'Hana')
  })
  afterAll(() => server.end())

  it('have a minute for a request, and the server stops even if one is still sending', async () => {
    expect(server.app.server.requestTimeout).toBe(60_000)
    const other = await testServer(kind, { stopGraceMs: 100 })
    const slow = await begin(
      await other.listen(),
      `${head('POST /json/ElkEventService', { 'Content-Type': 'application/json', 'Content-Length': '1000' })}{"a`,
    )
    await eventually(
      () =>
        new Promise<boolean>((settle) => {
          other.app.server.getConnections((_error, count) => settle(count > 0))
        }),
    )
    await other.end()
    await slow.whenClosed
  })

  it.each(['//evil.example/events', '//', '/\\evil.example', 'http://evil.example//x', '///evil.example'])(
    'are redirected to no other site by %s',
    async (path) => {
      const socket = await begin(origin, head(`GET ${path}`, { Accept: 'text/html', Connection: 'close' }))
      await socket.whenClosed
      expect(socket.readText()).toMatch(/^HTTP\/1\.1 302 /)
      expect(socket.readText()).toMatch(/^location: \/(?![/\\])/im)
    },
  )

  it('that close before their stream opens leave nothing behind, and a user has at most twenty', async () => {
    const ids = []
    for (let at = 0; at < 6; at += 1) ids.push((await party(server, host)).id)
    const query = ids.map((id) => `topic=events/${id}`).join('&')
    const authorization = `Bearer ${host.accessToken}`
    // Each client disconnects at a different point of the lookup.
    for (let at = 0; at < 40; at += 1) {
      const socket = await begin(origin, head(`GET /realtime?${query}`, { Authorization: authorization }))
      await new Promise((settle) => {
        setTimeout(settle, at / 4)
      })
      socket.destroy()
      await socket.whenClosed
    }
    const topics = ids.map((id) => `events/${id}`)
    const twenty = () => Promise.all(Array.from({ length: 20 }, () => eventStream(origin, topics, host.accessToken)))
    const openStreams = await eventually(async () => {
      const streams = await twenty()
      if (streams.every(({ status }) => status === 200)) return streams
      for (const stream of streams) stream.close()
      return false
    })
    const more = await fetch(`${origin}/realtime?${query}`, { headers: { authorization } })
    expect([more.status, more.headers.get('retry-after')]).toEqual([429, '30'])
    for (const stream of openStreams) stream.close()
    await eventually(async () => {
      const stream = await eventStream(origin, topics, host.accessToken)
      stream.close()
      return stream.status === 200
    })
  })

  it('count a repeated topic once', async () => {
    const { id } = await party(server, host)
    const stream = await eventStream(
      origin,
      Array.from({ length: 60 }, () => `events/${id}`),
      host.accessToken,
    )
    stream.close()
    expect(stream.status).toBe(200)
  })
})
