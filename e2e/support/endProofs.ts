import type { RunningServer } from './startServer.ts'

/** Makes all sessions old enough to need a new proof. */
export const endProofs = (server: RunningServer): Promise<void> =>
  server.changeRows('update sessions set proven_at = proven_at - 600000')
