import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect } from 'react'
import { coalesce } from './coalesce.ts'
import { noteChange, noteGap } from './guestListChanges.ts'
import { listen } from './realtime.ts'

export interface Watch {
  topic: string
  /** Keys of the queries to refetch when the topic changes. */
  keys: readonly QueryKey[]
}

/**
 * Min time between two refetches of a topic's queries, in ms. A busy party changes many times a second, and fetching a long
 * guest list takes many calls.
 */
const fetchGapMs = 2_000

/**
 * Refetches queries when their topics change, using one stream for all topics (RT-01, RT-04). Includes changes made before the
 * stream opened or while it was interrupted.
 */
export function useRealtime(watches: readonly Watch[]): void {
  const queryClient = useQueryClient()
  const text = JSON.stringify(watches)
  useEffect(() => {
    const parsedWatches: Watch[] = JSON.parse(text)
    if (parsedWatches.length === 0) return
    const ending = new AbortController()
    const fetches = parsedWatches.map(({ topic, keys }) => ({
      topic,
      fetch: coalesce(
        () => Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
        fetchGapMs,
        ending.signal,
      ),
    }))
    const stop = listen({
      topics: parsedWatches.map(({ topic }) => topic),
      knownAt: oldestOf(queryClient, parsedWatches),
      onOpen: () => {
        for (const { topic } of parsedWatches) noteGap(topic)
      },
      onChange: (change) => {
        noteChange(change.topic, change.modificationId)
        for (const { topic, fetch } of fetches) if (change.topic === topic) fetch()
      },
    })
    return () => {
      ending.abort()
      stop()
    }
  }, [text, queryClient])
}

/**
 * Returns the time, in ms since 1970, at which the most outdated of the watched queries was last fetched. Ignores queries that
 * haven't loaded yet. Returns the current time if no query has loaded.
 */
function oldestOf(queryClient: QueryClient, watches: readonly Watch[]): number {
  const fetchTimes = watches
    .flatMap(({ keys }) => keys.flatMap((queryKey) => queryClient.getQueryCache().findAll({ queryKey })))
    .map(({ state }) => state.dataUpdatedAt)
  return Math.min(Date.now(), ...fetchTimes.filter((at) => at > 0))
}
