import { useQueryClient } from '@tanstack/react-query'
import * as copy from '@festoon/contract/messages/guests/textGuests'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { dropInvitees, putInvitees } from '../../features/guests/list/inviteeCache.ts'
import type { TextGuest } from '../../features/guests/texts/textGuest.ts'
import { call } from '../../platform/api/call.ts'
import { errorMessage } from '../../platform/rpc/errorMessage.ts'
import { CallError } from '../../platform/rpc/postCall.ts'

/**
 * Returns a function that removes a guest who wasn't texted, and their number on this device, and offers to undo that. Resolves to false if
 * the guest has received the link in the meantime, so that the host has to confirm. `onPhone` is called with the number on this device.
 */
export function useRemoval(eventId: string, onPhone: (id: string, phone: string) => void) {
  const queryClient = useQueryClient()
  const notify = useNotice()
  const fail = (error: unknown): void => notify({ level: 'error', key: 'removal', text: errorMessage(error) })

  const restore = async ({ id, name, phone, listedPhone }: TextGuest): Promise<void> => {
    try {
      const invitee = { inviteeId: id, name, ...(listedPhone === undefined ? {} : { phone: listedPhone }) }
      const { invitees } = await call('queueInvites', { eventId, invitees: [invitee] })
      if (phone !== undefined && phone !== listedPhone) onPhone(id, phone)
      await putInvitees(queryClient, eventId, invitees)
      notify({ level: 'info', key: 'removal', text: copy.restored(name) })
    } catch (error) {
      fail(error)
    }
  }
  return async (guest: TextGuest): Promise<boolean> => {
    try {
      await call('deletePendingInvites', { eventId, inviteIds: [guest.id] })
    } catch (error) {
      if (error instanceof CallError && error.reason === 'inviteSent') return false
      fail(error)
      return true
    }
    onPhone(guest.id, '')
    await dropInvitees(queryClient, eventId, [guest.id])
    const action = { label: copy.undo, onSelect: () => void restore(guest) }
    notify({ level: 'info', key: 'removal', text: copy.removed(guest.name), action })
    return true
  }
}
