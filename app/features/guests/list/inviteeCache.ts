import type { QueryClient } from '@tanstack/react-query'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { inviteesQuery, withInvitees } from '../../../platform/api/inviteesQuery.ts'

/** Updates the displayed guest list with changed invitees immediately, and refetches the list in the background. */
export async function putInvitees(
  queryClient: QueryClient,
  eventId: string,
  invitees: readonly Invitee[],
): Promise<void> {
  const { queryKey } = inviteesQuery(eventId)
  // A request in flight could overwrite the list with older data.
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData<Invitee[]>(queryKey, (before) => before && withInvitees(before, invitees))
  void queryClient.invalidateQueries({ queryKey })
}

/** Removes invitees from the displayed guest list immediately, and refetches the list in the background. */
export async function dropInvitees(queryClient: QueryClient, eventId: string, ids: readonly string[]): Promise<void> {
  const { queryKey } = inviteesQuery(eventId)
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData<Invitee[]>(queryKey, (before) => before?.filter(({ inviteeId }) => !ids.includes(inviteeId)))
  void queryClient.invalidateQueries({ queryKey })
}
