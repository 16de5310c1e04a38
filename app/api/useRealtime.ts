import { useEffect } from 'react'
import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { listen } from './realtime.ts'

export interface Watch {
  topic: string
  /** What to fetch again when the topic says that something changed. */
  keys: readonly QueryKey[]
}

/** Fetches again what changed, over one stream for all topics; all of it when the stream opens, also after a break (RT-01, RT-04). */
export function useRealtime(watches: readonly Watch[]): void {
  const queryClient = useQueryClient()
  const text = JSON.stringify(watches)
  useEffect(() => {
    const watched: Watch[] = JSON.parse(text)
    if (watched.length === 0) return
    return listen(
      watched.map(({ topic }) => topic),
      (change) => {
        for (const { topic, keys } of watched)
          if (change === null || change.topic === topic)
            for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey })
      },
    )
  }, [text, queryClient])
}
