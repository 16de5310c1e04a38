import { createConnection } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testServer, type TestServer } from '../../support/testServer.ts'

describe('a request on a raw connection', () => {
  const reachedRoutes: string[] = []
  let server: TestServer
  let port: number
  beforeAll(async () => {
    server = await testServer('any', {
      extend: (app) => {
        app.addHook('onRequest', async ({ method, url }) => void reachedRoutes.push(`${method} ${url}`))
      },
    })
    port = Number(new URL(await server.listen()).port)
  })
  afterAll(() => server.end())

  /** Sends bytes as they are, and returns the statuses of all responses, and the last response. */
  const send = async (request: string) => {
    const socket = createConnection(port, '127.0.0.1', () => socket.write(request))
    const answer = await text(socket)
    return { statuses: [...answer.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status)), answer }
  }
  const head = 'POST /healthz HTTP/1.1\r\nhost: localhost\r\ncontent-type: text/plain\r\n'
  const hidden = 'GET /smuggled HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n'

  it.each([
    ['a length and chunks', `${head}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`],
    ['chunks and a length', `${head}transfer-encoding: chunked\r\ncontent-length: 5\r\n\r\n0\r\n\r\n${hidden}`],
    ['two lengths', `${head}content-length: 0\r\ncontent-length: ${hidden.length}\r\n\r\n${hidden}`],
    ['two lengths in one field', `${head}content-length: 0, ${hidden.length}\r\n\r\n${hidden}`],
    ['a negative length', `${head}content-length: -1\r\n\r\n${hidden}`],
    ['a length with a sign', `${head}content-length: +0\r\n\r\n${hidden}`],
    ['an unknown encoding', `${head}transfer-encoding: xchunked\r\n\r\n${hidden}`],
    ['chunks before another encoding', `${head}transfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n${hidden}`],
    ['a space before the colon', `${head}transfer-encoding : chunked\r\n\r\n0\r\n\r\n${hidden}`],
    ['a folded field', `${head}transfer-encoding:\r\n chunked\r\ncontent-length: 5\r\n\r\n0\r\n\r\n${hidden}`],
    ['a chunk of no size', `${head}transfer-encoding: chunked\r\n\r\nx\r\n\r\n${hidden}`],
    ['a bare line feed after a chunk size', `${head}transfer-encoding: chunked\r\n\r\n0\n\n${hidden}`],
  ])('with %s is refused, and hides no other request', async (_what, request) => {
    reachedRoutes.splice(0)
    const { statuses } = await send(request)
    expect(statuses.at(-1)).toBe(400)
    expect(statuses.filter((status) => status < 400)).toEqual([])
    expect(reachedRoutes).not.toContain('GET /smuggled')
  })

  it('can follow another one, if both are right', async () => {
    reachedRoutes.splice(0)
    const { statuses } = await send(`${head}content-length: 5\r\n\r\nhello${hidden}`)
    expect(statuses).toHaveLength(2)
    expect(reachedRoutes).toContain('GET /smuggled')
  })

  it.each(['TRACE', 'TRACK', 'CONNECT', 'DEBUG'])('has no method %s, which could echo credentials', async (method) => {
    for (const path of ['/', '/healthz', '/json/UserService', '/files/x.webp']) {
      const { statuses, answer } = await send(
        `${method} ${path} HTTP/1.1\r\nhost: localhost\r\ncookie: authToken=SECRET\r\nconnection: close\r\n\r\n`,
      )
      expect(statuses.filter((status) => status < 400)).toEqual([])
      expect(answer).not.toContain('SECRET')
    }
  })
})
