import { useSyncExternalStore } from 'react'
import { scale } from '@festoon/tokens/scale'

const query = `(width < ${scale.screen.wide})`

function subscribe(changed: () => void): () => void {
  const list = window.matchMedia(query)
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

/** Returns true in windows up to 767 px wide, as on a phone (CONST-18). False on the server. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
