import { setImmediate as turn } from 'node:timers/promises'
import type { KyselyPlugin } from 'kysely'

/**
 * A plugin that yields to the event loop after every statement. The embedded database never waits for I/O, so a request would
 * otherwise run all of its statements in one turn. New clients would have to wait for entire requests, because the event loop
 * accepts only one connection per turn.
 */
export const turnPerStatement: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    await turn()
    return result
  },
}
