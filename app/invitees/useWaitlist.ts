import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Invitee } from '@festoon/contract/guest'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { call } from '../api/call.ts'
import { errorMessage } from '../api/errorMessage.ts'
import { putInvitees } from './inviteeCache.ts'
import type { WaitlistChoice } from './waitlistChoices.ts'

const said: Record<WaitlistChoice['status'], string> = {
  APPROVED: 'is in.',
  DENIED: 'was declined.',
  PENDING_APPROVAL: 'is on the waitlist.',
}

/** Gives a guest a place, or takes it away (INV-13). */
export function useWaitlist(eventId: string) {
  const queryClient = useQueryClient()
  const notify = useNotice()
  return useMutation({
    mutationFn: ({ guest, status }: { guest: Invitee; status: WaitlistChoice['status'] }) =>
      call('setWaitlistStatus', { eventId, inviteeId: guest.inviteeId, status }),
    onSuccess: async ({ invitee }, { guest, status }) => {
      await putInvitees(queryClient, eventId, [invitee])
      notify({ level: 'info', text: `${guest.name} ${said[status]}` })
    },
    onError: (error) => notify({ level: 'error', text: errorMessage(error) }),
  })
}
