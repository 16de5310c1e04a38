import { Failure } from '../../core/Failure.ts'
import type { Handler } from '../../rpc/handler.ts'
import { finishProof } from '../proof/finishProof.ts'
import { verifyPasskey } from './verifyPasskey.ts'

/** Verifies one of the caller's passkeys, records that the session's user is present, and returns the session's new access token. */
export const proveWithPasskey: Handler<'proveWithPasskey'> = async (context, { passkey }) => {
  const { session } = context
  if ((await verifyPasskey(context, passkey)) !== session.userId) throw new Failure('passkeyInvalid')
  return finishProof(context, session, null)
}
