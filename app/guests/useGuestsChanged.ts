import { useQueryClient } from '@tanstack/react-query'

/**
 * Returns a function that starts refetching the event, its guest list, and the list of events. It doesn't wait for them, so that a
 * result shows at once.
 */
export function useGuestsChanged(eventId: string): () => void {
  const queryClient = useQueryClient()
  return () => {
    for (const queryKey of [['invitees', eventId], ['event', eventId], ['events']])
      void queryClient.invalidateQueries({ queryKey })
  }
}
