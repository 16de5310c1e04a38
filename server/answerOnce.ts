import { failureDataSchema, type Reason } from '@festoon/contract/failure'
import { limits } from '@festoon/contract/limits'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import {
  finishRequest,
  forgetRequest,
  readRequest,
  takeRequest,
  type EarlierRequest,
  type WriteRequest,
} from './data/requests.ts'
import { Failure } from './Failure.ts'
import type { Call } from './operations/handler.ts'
import { keyedHash, openAnswer, sealAnswer, sealKey } from './secret/sealedAnswer.ts'
import type { Keys } from './secret/keys.ts'
import type { Services } from './services.ts'

/** One write, and everything by which a repetition of it is known. */
export interface Write {
  /** Who calls, and what they prove it by. */
  caller: readonly unknown[]
  requestId: string
  /** The operation and its parsed input. */
  says: readonly unknown[]
  /** The answer opens something. */
  isSecret: boolean
  /** Hash of the access token that the call shows. */
  shows?: string
}

const dayMs = 24 * 3_600_000
/** What opens something, and what failed, is kept no longer than somebody waits. */
const brieflyMs = limits.requestTimeoutMs
/** A sealed answer that is longer, as of a party with ten thousand guests, is kept no longer than that either; bytes. */
const longBytes = 64 * 1024
/** Nobody waits for a call any more by then. */
const leaseMs = 2 * limits.requestTimeoutMs

/** These may pass: the same call may end in another way when it is tried again. */
const passing: ReadonlySet<Reason> = new Set<Reason>([
  'rateLimited',
  'providerFailed',
  'unavailable',
  'internal',
  'sessionExpired',
])

const keptSchema = z.object({
  result: z.unknown().optional(),
  failure: failureDataSchema.optional(),
  session: z.object({ userId: z.string(), accessToken: z.string(), refreshToken: z.string().optional() }).optional(),
  isCleared: z.boolean().optional(),
  shows: z.string().optional(),
})

type Kept = z.infer<typeof keptSchema>

/**
 * Runs a write once for one caller and request id, however often and at whichever process it comes: a repetition waits for the
 * first, and is answered the same, with the same cookies (docs/decisions/027-calls-that-come-twice.md).
 * @throws Failure requestReused when the id came before with something else; unavailable when the first takes too long.
 */
export async function answerOnce<Result>(
  { db, clock, keys, log }: Services,
  write: Write,
  call: Call,
  run: (call: Call) => Promise<Result>,
): Promise<unknown> {
  const { request, key } = known(keys, write)
  const earlier = await afterFirst(() => takeRequest(db, request, clock.now(), clock.now() + leaseMs))
  if (earlier) return answerAgain(open(request, key, earlier), call)
  const kept: Kept = write.shows === undefined ? {} : { shows: write.shows }
  // What is done is answered, whether or not that can be written down.
  const finish = async (ms: number): Promise<void> => {
    const answer = sealAnswer(key, kept)
    const until = clock.now() + (answer.length > longBytes ? brieflyMs : ms)
    await finishRequest(db, request, answer, until).catch((err: unknown) =>
      log.warn({ err }, 'the answer to a call was not kept'),
    )
  }
  try {
    kept.result = await run({
      ...call,
      setSession: (credentials) => {
        kept.session = credentials
        call.setSession(credentials)
      },
      clearSession: () => {
        kept.isCleared = true
        call.clearSession()
      },
    })
  } catch (error) {
    if (error instanceof Failure && !passing.has(error.data.reason)) {
      kept.failure = error.data
      await finish(brieflyMs)
    } else {
      await forgetRequest(db, request).catch((err: unknown) => log.warn({ err }, 'a call that failed stays taken'))
    }
    throw error
  }
  await finish(write.isSecret ? brieflyMs : dayMs)
  return kept.result
}

function answerAgain({ result, failure, session, isCleared }: Kept, call: Call): unknown {
  if (isCleared) call.clearSession()
  if (session) {
    const { userId, accessToken, refreshToken } = session
    call.setSession({ userId, accessToken, ...(refreshToken === undefined ? {} : { refreshToken }) })
  }
  if (failure) throw new Failure(failure.reason, failure.issues ? { issues: failure.issues } : {})
  return result
}

/**
 * What a write was answered that has ended the caller's own session, such as the end of an account: whoever shows the token
 * that the write came with is answered it again. Undefined when there was none.
 */
export async function answerOfEnded(
  { db, keys }: Services,
  write: Write,
  call: Call,
): Promise<{ result: unknown } | undefined> {
  const { request, key } = known(keys, write)
  const earlier = await afterFirst(() => readRequest(db, request))
  if (!earlier) return undefined
  const kept = open(request, key, earlier)
  return kept.shows === undefined || kept.shows !== write.shows ? undefined : { result: answerAgain(kept, call) }
}

function known({ request: secret }: Keys, { caller, requestId, says }: Write) {
  const request = {
    caller: keyedHash(secret, 'caller', ...caller),
    requestId,
    inputHash: keyedHash(secret, 'input', ...says),
  }
  return { request, key: sealKey(secret, caller, requestId, says) }
}

/** What is known of a call that came before, once that is over. */
async function afterFirst(look: () => Promise<EarlierRequest | undefined>): Promise<EarlierRequest | undefined> {
  for (let waited = 0; waited < limits.requestTimeoutMs;) {
    const earlier = await look()
    if (!earlier || earlier.answer) return earlier
    const wait = Math.min(250, 10 + waited / 4)
    await pause(wait)
    waited += wait
  }
  throw new Failure('unavailable')
}

function open({ inputHash }: WriteRequest, key: Buffer, earlier: EarlierRequest): Kept {
  if (earlier.inputHash !== inputHash) throw new Failure('requestReused')
  return keptSchema.parse(openAnswer(key, earlier.answer ?? new Uint8Array()))
}
