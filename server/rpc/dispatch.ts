import type { z } from 'zod'
import { requestIdMismatch } from '@festoon/contract/messages/requests'
import { isReason, reasons, rpcErrorCodes, type FailureData, type Issue } from '@festoon/contract/wire/failure'
import type { Access, CommonFailure, Operation } from '@festoon/contract/wire/operation'
import { isOperationName, operations, type OperationName, type ParsedInputOf } from '@festoon/contract/wire/operations'
import { callSchema, type Header, type Service } from '@festoon/contract/wire/rpc'
import { Failure } from '../core/Failure.ts'
import { isUnavailable } from '../core/isUnavailable.ts'
import { tokenHash } from '../crypto/randomToken.ts'
import { keyedHash } from '../crypto/sealedResult.ts'
import { gates, type Proof, type Credentials } from './access/access.ts'
import { isFreshlyProven } from './access/freshProof.ts'
import { sessionOfAccessToken } from './access/sessionOfToken.ts'
import { guestIdsIn, recordHostAction } from './auditLog.ts'
import type { Call, Context, Handlers } from './handler.ts'
import { resultOfEnded, runOnce } from './runOnce.ts'
import type { Services } from './services.ts'

/** The services and the handlers of all operations. */
export interface Dispatcher extends Services {
  handlers: Handlers
}

/** The HTTP status and JSON-RPC response of a call. */
export interface RpcResult {
  status: number
  body: { jsonrpc: '2.0'; id: string | null } & (
    | { result: unknown }
    | { error: { code: number; message: string; data: FailureData } }
  )
}

const common: Record<CommonFailure, true> = {
  invalid: true,
  malformed: true,
  unauthenticated: true,
  sessionExpired: true,
  tooLarge: true,
  rateLimited: true,
  requestReused: true,
  eventSuspended: true,
  accountSuspended: true,
  internal: true,
  unavailable: true,
}

/**
 * Handles one call: validates the input, authenticates and authorizes the caller, runs the operation, and validates the output.
 * Never throws (RPC-06, ERR-34).
 */
export async function dispatch(
  services: Dispatcher,
  service: Service,
  body: unknown,
  call: Omit<Call, 'deviceId'>,
): Promise<RpcResult> {
  const id = idOf(body)
  try {
    const envelope = parse(callSchema, body)
    const { header, ...payload } = envelope.params
    if (envelope.id !== header.requestId)
      throw new Failure('invalid', { issues: [{ path: 'id', message: requestIdMismatch }] })
    const name = envelope.method
    if (!isOperationName(name) || operations[name].service !== service) throw new Failure('unknownOperation')
    const { credentials, hasInvalidToken } = await authenticate(services, header)
    const knownCall = { ...call, deviceId: header.deviceId }
    const result =
      hasInvalidToken && needsSession(operations[name].access)
        ? await replayEnded(services, name, payload, knownCall, header)
        : await runCall(services, name, payload, credentials, knownCall, header)
    return { status: 200, body: { jsonrpc: '2.0', id, result } }
  } catch (error) {
    return failureResult(services, id, error)
  }
}

function failureData(log: Services['log'], error: unknown): FailureData {
  if (error instanceof Failure) return error.data
  const reason = isUnavailable(error) ? 'unavailable' : 'internal'
  log.error({ err: error }, reason === 'internal' ? 'call failed unexpectedly' : 'database or disk is unavailable')
  return { reason }
}

/** Converts any error to the response of a failed call. Logs unexpected errors without revealing them to the caller. */
export function failureResult({ log }: Pick<Services, 'log'>, id: string | null, error: unknown): RpcResult {
  const data = failureData(log, error)
  return {
    status: reasons[data.reason],
    body: { jsonrpc: '2.0', id, error: { code: rpcErrorCodes[data.reason] ?? -32_000, message: data.reason, data } },
  }
}

/**
 * Returns the caller's credentials. `hasInvalidToken` is true if the caller sent an access token that isn't valid. Calls that need a
 * session then fail, so that the client renews the token. Other calls, such as signing out, ignore the token.
 * @throws Failure unauthenticated if the token doesn't belong to the header's `userId`.
 */
async function authenticate(
  { db, clock }: Services,
  header: Header,
): Promise<{ credentials: Credentials; hasInvalidToken: boolean }> {
  const { accessToken, userId, identityToken } = header
  const session = accessToken === undefined ? undefined : await sessionOfAccessToken(db, accessToken, clock.now())
  if (session && userId !== undefined && userId !== session.userId) throw new Failure('unauthenticated')
  return { credentials: { session, identityToken }, hasInvalidToken: accessToken !== undefined && !session }
}

/**
 * Handles a call whose access token is no longer valid. If the call repeats the write that ended the session, returns that
 * write's result.
 * @throws Failure sessionExpired if the call doesn't repeat that write, or any Failure from `resultOfEnded`.
 */
