import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { failureDataSchema, type FailureData } from '@festoon/contract/wire/failure'
import { operations, type InputOf, type OperationName, type OutputOf } from '@festoon/contract/wire/operations'
import type { Server } from '../../server/createServer.ts'
import { deriveKeys } from '../../server/crypto/keys.ts'
import { visitorToken } from '../../server/crypto/tokens.ts'
import { testSecret } from './testSecret.ts'

/** A caller's credentials: header fields and cookies. */
export interface Caller {
  userId?: string
  accessToken?: string
  identityToken?: string
  deviceId?: string
  cookies?: Record<string, string>
  /** The IP address that the call comes from. */
  ip?: string
}

export interface RpcResult<Name extends OperationName> {
  status: number
  /** Undefined when the call failed. */
  result: OutputOf<Name> | undefined
  failure: FailureData | undefined
  cookies: readonly {
    name: string
    value: string
    maxAge?: number
    httpOnly?: boolean
    secure?: boolean
    sameSite?: string
  }[]
}

/** The visitor's token of every test, as pages give it to browsers. It never expires. */
export const testVisitor = visitorToken(deriveKeys(testSecret).visitor, Date.UTC(2100, 0))

const answerSchema = z.object({
  result: z.unknown().optional(),
  error: z.object({ data: failureDataSchema }).optional(),
})

/** Returns the request body of a call: its header and payload. */
export function envelope(name: string, payload: object, caller: Caller = {}): object {
  const requestId = `blocking-${randomUUID()}`
  const { userId, accessToken, identityToken, deviceId = 'web-test' } = caller
  const agent = { platform: 'web', version: '0.1.0', product: 3 }
  const header = { deviceId, agent, timestamp: 1_795_000_000, requestId, userId, accessToken, identityToken }
  return { jsonrpc: '2.0', id: requestId, method: name, params: { header, ...payload } }
}

/** Makes a call in process, checks the response against the contract, and returns the result or the failure. */
export async function attempt<Name extends OperationName>(
  { app }: Pick<Server, 'app'>,
  name: Name,
  input: InputOf<Name>,
  caller: Caller = {},
): Promise<RpcResult<Name>> {
  const response = await app.inject({
    method: 'POST',
    url: `/json/${operations[name].service}`,
    payload: envelope(name, input, caller),
    cookies: { visitor: testVisitor, ...caller.cookies },
    ...(caller.ip === undefined ? {} : { remoteAddress: caller.ip }),
  })
  const body = answerSchema.parse(response.json())
  const output: z.ZodType = operations[name].output
  const result = body.error ? undefined : (output.parse(body.result) as OutputOf<Name>)
  return { status: response.statusCode, result, failure: body.error?.data, cookies: response.cookies }
}

/** Makes a call that must succeed and returns its result. See `attempt`. */
export async function call<Name extends OperationName>(
  server: Pick<Server, 'app'>,
  name: Name,
  input: InputOf<Name>,
  caller: Caller = {},
): Promise<OutputOf<Name>> {
  const { result, failure } = await attempt(server, name, input, caller)
  if (!result) throw new Error(`${name} failed: ${JSON.stringify(failure)}`)
  return result
}

/** Makes a call and returns the reason for its failure, or undefined if it succeeds. */
export async function reasonOf<Name extends OperationName>(
  server: Pick<Server, 'app'>,
  name: Name,
  input: InputOf<Name>,
  caller: Caller = {},
): Promise<string | undefined> {
  return (await attempt(server, name, input, caller)).failure?.reason
}
