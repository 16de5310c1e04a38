import { readCoinBalance } from '../../data/imageTasks.ts'
import type { Handler } from '../handler.ts'

/** How many coins the caller can spend. */
export const fetchCoinBalance: Handler<'fetchCoinBalance'> = async ({ db, clock, session }) => ({
  coinBalance: await readCoinBalance(db, session.userId, clock.now()),
})
