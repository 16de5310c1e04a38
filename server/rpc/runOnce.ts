import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { limits } from '@festoon/contract/limits'
import { failureDataSchema, type Reason } from '@festoon/contract/wire/failure'
import { Failure } from '../core/Failure.ts'
import type { Keys } from '../crypto/keys.ts'
import { keyedHash, openResult, sealResult, sealKey } from '../crypto/sealedResult.ts'
import type { Call } from './handler.ts'
import type { RateLimits } from './rateLimits.ts'
import {
  storeResult,
  forgetRequest,
  readRequest,
  takeRequest,
  type EarlierRequest,
  type WriteRequest,
} from './requests.ts'
import type { Services } from './services.ts'

/** A write call that must not run twice. */
export interface Write {
  /** The values that identify the caller: a user id, or a device id and the tokens that the device presented. */
  caller: readonly unknown[]
  requestId: string
  /** The operation and its parsed input. */
  content: readonly unknown[]
  /** True if the result is a credential, which is kept only for a short time. */
  isSecret: boolean
  /** The hash of the access token that was sent with the call; undefined if there was none. */
  presentedHash: string | undefined
}

const dayMs = 24 * 3_600_000
/** The time in ms for which credentials and failures are kept, which is as long as a client waits for a result. */
const shortMs = limits.requestTimeoutMs
/**
 * The size in bytes above which results are kept only for `shortMs`. The guest list of a very large event can be that large.
 */
const longBytes = 64 * 1024
/**
 * The time in ms for which a running call is reserved for its process. By the end of that time, no client is still waiting
 * for the result.
 */
const leaseMs = 2 * limits.requestTimeoutMs

/** The failures after which a retry of the same call may succeed. */
const temporaryFailures: ReadonlySet<Reason> = new Set<Reason>([
  'rateLimited',
  'sendingLimit',
  'dailyLimit',
  'providerFailed',
  'unavailable',
  'serverFull',
  'internal',
  'sessionExpired',
  // The client proves who the user is, then retries the same call.
  'proofRequired',
])

const recordSchema = z.object({
  result: z.unknown().optional(),
  failure: failureDataSchema.optional(),
  session: z.object({ userId: z.string(), accessToken: z.string(), refreshToken: z.string().optional() }).optional(),
  isCleared: z.boolean().optional(),
  shows: z.string().optional(),
})

type CallRecord = z.infer<typeof recordSchema>

/**
 * Runs a write only once per caller and request id, no matter how often the client sends it or which process receives it. A
 * repeated call waits for the first call and gets the same result and cookies (docs/decisions/027-repeated-calls.md).
 * @throws Failure requestReused if the id was used with different content; unavailable if the first call takes too long; or the
 * first call's own Failure.
 */
export async function runOnce<Result>(
  { db, clock, keys, log, rateLimits }: Services,
  write: Write,
  call: Call,
  run: (call: Call) => Promise<Result>,
): Promise<unknown> {
  const { request, key } = identify(keys, write)
  const earlier = await afterFirst(() => takeRequest(db, request, clock.now(), clock.now() + leaseMs))
  if (earlier) return replay(open(request, key, earlier), call)
  const record: CallRecord = write.presentedHash === undefined ? {} : { shows: write.presentedHash }
  // The work is done, so its result is returned even if it can't be recorded.
  const finish = async (ms: number): Promise<void> => {
    const sealedRecord = sealResult(key, record)
    const isKept =
      ms > shortMs && sealedRecord.length <= longBytes && (await hasRoom(rateLimits, write, sealedRecord.length))
    const until = clock.now() + (isKept ? ms : shortMs)
    await storeResult(db, request, sealedRecord, until).catch((err: unknown) =>
      log.warn({ err }, 'failed to store the result of a call'),
    )
  }
  try {
    record.result = await run({
      ...call,
      setSession: (credentials) => {
        record.session = credentials
        call.setSession(credentials)
      },
      clearSession: () => {
        record.isCleared = true
        call.clearSession()
      },
    })
  } catch (error) {
    if (error instanceof Failure && !temporaryFailures.has(error.data.reason)) {
      record.failure = error.data
      await finish(shortMs)
    } else {
      await forgetRequest(db, request).catch((err: unknown) => log.warn({ err }, 'failed to release a failed call'))
    }
    throw error
  }
  await finish(write.isSecret ? shortMs : dayMs)
  return record.result
}

/** Counts a result of `bytes` bytes toward those that are kept for its caller for a day. Returns false if it would exceed their limit. */
async function hasRoom({ take }: RateLimits, { caller: [kind, id] }: Write, bytes: number): Promise<boolean> {
  if (kind !== 'user' || typeof id !== 'string') return true
  return take('keptResultsOfUser', id, bytes).then(
    () => true,
    () => false,
  )
}

function replay({ result, failure, session, isCleared }: CallRecord, call: Call): unknown {
  if (isCleared) call.clearSession()
  if (session) {
    const { userId, accessToken, refreshToken } = session
    call.setSession({ userId, accessToken, ...(refreshToken === undefined ? {} : { refreshToken }) })
  }
  if (failure) throw new Failure(failure.reason, failure.issues ? { issues: failure.issues } : {})
  return result
}

/**
 * Returns the stored result of an earlier write that ended its own session, such as an account deletion, or undefined if there
 * is none. The repeated call must have the same request id and access token as the earlier write.
 * @throws Failure requestReused if the id was used with different content; unavailable if the earlier write takes too long; or
 * the earlier write's own Failure.
 */
export async function resultOfEnded(
  { db, keys }: Services,
  write: Write,
  call: Call,
): Promise<{ result: unknown } | undefined> {
  const { request, key } = identify(keys, write)
  const earlier = await afterFirst(() => readRequest(db, request))
  if (!earlier) return undefined
  const record = open(request, key, earlier)
  return record.shows === undefined || record.shows !== write.presentedHash
    ? undefined
    : { result: replay(record, call) }
}

function identify({ request: secret }: Keys, { caller, requestId, content }: Write) {
  const request = {
    caller: keyedHash(secret, 'caller', ...caller),
    requestId,
    inputHash: keyedHash(secret, 'input', ...content),
  }
  return { request, key: sealKey(secret, caller, requestId, content) }
}

/**
 * Calls `look` repeatedly until it returns a finished call or undefined, and returns that result.
 * @throws Failure unavailable if the earlier call takes too long.
 */
async function afterFirst(look: () => Promise<EarlierRequest | undefined>): Promise<EarlierRequest | undefined> {
  for (let waitedMs = 0; waitedMs < limits.requestTimeoutMs;) {
    const earlier = await look()
    if (!earlier || earlier.result) return earlier
    const wait = Math.min(250, 10 + waitedMs / 4)
    await pause(wait)
    waitedMs += wait
  }
  throw new Failure('unavailable')
}

function open({ inputHash }: WriteRequest, key: Buffer, earlier: EarlierRequest): CallRecord {
  if (earlier.inputHash !== inputHash) throw new Failure('requestReused')
  return recordSchema.parse(openResult(key, earlier.result ?? new Uint8Array()))
}
