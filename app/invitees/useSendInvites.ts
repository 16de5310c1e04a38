import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Invitee } from '@festoon/contract/guest'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { call } from '../api/call.ts'
import { errorMessage } from '../api/errorMessage.ts'
import { putInvitees } from './inviteeCache.ts'
import { partlySentText, sendInPages, sentText } from './sendInPages.ts'

/** Sends unsent and failed invitations, and says what became of them (INV-10, ERR-54, ERR-55). */
export function useSendInvites(eventId: string) {
  const queryClient = useQueryClient()
  const notify = useNotice()
  return useMutation({
    mutationFn: (guests: readonly Invitee[]) =>
      sendInPages(
        guests.map(({ inviteeId }) => inviteeId),
        async (inviteIds) => (await call('sendInvites', { eventId, inviteIds })).triggered,
      ),
    onSuccess: async ({ triggered, sentIds, failure }, guests) => {
      const sent = new Set(sentIds)
      const rows = guests.filter(({ inviteeId }) => sent.has(inviteeId))
      await putInvitees(
        queryClient,
        eventId,
        rows.map((guest) => ({ ...guest, inviteStatus: 'TRIGGERED', isNew: false })),
      )
      if (failure === undefined) return notify({ level: 'info', text: sentText(triggered) })
      const why = errorMessage(failure)
      const left = guests.length - rows.length
      notify({ level: 'error', text: rows.length === 0 ? why : partlySentText(triggered, left, why) })
    },
  })
}
