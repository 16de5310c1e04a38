import { readCoinHistory } from '../../data/coins.ts'
import type { Handler } from '../handler.ts'

/** Where the caller's coins came from, and went. */
export const fetchCoinHistory: Handler<'fetchCoinHistory'> = async ({ db, session }) => ({
  changes: await readCoinHistory(db, session.userId),
})
