import { useEffect } from 'react'
import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { coalesced } from './coalesced.ts'
import { listen } from './realtime.ts'

export interface Watch {
  topic: string
  /** What to fetch again when the topic says that something changed. */
  keys: readonly QueryKey[]
}

/** A party in full swing changes many times a second, and a long guest list is many calls: it is fetched so often at most, ms. */
const fetchGapMs = 2_000

/**
 * Fetches again what changed, over one stream for all topics (RT-01, RT-04), also what changed between its fetching and the
 * opening of the stream, and while that was broken.
 */
export function useRealtime(watches: readonly Watch[]): void {
  const queryClient = useQueryClient()
  const text = JSON.stringify(watches)
  useEffect(() => {
    const watched: Watch[] = JSON.parse(text)
    if (watched.length === 0) return
    const ending = new AbortController()
    const fetches = watched.map(({ topic, keys }) => ({
      topic,
      fetch: coalesced(
        () => Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
        fetchGapMs,
        ending.signal,
      ),
    }))
    const stop = listen({
      topics: watched.map(({ topic }) => topic),
      knownAt: oldestOf(queryClient, watched),
      onChange: (change) => {
        for (const { topic, fetch } of fetches) if (change.topic === topic) fetch()
      },
    })
    return () => {
      ending.abort()
      stop()
    }
  }, [text, queryClient])
}

/** Since when everything that is watched is known, ms since 1970; what is only now being fetched is newer. */
function oldestOf(queryClient: QueryClient, watches: readonly Watch[]): number {
  const known = watches
    .flatMap(({ keys }) => keys.flatMap((queryKey) => queryClient.getQueryCache().findAll({ queryKey })))
    .map(({ state }) => state.dataUpdatedAt)
  return Math.min(Date.now(), ...known.filter((at) => at > 0))
}
