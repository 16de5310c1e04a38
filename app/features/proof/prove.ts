import { operations, type InputOf } from '@festoon/contract/wire/operations'
import { withSession } from '../../platform/api/withSession.ts'
import { postCall } from '../../platform/rpc/postCall.ts'
import { inTurn, openSession } from '../../platform/session/session.ts'

/**
 * Sends a code or passkey that proves that the user is present, and continues with the tokens that replace the session's old
 * ones. No other tab renews the session in the meantime, because its response could overwrite the new cookie. Throws
 * `CallError`.
 */
export async function prove<Name extends 'proveWithCode' | 'proveWithPasskey'>(
  name: Name,
  input: InputOf<Name>,
): Promise<void> {
  const result = await withSession(({ userId, accessToken }) =>
    inTurn(() =>
      postCall({
        service: operations[name].service,
        method: name,
        input,
        credentials: { userId, accessToken },
        blocking: true,
      }),
    ),
  )
  openSession(operations[name].output.parse(result))
}
