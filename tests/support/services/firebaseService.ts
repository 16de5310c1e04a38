import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FirebaseService {
  /** Settings of a server whose pages use this service. */
  env: Record<string, string>
  /** The REST API's error message for sign-ins, or null for no response. */
  refusal: string | null
  /** Closes the service and all pending calls. */
  close(): Promise<void>
}

/**
 * Starts a stand-in for Firebase Authentication that rejects every sign-in. It implements the Identity Toolkit's REST API, as
 * the emulator does, for the real SDK.
 */
export async function firebaseService(): Promise<FirebaseService> {
  const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') return response.writeHead(204, cors).end()
    const isSignIn = request.url?.includes('/v1/accounts:signInWithCustomToken') ?? false
    const message = isSignIn ? service.refusal : 'UNKNOWN_PATH'
    if (message === null) return
    response.writeHead(isSignIn ? 400 : 404, { ...cors, 'content-type': 'application/json' })
    response.end(JSON.stringify({ error: { code: 400, message, errors: [{ message, reason: 'invalid' }] } }))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const service: FirebaseService = {
    env: {
      IDENTITY: 'firebase',
      FIREBASE_API_KEY: 'demo',
      FIREBASE_AUTH_DOMAIN: 'demo-festoon.firebaseapp.com',
      FIREBASE_PROJECT_ID: 'demo-festoon',
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${port}`,
    },
    refusal: null,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
  return service
}
