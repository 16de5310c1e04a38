import { useQueryClient } from '@tanstack/react-query'

/** Returns a function that refetches all data that depends on the guest list. */
export function useGuestsChanged(eventId: string): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    for (const queryKey of [['invitees', eventId], ['event', eventId], ['events']])
      await queryClient.invalidateQueries({ queryKey })
  }
}
