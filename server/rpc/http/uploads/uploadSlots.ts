import type { FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '../../../core/Failure.ts'
import { siteOf } from '../../../core/networks.ts'
import type { Caller, Turn } from '../../../core/turns/fairTurns.ts'

/** The limits of the uploads that one process receives and keeps in memory at the same time. */
export interface UploadLimits {
  /** The maximum number of uploads of one caller. */
  perCaller: number
  /** The maximum number of bytes of one caller's uploads. */
  callerBytes: number
  /** The maximum number of bytes of all uploads. */
  totalBytes: number
  /** The maximum pause in ms while an upload arrives. */
  stallMs: number
  /** The maximum time in ms for an upload to arrive. */
  arriveMs: number
}

const defaultLimits: UploadLimits = {
  perCaller: 5,
  callerBytes: 30 * 1024 * 1024,
  totalBytes: 45 * 1024 * 1024,
  stallMs: 10_000,
  arriveMs: 60_000,
}
/** The number of bytes that an upload counts at least, which bounds the number of uploads. */
const minBytes = 1024 * 1024
/** The room for the multipart form around a file in bytes. */
const formBytes = 64 * 1024
/** The delay in seconds before callers should retry when there is no room. */
const retryAfter = 5

/**
 * A slot for one upload. Its signal is aborted, with a Failure as reason, when the upload takes too long to arrive, or has to make room
 * before its content is used (`begin`).
 */
export interface UploadSlot extends Turn {
  /** The maximum size of the file in bytes. */
  readonly fileBytes: number
  /** Must be called when a part of the body has arrived. */
  resetTimeout(): void
  /** Must be called when the whole body has arrived. */
  complete(): void
}

interface HeldSlot {
  caller: Caller
  bytes: number
  /** True until the upload's content is used. */
  isIdle: boolean
  makeRoom: () => void
}

export type UploadSlots = ReturnType<typeof uploadSlots>

/**
 * Creates the slots that uploads need before the first byte of their body is read. When there is no room, the network with the
 * most bytes gives up an upload that is arriving or waiting for its turn, so that one sender can't keep out the others.
 */
export function uploadSlots(limits: Partial<UploadLimits> = {}) {
  const { perCaller, callerBytes, totalBytes, stallMs, arriveMs } = { ...defaultLimits, ...limits }
  const heldSlots = new Set<HeldSlot>()
  const total = (isCounted: (one: HeldSlot) => boolean): number =>
    [...heldSlots].reduce((sum, one) => (isCounted(one) ? sum + one.bytes : sum), 0)
  const ofNetwork = (network: string): number => total(({ caller }) => caller.network === network)

  /** Makes room for an upload at the expense of networks that hold more than its own would. */
  const makeRoom = (network: string, bytes: number): void => {
    while (total(() => true) + bytes > totalBytes) {
      // Among the uploads of a network, the latest one.
      const [heaviest] = [...heldSlots]
        .toReversed()
        .filter(({ isIdle }) => isIdle)
        .toSorted((a, b) => ofNetwork(b.caller.network) - ofNetwork(a.caller.network))
      if (!heaviest || ofNetwork(heaviest.caller.network) <= ofNetwork(network) + bytes)
        throw new Failure('rateLimited', { retryAfter })
      heaviest.makeRoom()
    }
  }

  /**
   * Runs `work` in a slot for a file of at most `fileBytes`, sent by the account or guest `id`. If the slot is lost, `work` must
   * end, and the connection is closed after the response.
   * @throws Failure tooLarge if the file is larger, or rateLimited if there is no slot; unavailable if it arrives too slowly.
   */
  return async <T>(
    request: FastifyRequest,
    reply: FastifyReply,
    { id, fileBytes }: { id: string; fileBytes: number },
    work: (slot: UploadSlot) => Promise<T>,
  ): Promise<T> => {
    const declaredBytes = Number(request.headers['content-length'] ?? fileBytes)
    if (declaredBytes > fileBytes + formBytes) throw new Failure('tooLarge')
    const caller = { network: siteOf(request.ip), id }
    const bytes = Math.max(declaredBytes, minBytes)
    const ownSlots = [...heldSlots].filter((one) => one.caller.id === id)
    if (ownSlots.length >= perCaller || total((one) => one.caller.id === id) + bytes > callerBytes)
      throw new Failure('rateLimited', { retryAfter })
    makeRoom(caller.network, bytes)

    const abort = new AbortController()
    const stop = (failure: Failure): void => {
      heldSlots.delete(one)
      reply.header('connection', 'close')
      abort.abort(failure)
    }
    const late = (): void => stop(new Failure('unavailable', { retryAfter }))
    const one: HeldSlot = {
      caller,
      bytes,
      isIdle: true,
      makeRoom: () => stop(new Failure('rateLimited', { retryAfter })),
    }
    heldSlots.add(one)
    const stallTimer = setTimeout(late, stallMs)
    const overdue = setTimeout(late, arriveMs)
    try {
      return await work({
        caller,
        fileBytes: Math.min(declaredBytes, fileBytes),
        signal: abort.signal,
        resetTimeout: () => stallTimer.refresh(),
        complete: () => {
          clearTimeout(stallTimer)
          clearTimeout(overdue)
        },
        begin: () => {
          one.isIdle = false
        },
      })
    } finally {
      clearTimeout(stallTimer)
      clearTimeout(overdue)
      heldSlots.delete(one)
    }
  }
}
