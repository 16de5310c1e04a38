import { useQueryClient } from '@tanstack/react-query'

/**
 * Returns a function that starts refetching the event, its guest list, and the list of events. It returns without waiting,
 * so that the result of an action is shown immediately.
 */
export function useGuestsChanged(eventId: string): () => void {
  const queryClient = useQueryClient()
  return () => {
    for (const queryKey of [['invitees', eventId], ['event', eventId], ['events']])
      void queryClient.invalidateQueries({ queryKey })
  }
}
