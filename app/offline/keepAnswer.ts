import type { Attendance } from '@festoon/contract/guest'
import type { RsvpFormState } from '@festoon/contract/page'
import { CallError } from '../api/postCall.ts'
import { forget, store } from '../session/storage.ts'
import { answersTag, dropWaiting, keepWaiting, type WaitingCall } from '../worker/waitingAnswers.ts'

// Loaded once somebody begins to answer: where the server is not reached, it is too late to fetch it.

/** An answer that waits, as the page needs it to go on. */
export interface KeptAnswer {
  answer: Omit<Attendance, 'inviteeId'>
  /** What the form held, for whoever wants to change it. */
  values: RsvpFormState['values']
}

export interface Unsent {
  /** The guest's row: of a guest without a key the one to be made, the same when it is sent again. */
  inviteeId: string
  /** The call, for the browser's worker to make. */
  call: WaitingCall
}

/** The browser's way to be told of a network while no page is open: not in the language's own types. */
interface SyncManager {
  register: (tag: string) => Promise<void>
}
const hasSync = (registration: object): registration is { sync: SyncManager } => 'sync' in registration

/** Whether the server may never have heard of the call. */
export const isUnreached = (error: unknown): boolean =>
  error instanceof CallError && (error.reason === 'network' || error.reason === 'timeout')

/**
 * Keeps an answer that did not reach the server until there is a network again; the browser sends a guest's by itself then,
 * where it can. Answers false for another failure, and where nothing can be kept.
 */
export async function keepAnswer(
  key: string,
  error: unknown,
  page: KeptAnswer,
  unsent: Unsent | undefined,
): Promise<boolean> {
  if (!isUnreached(error)) return false
  try {
    await keepWaiting(key, { page, ...(unsent ? { call: unsent.call } : {}) })
  } catch {
    return false
  }
  store(`waiting:${key}`, unsent?.inviteeId ?? '')
  const registration = await navigator.serviceWorker?.getRegistration()
  // Without, the page sends it, open or opened again.
  if (registration && hasSync(registration)) await registration.sync.register(answersTag).catch(() => undefined)
  return true
}

/** Forgets the answer that waits: it was sent, or is to be another. */
export async function forgetAnswer(key: string): Promise<void> {
  forget(`waiting:${key}`)
  await dropWaiting(key).catch(() => undefined)
}

export const isKeptAnswer = (value: unknown): value is KeptAnswer =>
  typeof value === 'object' && value !== null && 'answer' in value && 'values' in value
