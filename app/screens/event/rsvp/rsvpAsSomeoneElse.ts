import { pagesCache } from '../../../worker/pagesCache.ts'

const nameOf = (eventId: string): string => `festoon.someoneElse:${eventId}`

/** Returns true if the visitor has chosen, in this tab, not to RSVP as the guest who received the personal link. */
export function isSomeoneElse(eventId: string): boolean {
  try {
    return sessionStorage.getItem(nameOf(eventId)) !== null
  } catch {
    return false
  }
}

/**
 * Makes this tab ignore the guest known to this browser, removes the personal link from the URL, and deletes the page stored
 * for offline use. If `isNew` is false, only makes the tab recognize the guest again.
 */
export function rsvpAsSomeoneElse(eventId: string, isNew = true): void {
  try {
    if (isNew) sessionStorage.setItem(nameOf(eventId), '1')
    else sessionStorage.removeItem(nameOf(eventId))
  } catch {
    // Without storage, a reload restores the link's guest.
  }
  if (!isNew) return
  history.replaceState(null, '', location.pathname)
  // The page stored for offline use belongs to the link's guest.
  void globalThis.caches?.open(pagesCache).then((cache) => cache.delete(location.pathname, { ignoreSearch: true }))
}
