import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { googleAccount, type GoogleAccount } from '../people/googleAccount.ts'

export interface LiveDatabaseService {
  /** Settings of a server that publishes its changes here. */
  env: Record<string, string>
  account: GoogleAccount
  /** The values under `/topics`. */
  values: Map<string, unknown>
  /** The statuses of the next writes, one each. 0 means no response. */
  troubles: number[]
  /** The bodies of the accepted writes. */
  writtenBodies: string[]
  /** Ends every stream, as Firebase does when it replaces a server. */
  cutStreams(): void
  /** Closes the service and all open connections. */
  close(): Promise<void>
}

const scope = 'https://www.googleapis.com/auth/firebase.database'
const denial = { error: 'Permission denied' }

/**
 * Starts a stand-in for the REST API of a Firebase Realtime Database. Its rules: anyone who knows a key under `/topics` may
 * read it, no one may list the keys, and a service account may do everything.
 */
export async function liveDatabaseService(): Promise<LiveDatabaseService> {
  const account = googleAccount()
  const values = new Map<string, unknown>()
  const streams = new Map<ServerResponse, string>()
  const troubles: number[] = []
  const writtenBodies: string[] = []
  let origin = ''

  const put = (stream: ServerResponse, data: unknown): void =>
    void stream.write(`event: put\ndata: ${JSON.stringify({ path: '/', data: data ?? null })}\n\n`)

  const server = createServer((request, response) => {
    const cors = { 'access-control-allow-origin': '*' }
    const answer = (status: number, body: unknown): void => {
      response.writeHead(status, { ...cors, 'content-type': 'application/json' })
      response.end(status === 204 ? undefined : JSON.stringify(body))
    }
    const take = async (): Promise<void> => {
      const { method = '', headers } = request
      const url = new URL(request.url ?? '', origin)
      const bytes = await buffer(request)
      const call = { method, url, headers, bytes, body: bytes.toString() }
      // A journey's browser sends custom headers, so it makes a preflight request first.
      if (method === 'OPTIONS')
        return void response.writeHead(204, { ...cors, 'access-control-allow-headers': '*' }).end()
      const tokenAnswer = account.trade(call, origin)
      if (tokenAnswer && 'body' in tokenAnswer) return answer(tokenAnswer.status, tokenAnswer.body)
      if (method === 'PATCH' && url.pathname === '/topics.json') {
        const trouble = troubles.shift()
        if (trouble === 0) return
        if (trouble !== undefined) return answer(trouble, { error: 'Internal Server Error' })
        if (!account.mayPass(call, scope)) return answer(401, { error: 'Unauthorized request.' })
        writtenBodies.push(call.body)
        for (const [name, value] of Object.entries(JSON.parse(call.body) as object)) {
          values.set(name, value)
          for (const [stream, watched] of streams) if (watched === name) put(stream, value)
        }
        return answer(url.searchParams.get('print') === 'silent' ? 204 : 200, {})
      }
      const name = /^\/topics\/([^/.#$[\]]+)\.json$/.exec(url.pathname)?.[1]
      if (method !== 'GET' || name === undefined) return answer(401, denial)
      if (headers.accept?.includes('text/event-stream') !== true) return answer(200, values.get(name) ?? null)
      response.writeHead(200, { ...cors, 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
      put(response, values.get(name))
      streams.set(response, name)
      response.on('close', () => streams.delete(response))
      return undefined
    }
    take().catch(() => response.destroy())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  origin = `http://127.0.0.1:${port}`
  return {
    account,
    values,
    troubles,
    writtenBodies,
    env: {
      REALTIME: 'firebase',
      FIREBASE_DATABASE_URL: origin,
      FIREBASE_SERVICE_ACCOUNT: account.setting(origin),
    },
    cutStreams: () => {
      for (const stream of streams.keys()) stream.destroy()
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
