import { readCoinBalance } from '../database/rows/coinBalance.ts'
import type { Handler } from '../rpc/handler.ts'

/** How many coins the caller can spend. */
export const fetchCoinBalance: Handler<'fetchCoinBalance'> = async ({ db, clock, session }) => ({
  coinBalance: await readCoinBalance(db, session.userId, clock.now()),
})
