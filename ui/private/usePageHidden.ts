import { useSyncExternalStore } from 'react'

function subscribe(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

/** True while the page is hidden: another tab is in front, or the phone is locked. */
export function usePageHidden(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.hidden,
    () => false,
  )
}
