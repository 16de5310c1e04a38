import type { KyselyPlugin } from 'kysely'
import { setImmediate as turn } from 'node:timers/promises'

/**
 * Gives the event loop its turn after every statement that requests and jobs ask of a database within this process. It answers
 * without a pause: all that a request asks would run in one go, and the loop takes but one new connection in each turn, so that
 * whoever comes waits for the requests of everybody who came before, again and again.
 */
export const turnPerStatement: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    await turn()
    return result
  },
}
