import { clear, createStore, del, get, keys, set, update } from 'idb-keyval'

/** A serialized call, which the service worker can send without parsing it. */
export interface WaitingCall {
  url: string
  body: string
}

/** An unsent RSVP, stored in this browser. The service worker sends its call unchanged; only the page reads `page`. */
export interface WaitingCallRecord {
  /** The RSVP and form values that the page needs. The service worker doesn't read them. */
  page: unknown
  /** The call to send; present for guests without an account, whose RSVP can be sent even if the page is closed. */
  call?: WaitingCall
  /** The server's response as parsed JSON, if the service worker has sent the RSVP. */
  result?: unknown
}

/** Tag of the Background Sync event, which the service worker receives when the network is back. */
export const rsvpSyncTag = 'answers'

const store = createStore('festoon-answers', 'waiting')

/** Runs a task while holding a lock for an RSVP, so that only one tab or service worker sends it. */
const withLock = <T>(key: string, task: () => Promise<T>): Promise<T> => navigator.locks.request(`answer:${key}`, task)

/** Stores an RSVP until it can be sent, replacing any earlier one. The key is the invitee id or, for new guests, the event id. */
export const keepWaiting = (key: string, rsvp: WaitingCallRecord): Promise<void> =>
  withLock(key, () => set(key, rsvp, store))

/** Deletes the unsent RSVP with the given key, or all unsent RSVPs if there is no key. */
export const dropWaiting = (key?: string): Promise<void> => (key === undefined ? clear(store) : del(key, store))

/** Passes the unsent RSVP with the given key to a task while holding the RSVP's lock. Passes undefined if there is none. */
export const withWaiting = <T>(key: string, task: (rsvp: WaitingCallRecord | undefined) => Promise<T>): Promise<T> =>
  withLock(key, async () => task(await get<WaitingCallRecord>(key, store)))

/** Sends all stored RSVPs that have a call, and stores the server's results. Rejects if any of them couldn't be sent. */
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
