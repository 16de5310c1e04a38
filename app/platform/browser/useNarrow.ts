import { useSyncExternalStore } from 'react'
import { scale } from '@festoon/tokens/scale'

const query = `(width < ${scale.screen.wide})`

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** Returns true in windows up to 767 px wide, as on a phone (CONST-18). False on the server. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
