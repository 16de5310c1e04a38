import { useEffect, useSyncExternalStore } from 'react'
import type { Colors } from '@festoon/contract/nouns/event'

let current: Colors | null = null
const listeners = new Set<() => void>()

function set(colors: Colors | null): void {
  current = colors
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Shows the whole page, including header and footer, in the given colors until the component is unmounted. Null for the page's
 * own colors.
 */
export function useLiveColors(colors: Colors | null): void {
  useEffect(() => set(colors), [colors])
  useEffect(() => () => set(null), [])
}

/** Returns the colors last set with `useLiveColors`; null if there are none. */
export const useRequestedColors = (): Colors | null =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  )
