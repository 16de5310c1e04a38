import { readAccountExport } from './accountExport.ts'
import { Failure } from '../../core/Failure.ts'
import type { Handler } from '../../rpc/handler.ts'

/** Exports the data stored about the caller's account. */
export const exportAccount: Handler<'exportAccount'> = async ({ db, session }) => {
  const account = await readAccountExport(db, session.userId)
  if (!account) throw new Failure('sessionExpired')
  return { account }
}
