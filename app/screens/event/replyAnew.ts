import { pagesCache } from '../../worker/pagesCache.ts'

const nameOf = (eventId: string): string => `festoon.anew:${eventId}`

/** Whether the visitor of this tab is not whom the link, or the browser, takes them for. */
export function isReplyingAnew(eventId: string): boolean {
  try {
    return sessionStorage.getItem(nameOf(eventId)) !== null
  } catch {
    return false
  }
}

/** Forgets the personal link for this visit: out of the address, and not recalled by a reload. `isNew` false: no longer. */
export function replyAnew(eventId: string, isNew = true): void {
  try {
    if (isNew) sessionStorage.setItem(nameOf(eventId), '1')
    else sessionStorage.removeItem(nameOf(eventId))
  } catch {
    // Without storage a reload asks again.
  }
  if (!isNew) return
  history.replaceState(null, '', location.pathname)
  // The page that was kept for when there is no network is the other's.
  void globalThis.caches?.open(pagesCache).then((cache) => cache.delete(location.pathname, { ignoreSearch: true }))
}
