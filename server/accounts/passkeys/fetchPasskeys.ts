import type { Handler } from '../../rpc/handler.ts'
import { listPasskeys } from './listPasskeys.ts'

/** Returns the caller's passkeys. */
export const fetchPasskeys: Handler<'fetchPasskeys'> = async ({ db, session }) => ({
  passkeys: await listPasskeys(db, session.userId),
})
