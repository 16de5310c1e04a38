import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Faulty responses to any request. */
export const faults = {
  '400': (response) => refuse(response, 400),
  '401': (response) => refuse(response, 401),
  '403': (response) => refuse(response, 403),
  '429': (response) => refuse(response, 429, { 'retry-after': '1' }),
  '500': (response) => refuse(response, 500),
  '503': (response) => refuse(response, 503),
  'HTML instead of JSON': (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Welcome to our network</html>'),
  'unexpected JSON': (response) => response.writeHead(200, json).end('{"hello":[1]}'),
  'a truncated response': (response) => {
    response.writeHead(200, { ...json, 'content-length': '500' })
    response.write('{"data":[', () => response.destroy())
  },
  'a redirect': (response) => response.writeHead(302, { location: 'https://elsewhere.example/' }).end(),
  'no response': () => undefined,
} satisfies Record<string, (response: ServerResponse) => unknown>

export type Fault = keyof typeof faults

const json = { 'content-type': 'application/json' }
/** An error detail that must not be passed on, because it may quote the request. */
const detail = 'an internal detail'

function refuse(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, { ...json, ...headers })
  response.end(JSON.stringify({ error: { code: status, type: 'x', message: detail }, message: detail, code: 20_000 }))
}

export interface FaultyService {
  origin: string
  fault: Fault
  /** The number of requests received. */
  count: number
  close(): Promise<void>
}

/** Starts a service that responds with the selected fault. */
export async function faultyService(): Promise<FaultyService> {
  const server = createServer((request, response) => {
    service.count += 1
    request.resume()
    request.on('end', () => faults[service.fault](response))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const service: FaultyService = {
    origin: `http://127.0.0.1:${port}`,
    fault: '500',
    count: 0,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
  return service
}