async function replayEnded(
  services: Services,
  name: OperationName,
  payload: Record<string, unknown>,
  call: Call,
  { requestId, userId, accessToken = '' }: Header,
): Promise<unknown> {
  const { input, writes }: Operation = operations[name]
  const parsedInput = input.safeParse(payload)
  if (!writes || userId === undefined || !parsedInput.success) throw new Failure('sessionExpired')
  const write = {
    caller: ['user', userId],
    requestId,
    content: [name, parsedInput.data],
    isSecret: false,
    presentedHash: tokenHash(accessToken),
  }
  const again = await resultOfEnded(services, write, call)
  if (!again) throw new Failure('sessionExpired')
  return again.result
}

/** Runs a call. If a write repeats an earlier one, it changes nothing and returns the earlier result. */
async function runCall<Name extends OperationName>(
  services: Dispatcher,
  name: Name,
  payload: Record<string, unknown>,
  credentials: Credentials,
  call: Call,
  { requestId, accessToken }: Header,
): Promise<unknown> {
  const { input, writes, repeat, access }: Operation = operations[name]
  // The compiler can't tell that schema, gate and handler belong to the same name. The lookups here and below ensure it.
  const parsedInput = parse(input, payload) as ParsedInputOf<Name>
  const { session, identityToken } = credentials
  // Calls that are rejected by their gate aren't recorded.
  if (!writes || (!session && needsSession(access))) return run(services, name, parsedInput, credentials, call)
  const content = [name, parsedInput]
  if (repeat === 'row') {
    const request = { id: requestId, hash: keyedHash(services.keys.request, 'input', ...content) }
    return run(services, name, parsedInput, credentials, { ...call, request })
  }
  if (session) {
    await services.rateLimits.take('writesOfUser', session.userId)
    await services.rateLimits.take('writesOfUserInDay', session.userId)
  } else await services.rateLimits.takeFrom('writesFromAddress', call.ip)
  if (repeat === 'again') return run(services, name, parsedInput, credentials, call)
  const caller = session ? ['user', session.userId] : ['device', call.deviceId, identityToken, call.refreshToken]
  const presentedHash = accessToken === undefined ? undefined : tokenHash(accessToken)
  const write = { caller, requestId, content, isSecret: repeat === 'secret', presentedHash }
  return runOnce(services, write, call, (noting) => run(services, name, parsedInput, credentials, noting))
}

const needsSession = (access: Access): boolean => access === 'user' || access === 'host' || access === 'organizer'

async function run<Name extends OperationName>(
  { handlers, ...services }: Dispatcher,
  name: Name,
  parsedInput: ParsedInputOf<Name>,
  credentials: Credentials,
  call: Call,
): Promise<unknown> {
  const { output, access, failures, writes, needsProof = false }: Operation = operations[name]
  try {
    const proof = await gates[access](services, credentials, { ...parsedInput })
    if (needsProof) requireProof(services.clock, credentials)
    const context: object = { ...services, ...call, ...proof }
    const result = await handlers[name](context as Context<Name>, parsedInput)
    if (writes && isHosts(proof)) await note(services, name, parsedInput, proof)
    return output.parse(result)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const { reason } = error.data
    const declaredReasons: readonly string[] = failures
    if (Object.hasOwn(common, reason) || declaredReasons.includes(reason)) throw error
    throw new Error(`${name} failed with ${reason}, which it does not declare`, { cause: error })
  }
}

/**
 * Refuses a session whose user hasn't proved recently that they are present.
 * @throws Failure proofRequired.
 */
function requireProof(clock: Services['clock'], { session }: Credentials): void {
  if (!session || !isFreshlyProven(session, clock.now())) throw new Failure('proofRequired')
}

const isHosts = (proof: Proof[Access]): proof is Proof['host'] => 'event' in proof

/**
 * Records a host's action in the audit log (docs/operating.md). Errors are only logged, because the action itself has already
 * succeeded.
 */
async function note(
  { db, clock, log }: Services,
  operation: OperationName,
  input: object,
  { session, event }: Proof['host'],
): Promise<void> {
  const action = { eventId: event.id, userId: session.userId, operation, subjects: guestIdsIn(input) }
  try {
    await recordHostAction(db, action, clock.now())
  } catch (error) {
    log.error({ err: error, action }, 'failed to write the audit log')
  }
}

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsedResult = schema.safeParse(value)
  if (parsedResult.success) return parsedResult.data
  const issues: Issue[] = parsedResult.error.issues
    .slice(0, 20)
    .map(({ path, message }) => ({ path: path.join('.'), message }))
  throw new Failure('invalid', { issues })
}

function idOf(body: unknown): string | null {
  const id = typeof body === 'object' && body && 'id' in body ? body.id : null
  return typeof id === 'string' ? id.slice(0, 128) : null
}

/** Returns the reason for a call's failure, for logs and traces, or undefined if the call succeeded. */
export function reasonOf(response: RpcResult): string | undefined {
  return 'error' in response.body && isReason(response.body.error.message) ? response.body.error.message : undefined
}
