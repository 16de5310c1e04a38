import { operations, type InputOf, type OperationName, type OutputOf } from '@festoon/contract/wire/operations'
import { withProof } from '../rpc/askForProof.ts'
import {
  type CallerFields,
  CallError,
  type CallReason,
  newRequestId,
  postCall,
  unexpectedResponse,
} from '../rpc/postCall.ts'
import { forgetAccessToken, liveSession } from '../session/session.ts'

export interface CallOptions {
  /** A token that proves that the caller owns an email address or phone number. Sent instead of the session's credentials. */
  identityToken?: string
  /** False if the user isn't waiting for the result. Defaults to true. */
  blocking?: boolean
  /** True to send the session's credentials, if the user is signed in, with an operation that doesn't require them. */
  asUser?: boolean
  /** The request id, which must be the same for every retry of a write. Defaults to a new id. */
  requestId?: string
}

async function credentialsFor(name: OperationName, options: CallOptions): Promise<CallerFields> {
  if (options.identityToken !== undefined) return { identityToken: options.identityToken }
  const { access } = operations[name]
  const isOpen = access === 'anyone' || access === 'invitee' || access === 'identity'
  if (isOpen && !options.asUser) return {}
  const session = await liveSession()
  if (!session && isOpen) return {}
  if (!session) throw new CallError('unauthenticated', 'Please sign in to continue.')
  return { userId: session.userId, accessToken: session.accessToken }
}

/**
 * Calls an operation of the contract and returns its parsed output. If the server rejects the access token, renews the token
 * and tries once more. If the operation needs a proof that the user is present, asks for it and repeats the call. Throws
 * `CallError`.
 */
export async function call<Name extends OperationName>(
  name: Name,
  input: InputOf<Name>,
  options: CallOptions = {},
): Promise<OutputOf<Name>> {
  const operation = operations[name]
  const blocking = options.blocking ?? true
  const requestId = options.requestId ?? newRequestId(blocking)
  const send = async (): Promise<unknown> =>
    postCall({
      service: operation.service,
      method: name,
      input,
      credentials: await credentialsFor(name, options),
      blocking,
      requestId,
    })
  const sendRenewed = async (): Promise<unknown> => {
    try {
      return await send()
    } catch (error) {
      if (!isFailure(error, 'sessionExpired') || options.identityToken !== undefined) throw error
      forgetAccessToken()
      return send()
    }
  }
  return parseOutput(name, await withProof(sendRenewed))
}

const isFailure = (error: unknown, reason: CallReason): boolean => error instanceof CallError && error.reason === reason

function parseOutput<Name extends OperationName>(name: Name, result: unknown): OutputOf<Name> {
  const parsedResult = operations[name].output.safeParse(result)
  if (!parsedResult.success) throw unexpectedResponse(name, parsedResult.error)
  // TypeScript can't see that the table pairs each name with its schema.
  return parsedResult.data as OutputOf<Name>
}
