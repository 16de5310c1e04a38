import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A stand-in's response: JSON, or bytes with a media type. */
export type Answer = { headers?: Record<string, string> } & (
  | { status: number; body: object | string }
  | { status: number; type: string; bytes: Buffer }
)

export interface ReceivedRequest {
  method: string
  url: URL
  headers: IncomingMessage['headers']
  body: string
  /** The raw body. */
  bytes: Buffer
}

export interface StandIn {
  origin: string
  /** Every request received, including credentials. */
  requests: ReceivedRequest[]
  /** Closes the service and all pending calls. */
  close(): Promise<void>
}

/** Starts a service on this machine. If `answer` returns or resolves to undefined, the call never gets a response. */
export async function standIn(
  answer: (request: ReceivedRequest, origin: string) => Answer | undefined | Promise<Answer | undefined>,
): Promise<StandIn> {
  const requests: ReceivedRequest[] = []
  let origin = ''
  const server = createServer((request, response) => {
    const take = async (): Promise<void> => {
      const { method = '', url = '', headers } = request
      const bytes = await buffer(request)
      const one = { method, url: new URL(url, origin), headers, body: bytes.toString(), bytes }
      requests.push(one)
      const result = await answer(one, origin)
      if (!result) return
      const type = 'type' in result ? result.type : 'application/json'
      response.writeHead(result.status, { 'content-type': type, ...result.headers })
      if ('bytes' in result) response.end(result.bytes)
      else response.end(typeof result.body === 'string' ? result.body : JSON.stringify(result.body))
    }
    take().catch(() => response.destroy())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  origin = `http://127.0.0.1:${port}`
  return {
    origin,
    requests,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
