import { isReason, reasons, rpcErrorCodes, type FailureData, type Issue } from '@festoon/contract/failure'
import type { Access, CommonFailure, Operation } from '@festoon/contract/operation'
import { isOperationName, operations, type OperationName, type ParsedInputOf } from '@festoon/contract/operations'
import { callSchema, type Header, type Service } from '@festoon/contract/rpc'
import type { z } from 'zod'
import { gates, type Proof, type Shown } from './access.ts'
import { guestsNamedIn, noteDeed } from './data/auditLog.ts'
import { sessionOfAccessToken } from './data/sessions.ts'
import { answerOfEnded, answerOnce } from './answerOnce.ts'
import { Failure } from './Failure.ts'
import { isUnavailable } from './isUnavailable.ts'
import type { Call, Context } from './operations/handler.ts'
import { handlers } from './operations/table.ts'
import { tokenHash } from './secret/randomToken.ts'
import { keyedHash } from './secret/sealedAnswer.ts'
import type { Services } from './services.ts'

/** What goes back over the wire. */
export interface RpcAnswer {
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
  internal: true,
  unavailable: true,
}

/** Answers one call: parse, authenticate, authorise, run, parse the output. Never throws (RPC-06, ERR-34). */
export async function dispatch(
  services: Services,
  service: Service,
  body: unknown,
  call: Omit<Call, 'deviceId'>,
): Promise<RpcAnswer> {
  const id = idOf(body)
  try {
    const envelope = parse(callSchema, body)
    const { header, ...payload } = envelope.params
    if (envelope.id !== header.requestId)
      throw new Failure('invalid', { issues: [{ path: 'id', message: 'Must be the request id of the header' }] })
    const name = envelope.method
    if (!isOperationName(name) || operations[name].service !== service) throw new Failure('unknownOperation')
    const { shown, isOver } = await authenticate(services, header)
    const known = { ...call, deviceId: header.deviceId }
    const result =
      isOver && needsSession(operations[name].access)
        ? await answerEnded(services, name, payload, known, header)
        : await runOnce(services, name, payload, shown, known, header)
    return { status: 200, body: { jsonrpc: '2.0', id, result } }
  } catch (error) {
    return failureAnswer(services, id, error)
  }
}

function failureData(log: Services['log'], error: unknown): FailureData {
  if (error instanceof Failure) return error.data
  const reason = isUnavailable(error) ? 'unavailable' : 'internal'
  log.error({ err: error }, reason === 'internal' ? 'a call failed unexpectedly' : 'database or disk did not answer')
  return { reason }
}

/** The one way in which a failed call is answered. Anything unexpected is logged and told to nobody. */
export function failureAnswer({ log }: Pick<Services, 'log'>, id: string | null, error: unknown): RpcAnswer {
  const data = failureData(log, error)
  return {
    status: reasons[data.reason],
    body: { jsonrpc: '2.0', id, error: { code: rpcErrorCodes[data.reason] ?? -32_000, message: data.reason, data } },
  }
}

/**
 * What the caller shows. A dead access token (`isOver`) fails a call that needs a session, so that the client renews it; where
 * none is needed it counts as none, or else nobody could sign out after an hour.
 */
async function authenticate({ db, clock }: Services, header: Header): Promise<{ shown: Shown; isOver: boolean }> {
  const { accessToken, userId, identityToken } = header
  const session = accessToken === undefined ? undefined : await sessionOfAccessToken(db, accessToken, clock.now())
  if (session && userId !== undefined && userId !== session.userId) throw new Failure('unauthenticated')
  return { shown: { session, identityToken }, isOver: accessToken !== undefined && !session }
}

