import { recordProof } from '../proof/recordProof.ts'
import { Failure } from '../../core/Failure.ts'
import type { Handler } from '../../rpc/handler.ts'
import { verifyPasskey } from './verifyPasskey.ts'

/** Verifies one of the caller's passkeys, and records that the session's user is present. */
export const proveWithPasskey: Handler<'proveWithPasskey'> = async (context, { passkey }) => {
  const { session } = context
  if ((await verifyPasskey(context, passkey)) !== session.userId) throw new Failure('passkeyInvalid')
  await recordProof(context, session)
  return {}
}
