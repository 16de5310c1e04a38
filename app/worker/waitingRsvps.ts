import { clear, createStore, del, get, keys, set, update } from 'idb-keyval'

/** A serialized call that can be sent without knowing its content. */
export interface WaitingCall {
  url: string
  body: string
}

/** An unsent RSVP. The worker sends it as it is; only the page reads its content. */
export interface WaitingCallRecord {
  /** The page's own data, as stored. */
  page: unknown
  /** Present for guests with a key, whose RSVP can be sent without the page. */
  call?: WaitingCall
  /** The server's JSON result, if the worker sent the RSVP. */
  result?: unknown
}

/** Name of the sync event that tells the worker the network is back (Background Synchronization). */
export const rsvpSyncTag = 'answers'

const store = createStore('festoon-answers', 'waiting')

/** Runs a task under a lock for this RSVP, across tabs and the worker, so that only one of them sends it. */
const withLock = <T>(key: string, task: () => Promise<T>): Promise<T> => navigator.locks.request(`answer:${key}`, task)

/** Stores an RSVP until it can be sent, replacing an earlier one. The key is the invitee's id, or the event's for new guests. */
export const keepWaiting = (key: string, rsvp: WaitingCallRecord): Promise<void> =>
  withLock(key, () => set(key, rsvp, store))

/** Deletes one unsent RSVP, or all of them. */
export const dropWaiting = (key?: string): Promise<void> => (key === undefined ? clear(store) : del(key, store))

/** Runs a task with an unsent RSVP under its lock. The RSVP is undefined if there is none. */
export const withWaiting = <T>(key: string, task: (rsvp: WaitingCallRecord | undefined) => Promise<T>): Promise<T> =>
  withLock(key, async () => task(await get<WaitingCallRecord>(key, store)))

/** Sends every RSVP that doesn't need the page and stores the results. Rejects if one couldn't be sent. */
export async function sendWaiting(): Promise<void> {
  const outcomes = await Promise.allSettled((await keys<string>(store)).map((key) => withWaiting(key, sendOne(key))))
  const failed = outcomes.find(({ status }) => status === 'rejected')
  if (failed) throw new Error('unsent RSVP', { cause: failed })
}

const sendOne = (key: string) => async (rsvp: WaitingCallRecord | undefined) => {
  if (!rsvp?.call || rsvp.result !== undefined) return
  const { url, body } = rsvp.call
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  if (response.status === 429 || response.status >= 500) throw new Error(`status ${response.status}`)
  const result: unknown = await response.json()
  // If the user signed out in the meantime, nothing is stored.
  await update<WaitingCallRecord | undefined>(key, (kept) => kept && { ...kept, result }, store)
}