/** A call of a session that is over: only one that ended it is answered, as it was. */
async function answerEnded(
  services: Services,
  name: OperationName,
  payload: Record<string, unknown>,
  call: Call,
  { requestId, userId, accessToken = '' }: Header,
): Promise<unknown> {
  const { input, writes }: Operation = operations[name]
  const parsed = input.safeParse(payload)
  if (!writes || userId === undefined || !parsed.success) throw new Failure('sessionExpired')
  const write = {
    caller: ['user', userId],
    requestId,
    says: [name, parsed.data],
    isSecret: false,
    shows: tokenHash(accessToken),
  }
  const again = await answerOfEnded(services, write, call)
  if (!again) throw new Failure('sessionExpired')
  return again.result
}

/** Runs a call; a write that comes again under its request id does nothing, and is answered as it was. */
async function runOnce<Name extends OperationName>(
  services: Services,
  name: Name,
  payload: Record<string, unknown>,
  shown: Shown,
  call: Call,
  { requestId, accessToken }: Header,
): Promise<unknown> {
  const { input, writes, repeat, access }: Operation = operations[name]
  // The compiler cannot follow that schema, gate and handler belong to the same name; the lookups here and below do.
  const parsed = parse(input, payload) as ParsedInputOf<Name>
  const { session, identityToken } = shown
  // What no gate lets in leaves no trace.
  if (!writes || (!session && needsSession(access))) return run(services, name, parsed, shown, call)
  const says = [name, parsed]
  if (repeat === 'row') {
    const request = { id: requestId, hash: keyedHash(services.keys.request, 'input', ...says) }
    return run(services, name, parsed, shown, { ...call, request })
  }
  const caller = session ? ['user', session.userId] : ['device', call.deviceId, identityToken, call.refreshToken]
  const shows = accessToken === undefined ? {} : { shows: tokenHash(accessToken) }
  const write = { caller, requestId, says, isSecret: repeat === 'secret', ...shows }
  return answerOnce(services, write, call, (noting) => run(services, name, parsed, shown, noting))
}

const needsSession = (access: Access): boolean => access === 'user' || access === 'host' || access === 'organizer'

async function run<Name extends OperationName>(
  services: Services,
  name: Name,
  parsed: ParsedInputOf<Name>,
  shown: Shown,
  call: Call,
): Promise<unknown> {
  const { output, access, failures, writes }: Operation = operations[name]
  try {
    const proof = await gates[access](services, shown, { ...parsed })
    const context: object = { ...services, ...call, ...proof }
    const result = await handlers[name](context as Context<Name>, parsed)
    if (writes && isHosts(proof)) await note(services, name, parsed, proof)
    return output.parse(result)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const { reason } = error.data
    const declared: readonly string[] = failures
    if (Object.hasOwn(common, reason) || declared.includes(reason)) throw error
    throw new Error(`${name} failed with ${reason}, which it does not declare`, { cause: error })
  }
}

const isHosts = (proof: Proof[Access]): proof is Proof['host'] => 'event' in proof

/** What a host did is written down, by whoever it was (docs/operating.md). It was done: what cannot be written is logged. */
async function note(
  { db, clock, log }: Services,
  operation: OperationName,
  input: object,
  { session, event }: Proof['host'],
): Promise<void> {
  const deed = { eventId: event.id, userId: session.userId, operation, subjects: guestsNamedIn(input) }
  try {
    await noteDeed(db, deed, clock.now())
  } catch (error) {
    log.error({ err: error, deed }, 'what a host did could not be written down')
  }
}

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const issues: Issue[] = parsed.error.issues
    .slice(0, 20)
    .map(({ path, message }) => ({ path: path.join('.'), message }))
  throw new Failure('invalid', { issues })
}

function idOf(body: unknown): string | null {
  const id = typeof body === 'object' && body && 'id' in body ? body.id : null
  return typeof id === 'string' ? id.slice(0, 128) : null
}

/** A failure's reason, for logs. */
export function reasonOf(answer: RpcAnswer): string | undefined {
  return 'error' in answer.body && isReason(answer.body.error.message) ? answer.body.error.message : undefined
}
