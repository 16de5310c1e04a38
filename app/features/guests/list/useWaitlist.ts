import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as copy from '@festoon/contract/messages/guests/guestList'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { call } from '../../../platform/api/call.ts'
import { errorMessage } from '../../../platform/rpc/errorMessage.ts'
import { putInvitees } from './inviteeCache.ts'
import type { WaitlistChoice } from './waitlistChoices.ts'

const noticeOf: Record<WaitlistChoice['status'], (guest: string) => string> = {
  APPROVED: copy.guestApproved,
  DENIED: copy.guestDeclined,
  PENDING_APPROVAL: copy.guestWaitlisted,
}

/** Returns a mutation that approves a guest, declines a guest, or moves a guest to the waitlist (INV-13). */
export function useWaitlist(eventId: string) {
  const queryClient = useQueryClient()
  const notify = useNotice()
  return useMutation({
    mutationFn: ({ guest, status }: { guest: Invitee; status: WaitlistChoice['status'] }) =>
      call('setWaitlistStatus', { eventId, inviteeId: guest.inviteeId, status }),
    onSuccess: async ({ invitee }, { guest, status }) => {
      await putInvitees(queryClient, eventId, [invitee])
      notify({ level: 'info', text: noticeOf[status](guest.name) })
    },
    onError: (error) => notify({ level: 'error', text: errorMessage(error) }),
  })
}
