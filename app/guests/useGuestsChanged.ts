import { useQueryClient } from '@tanstack/react-query'

/** Returns a function that refetches the event, its guest list, and the list of events. */
export function useGuestsChanged(eventId: string): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    for (const queryKey of [['invitees', eventId], ['event', eventId], ['events']])
      await queryClient.invalidateQueries({ queryKey })
  }
}
