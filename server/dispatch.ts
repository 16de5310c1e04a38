import { isReason, reasons, rpcErrorCodes, type FailureData, type Issue } from '@festoon/contract/failure'
import type { Access, CommonFailure } from '@festoon/contract/operation'
import { isOperationName, operations, type OperationName, type ParsedInputOf } from '@festoon/contract/operations'
import { callSchema, type Header, type Service } from '@festoon/contract/rpc'
import type { z } from 'zod'
import { gates, type Shown } from './access.ts'
import { sessionOfAccessToken } from './data/sessions.ts'
import { Failure } from './Failure.ts'
import { isUnavailable } from './isUnavailable.ts'
import type { Call, Context } from './operations/handler.ts'
import { handlers } from './operations/table.ts'
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
    const shown = await authenticate(services, header, operations[name].access)
    const result = await run(services, name, payload, shown, { ...call, deviceId: header.deviceId })
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
 * What the caller shows. A dead access token fails a call that needs a session, so that the client renews it; where none is
 * needed it counts as none, or else nobody could sign out after an hour.
 */
async function authenticate({ db, clock }: Services, header: Header, access: Access): Promise<Shown> {
  const { accessToken, userId, identityToken } = header
  const session = accessToken === undefined ? undefined : await sessionOfAccessToken(db, accessToken, clock.now())
  const needsSession = access === 'user' || access === 'host' || access === 'organizer'
  if (accessToken !== undefined && !session && needsSession) throw new Failure('sessionExpired')
  if (session && userId !== undefined && userId !== session.userId) throw new Failure('unauthenticated')
  return { session, identityToken }
}

async function run<Name extends OperationName>(
  services: Services,
  name: Name,
  payload: Record<string, unknown>,
  shown: Shown,
  call: Call,
): Promise<unknown> {
  const { input, output, access, failures } = operations[name]
  // The compiler cannot follow that schema, gate and handler belong to the same name; the lookups above and below do.
  const parsed = parse<z.ZodType>(input, payload) as ParsedInputOf<Name>
  try {
    const proof = await gates[access](services, shown, { ...parsed })
    const context: object = { ...services, ...call, ...proof }
    const result = await handlers[name](context as Context<Name>, parsed)
    return output.parse(result)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const { reason } = error.data
    const declared: readonly string[] = failures
    if (Object.hasOwn(common, reason) || declared.includes(reason)) throw error
    throw new Error(`${name} failed with ${reason}, which it does not declare`, { cause: error })
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
