import { relay, type Relay } from '../services/relay.ts'
import { testServer, type TestServer } from '../testServer.ts'
import { asBrowser } from './asBrowser.ts'

/** A test server that the app calls as in a browser, through a relay that can fail. */
export interface RelayedServer {
  server: TestServer
  wire: Relay
  end(): Promise<void>
}

/** Starts a test server behind a relay, and sends the app's calls there. */
export async function relayedServer(settings?: Parameters<typeof testServer>[1]): Promise<RelayedServer> {
  const server = await testServer('any', settings)
  const serverOrigin = await server.listen()
  const wire = await relay(serverOrigin)
  const origin = wire.through(serverOrigin).replace(/\/$/, '')
  const leave = asBrowser(() => origin)
  const end = async (): Promise<void> => {
    leave()
    await wire.close()
    await server.end()
  }
  return { server, wire, end }
}
