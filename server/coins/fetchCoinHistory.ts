import type { Handler } from '../rpc/handler.ts'
import { readCoinHistory } from './coins.ts'

/** Returns the latest changes to the caller's coin balance, newest first. */
export const fetchCoinHistory: Handler<'fetchCoinHistory'> = async ({ db, session }) => ({
  changes: await readCoinHistory(db, session.userId),
})
