import { useQueryClient } from '@tanstack/react-query'
import * as copy from '@festoon/contract/messages/guests/textGuests'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { putInvitees } from '../../features/guests/list/inviteeCache.ts'
import type { TextGuest } from '../../features/guests/texts/textGuest.ts'
import { call } from '../../platform/api/call.ts'
import { errorMessage } from '../../platform/rpc/errorMessage.ts'

/** Returns a function that saves whether a guest was texted. If that fails, it shows the reason. */
export function useTexted(eventId: string): (guest: TextGuest, isTexted: boolean) => Promise<void> {
  const queryClient = useQueryClient()
  const notify = useNotice()
  return async ({ id: inviteeId }, isTexted) => {
    try {
      const { invitee } = await call('markTexted', { eventId, inviteeId, isTexted })
      await putInvitees(queryClient, eventId, [invitee])
    } catch (error) {
      notify({ level: 'error', key: 'texted', text: `${copy.markFailed} ${errorMessage(error)}` })
    }
  }
}
