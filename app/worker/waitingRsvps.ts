import { clear, createStore, del, get, keys, set, update } from 'idb-keyval'

/** A serialized call, which can be sent without parsing its content. */
export interface WaitingCall {
  url: string
  body: string
}

/** An unsent RSVP. The worker sends it as is; only the page reads its content. */
export interface WaitingCallRecord {
  /** Data stored by the page for its own use. */
  page: unknown
  /** The call; present for guests with a key, whose RSVP can be sent without the page. */
  call?: WaitingCall
  /** The server's result as JSON, if the worker has sent the RSVP. */
  result?: unknown
}

/** Name of the sync event that the worker receives when the network is back (Background Sync). */
export const rsvpSyncTag = 'answers'

const store = createStore('festoon-answers', 'waiting')

/** Runs a task while holding a lock for an RSVP, so that only one tab or worker sends it. */
const withLock = <T>(key: string, task: () => Promise<T>): Promise<T> => navigator.locks.request(`answer:${key}`, task)

/**
 * Stores an RSVP until it can be sent, replacing any earlier one. The key is the invitee's id or, for new guests, the
 * event's.
 */
export const keepWaiting = (key: string, rsvp: WaitingCallRecord): Promise<void> =>
  withLock(key, () => set(key, rsvp, store))

/** Deletes the unsent RSVP with a key, or all of them without a key. */
export const dropWaiting = (key?: string): Promise<void> => (key === undefined ? clear(store) : del(key, store))

/** Runs a task with an unsent RSVP, while holding its lock. The RSVP is undefined if there is none. */
export const withWaiting = <T>(key: string, task: (rsvp: WaitingCallRecord | undefined) => Promise<T>): Promise<T> =>
  withLock(key, async () => task(await get<WaitingCallRecord>(key, store)))

/** Sends all RSVPs that don't need the page, and stores the results. Rejects if any of them couldn't be sent. */
export async function sendWaiting(): Promise<void> {
  const outcomes = await Promise.allSettled((await keys<string>(store)).map((key) => withWaiting(key, sendOne(key))))
  const failed = outcomes.find(({ status }) => status === 'rejected')
  if (failed) throw new Error('An RSVP could not be sent', { cause: failed })
}

const sendOne = (key: string) => async (rsvp: WaitingCallRecord | undefined) => {
  if (!rsvp?.call || rsvp.result !== undefined) return
  const { url, body } = rsvp.call
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  if (response.status === 429 || response.status >= 500)
    throw new Error(`RSVP request failed with status ${response.status}`)
  const result: unknown = await response.json()
  // If the user signed out in the meantime, nothing is stored.
  await update<WaitingCallRecord | undefined>(key, (kept) => kept && { ...kept, result }, store)
}
