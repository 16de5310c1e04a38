import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { call } from '../../../platform/api/call.ts'
import { errorMessage } from '../../../platform/rpc/errorMessage.ts'
import { putInvitees } from './inviteeCache.ts'
import { partlySentText, sendInPages, sentText } from './sendInPages.ts'

/**
 * Returns a mutation that sends invites to guests, with a personal note if given, and shows the result (INV-10, ERR-54, ERR-55).
 * The server skips guests whose invite was already sent.
 */
export function useSendInvites(eventId: string) {
  const queryClient = useQueryClient()
  const notify = useNotice()
  return useMutation({
    mutationFn: ({ guests, note = '' }: { guests: readonly Invitee[]; note?: string }) =>
      sendInPages(
        guests.map(({ inviteeId }) => inviteeId),
        async (inviteIds) => {
          const input = { eventId, inviteIds, ...(note.trim() === '' ? {} : { note }) }
          return (await call('sendInvites', input)).triggered
        },
      ),
    onSuccess: async ({ triggered, sentIds, failure }, { guests }) => {
      const sentIdSet = new Set(sentIds)
      const sentGuests = guests.filter(({ inviteeId }) => sentIdSet.has(inviteeId))
      await putInvitees(
        queryClient,
        eventId,
        sentGuests.map((guest) => ({ ...guest, inviteStatus: 'TRIGGERED', isNew: false })),
      )
      if (failure === undefined) return notify({ level: 'info', text: sentText(triggered) })
      const reason = errorMessage(failure)
      const unsentCount = guests.length - sentGuests.length
      notify({
        level: 'error',
        text: sentGuests.length === 0 ? reason : partlySentText(triggered, unsentCount, reason),
      })
    },
  })
}
