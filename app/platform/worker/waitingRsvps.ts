import { clear, createStore, del, get, keys, set, update } from 'idb-keyval'

/** A serialized call, which the service worker can send without knowing its contents. */
export interface WaitingCall {
  url: string
  body: string
}

/** An RSVP that couldn't be sent right away, stored in this browser. */
export interface WaitingCallRecord {
  /** The RSVP and form values, which only the page reads. */
  page: unknown
  /** The call with which the service worker sends the RSVP. Present only for guests without an account. */
  call?: WaitingCall
  /** The server's response as parsed JSON; undefined until the service worker has sent the RSVP. */
  result?: unknown
}

/** The tag of the Background Sync event that makes the service worker send stored RSVPs. */
export const rsvpSyncTag = 'rsvps'

const store = createStore('festoon-rsvps', 'waiting')

/** Runs a task while holding an RSVP's lock, so that only one tab or service worker sends the RSVP at a time. */
const withLock = <T>(key: string, task: () => Promise<T>): Promise<T> => navigator.locks.request(`rsvp:${key}`, task)

/**
 * Stores an RSVP until it can be sent, replacing any earlier RSVP with the same key. The key is the invitee id or, for new
 * guests, the event id.
 */
export const keepWaiting = (key: string, rsvp: WaitingCallRecord): Promise<void> =>
  withLock(key, () => set(key, rsvp, store))

/** Deletes the stored RSVP with the given key, or all stored RSVPs if there is no key. */
export const dropWaiting = (key?: string): Promise<void> => (key === undefined ? clear(store) : del(key, store))

/** Runs a task with the stored RSVP for a key, or undefined if there is none, while holding the RSVP's lock. */
export const withWaiting = <T>(key: string, task: (rsvp: WaitingCallRecord | undefined) => Promise<T>): Promise<T> =>
  withLock(key, async () => task(await get<WaitingCallRecord>(key, store)))

/**
 * Sends each stored RSVP that has a call and no result yet, and stores the result. Rejects if any RSVP couldn't be sent within
 * `timeoutMs` milliseconds (RPC-01).
 */
export async function sendWaiting(timeoutMs: number): Promise<void> {
  const waiting = await keys<string>(store)
  const outcomes = await Promise.allSettled(waiting.map((key) => withWaiting(key, sendOne(key, timeoutMs))))
  const failedOutcome = outcomes.find(({ status }) => status === 'rejected')
  if (failedOutcome) throw new Error('An RSVP could not be sent', { cause: failedOutcome })
}

const sendOne = (key: string, timeoutMs: number) => async (rsvp: WaitingCallRecord | undefined) => {
  if (!rsvp?.call || rsvp.result !== undefined) return
  const { url, body } = rsvp.call
  // Without a timeout, a server that doesn't respond would keep the RSVP's lock, and the page couldn't send it either.
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body, signal })
  if (response.status === 429 || response.status >= 500)
    throw new Error(`RSVP request failed with status ${response.status}`)
  const result: unknown = await response.json()
  // If the user signed out in the meantime, nothing is stored.
  await update<WaitingCallRecord | undefined>(key, (kept) => kept && { ...kept, result }, store)
}
