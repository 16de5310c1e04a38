import { clearBlobs } from '../browser/blobStore.ts'
import { pagesCache } from '../worker/pagesCache.ts'
import { dropWaiting } from '../worker/waitingRsvps.ts'

/** Deletes all invitations, unsent RSVPs, and cropped cover images stored on this device. */
export const forgetKept = async (): Promise<void> => {
  // Some of this storage isn't available on pages without HTTPS.
  await Promise.allSettled([globalThis.caches?.delete(pagesCache), dropWaiting(), clearBlobs()])
}
