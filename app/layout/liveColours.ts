import { useEffect, useSyncExternalStore } from 'react'
import type { Colours } from '@festoon/contract/event'

let current: Colours | null = null
const listeners = new Set<() => void>()

function set(colours: Colours | null): void {
  current = colours
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Paints the whole page, header and footer included, in colours that are still being chosen. */
export function useLiveColours(colours: Colours): void {
  useEffect(() => set(colours), [colours])
  useEffect(() => () => set(null), [])
}

/** The colours that a screen asks the page for; null: none does. */
export const useAskedColours = (): Colours | null =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  )
