import type { QueryClient } from '@tanstack/react-query'
import type { Invitee } from '@festoon/contract/guest'
import { inviteesQuery } from '../api/queries.ts'
import { withInvitees } from './withInvitees.ts'

/** Shows rows of the guest list as the server answered them, at once; the whole list is asked for behind it. */
export async function putInvitees(queryClient: QueryClient, eventId: string, rows: readonly Invitee[]): Promise<void> {
  const { queryKey } = inviteesQuery(eventId)
  // What is on its way was read before this.
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData<Invitee[]>(queryKey, (before) => before && withInvitees(before, rows))
  void queryClient.invalidateQueries({ queryKey })
}

/** Takes rows off the list that is shown. */
export async function dropInvitees(queryClient: QueryClient, eventId: string, ids: readonly string[]): Promise<void> {
  const { queryKey } = inviteesQuery(eventId)
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData<Invitee[]>(queryKey, (before) => before?.filter(({ inviteeId }) => !ids.includes(inviteeId)))
  void queryClient.invalidateQueries({ queryKey })
}
