import { useQueryClient } from '@tanstack/react-query'

/** Fetches again what depends on who is on the guest list. */
export function useGuestsChanged(eventId: string): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    for (const queryKey of [['invitees', eventId], ['event', eventId], ['events']])
      await queryClient.invalidateQueries({ queryKey })
  }
}
