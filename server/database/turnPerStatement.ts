import type { KyselyPlugin } from 'kysely'
import { setImmediate as turn } from 'node:timers/promises'

/**
 * The plugin that yields to the event loop after every statement on the embedded database. The embedded database never waits
 * for I/O, so all statements of a request would otherwise run in one turn of the event loop. Because the event loop accepts
 * only one connection per turn, a new client would have to wait for everyone else's requests.
 */
export const turnPerStatement: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    await turn()
    return result
  },
}
