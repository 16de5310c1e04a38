import { readAccountExport } from '../../data/accountExport.ts'
import { Failure } from '../../Failure.ts'
import type { Handler } from '../handler.ts'

/** Everything that is kept about the caller's account. */
export const exportAccount: Handler<'exportAccount'> = async ({ db, session }) => {
  const account = await readAccountExport(db, session.userId)
  if (!account) throw new Failure('sessionExpired')
  return { account }
}
