import { clear, createStore, del, get, keys, set, update } from 'idb-keyval'

/** A call as it goes out: for whoever sends it without knowing what it says. */
export interface WaitingCall {
  url: string
  body: string
}

/** An answer that could not be sent yet. What it says is its page's to know: the worker sends it as it is. */
export interface WaitingAnswer {
  /** What the page needs to go on with it, as it was kept. */
  page: unknown
  /** Present where it can be sent without the page: a guest's, whose key is in it. */
  call?: WaitingCall
  /** The server's JSON, once it was sent without the page. */
  result?: unknown
}

/** Under which name the browser tells the worker that there is a network again (Background Synchronization). */
export const answersTag = 'answers'

const store = createStore('festoon-answers', 'waiting')

/** Runs alone for this answer, in every tab and the worker: it is sent by one of them. */
const alone = <T>(key: string, task: () => Promise<T>): Promise<T> => navigator.locks.request(`answer:${key}`, task)

/**
 * Keeps an answer until it can be sent; there is one for each key, the last. The key is that of the guest's row, or the
 * event's id where there is no row yet.
 */
export const keepWaiting = (key: string, answer: WaitingAnswer): Promise<void> =>
  alone(key, () => set(key, answer, store))

/** Forgets an answer, or all of them. */
export const dropWaiting = (key?: string): Promise<void> => (key === undefined ? clear(store) : del(key, store))

/** Does something with an answer that waits, alone; undefined: there is none. */
export const withWaiting = <T>(key: string, task: (answer: WaitingAnswer | undefined) => Promise<T>): Promise<T> =>
  alone(key, async () => task(await get<WaitingAnswer>(key, store)))

/** Sends what can be sent without a page, and keeps what came of it. Rejects while one of them cannot be sent. */
export async function sendWaiting(): Promise<void> {
  const outcomes = await Promise.allSettled((await keys<string>(store)).map((key) => withWaiting(key, sendOne(key))))
  const failed = outcomes.find(({ status }) => status === 'rejected')
  if (failed) throw new Error('An answer waits on', { cause: failed })
}

const sendOne = (key: string) => async (answer: WaitingAnswer | undefined) => {
  if (!answer?.call || answer.result !== undefined) return
  const { url, body } = answer.call
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  if (response.status === 429 || response.status >= 500) throw new Error(`The server answered ${response.status}`)
  const result: unknown = await response.json()
  // Whoever signed out meanwhile wants nothing of it kept.
  await update<WaitingAnswer | undefined>(key, (kept) => kept && { ...kept, result }, store)
}
