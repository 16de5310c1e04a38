import { useEffect } from 'react'
import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { listen } from './realtime.ts'

/** Fetches `keys` again whenever `topic` says that something changed. */
export function useRealtime(topic: string | null, keys: readonly QueryKey[]): void {
  const queryClient = useQueryClient()
  const keysText = JSON.stringify(keys)
  useEffect(() => {
    if (topic === null) return
    const watched: QueryKey[] = JSON.parse(keysText)
    return listen([topic], () => {
      for (const queryKey of watched) void queryClient.invalidateQueries({ queryKey })
    })
  }, [topic, keysText, queryClient])
}
