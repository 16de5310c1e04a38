import { once } from 'node:events'
import { createServer, request } from 'node:http'

/** A server's pages through a proxy, where scripts arrive only once they are released. */
export interface HeldScripts {
  origin: string
  /** Lets the scripts arrive that were requested so far, and all later ones. */
  release: () => void
  close: () => Promise<void>
}

/** Forwards all requests to a server, and holds back its scripts like a slow network. */
export async function holdScripts(origin: string): Promise<HeldScripts> {
  const { promise: releasePromise, resolve: release } = Promise.withResolvers<void>()
  const target = new URL(origin)
  const proxy = createServer((incoming, outgoing) => {
    const forward = (): void => {
      // The server refuses calls from other origins.
      const headers = { ...incoming.headers, host: target.host, ...(incoming.headers.origin ? { origin } : {}) }
      const forwardedRequest = request(
        target,
        { path: incoming.url ?? '/', method: incoming.method ?? 'GET', headers },
        (response) => {
          outgoing.writeHead(response.statusCode ?? 502, response.headers)
          response.pipe(outgoing)
        },
      )
      forwardedRequest.on('error', () => outgoing.destroy())
      outgoing.on('close', () => forwardedRequest.destroy())
      incoming.pipe(forwardedRequest)
    }
    if (/^\/assets\/.*\.js$/.test(incoming.url ?? '')) void releasePromise.then(forward)
    else forward()
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    origin: `http://localhost:${address.port}`,
    release,
    close: async () => {
      release()
      proxy.close()
      proxy.closeAllConnections()
      await once(proxy, 'close').catch(() => undefined)
    },
  }
}
