import { pagesCache } from '../worker/pagesCache.ts'
import { dropWaiting } from '../worker/waitingAnswers.ts'

/** Forgets every invitation and every answer that this device keeps for when there is no network. */
export const forgetKept = async (): Promise<void> => {
  // Neither is there in a page that did not come by https.
  await Promise.allSettled([globalThis.caches?.delete(pagesCache), dropWaiting()])
}
