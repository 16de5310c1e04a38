import { readCoinHistory } from './coins.ts'
import type { Handler } from '../rpc/handler.ts'

/** Where the caller's coins came from, and went. */
export const fetchCoinHistory: Handler<'fetchCoinHistory'> = async ({ db, session }) => ({
  changes: await readCoinHistory(db, session.userId),
})
