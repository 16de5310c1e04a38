import type { Handler } from '../rpc/handler.ts'
import { readCoinBalance } from './coinBalance.ts'

/** Returns the number of coins that the caller can spend. */
export const fetchCoinBalance: Handler<'fetchCoinBalance'> = async ({ db, clock, session }) => ({
  coinBalance: await readCoinBalance(db, session.userId, clock.now()),
})
