import { useQueryClient } from '@tanstack/react-query'

/**
 * Returns a function that starts refetching the event, its guest list, and the list of events, without waiting for the results.
 */
export function useGuestsChanged(eventId: string): () => void {
  const queryClient = useQueryClient()
  return () => {
    for (const queryKey of [['invitees', eventId], ['event', eventId], ['events']])
      void queryClient.invalidateQueries({ queryKey })
  }
}
