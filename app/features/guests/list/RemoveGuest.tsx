import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as copy from '@festoon/contract/messages/guests/guestList'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { ConfirmDialog } from '@festoon/ui/ConfirmDialog'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { call } from '../../../platform/api/call.ts'
import { errorMessage } from '../../../platform/rpc/errorMessage.ts'
import { CallError } from '../../../platform/rpc/postCall.ts'
import { dropInvitees } from './inviteeCache.ts'

export interface RemoveGuestProps {
  eventId: string
  guest: Invitee
  /** Called when the dialog closes, whether or not the guest was removed. */
  onClose: () => void
}

/** Returns true if the guest's invite is unsent and unopened, the guest hasn't RSVP'd, and any co-host request was declined. */
const wasNeverContacted = ({ rsvpStatus, inviteStatus, cohostStatus }: Invitee): boolean =>
  rsvpStatus === 'INVITED' && inviteStatus === 'PENDING' && (cohostStatus === undefined || cohostStatus === 'DECLINED')

/** Confirmation dialog for removing a guest, which explains the consequences (INV-03). */
export function RemoveGuest({ eventId, guest, onClose }: RemoveGuestProps) {
  const queryClient = useQueryClient()
  const notify = useNotice()
  const isUnsent = wasNeverContacted(guest)
  const removal = useMutation({
    mutationFn: async () => {
      const ids = [guest.inviteeId]
      try {
        if (isUnsent) return await call('deletePendingInvites', { eventId, inviteIds: ids })
      } catch (error) {
        // Sent in the meantime, so the guest is removed like any other.
        if (!(error instanceof CallError) || error.reason !== 'inviteSent') throw error
      }
      return call('deleteInvitees', { eventId, inviteeIds: ids })
    },
    onSuccess: async () => {
      await dropInvitees(queryClient, eventId, [guest.inviteeId])
      notify({ level: 'info', text: copy.removed(guest.name) })
      onClose()
    },
    onError: (error) => notify({ level: 'error', text: errorMessage(error) }),
  })
  const name = (
    <bdi translate="no" key="guest" className="font-semibold text-ink">
      {guest.name}
    </bdi>
  )
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={copy.removeGuestTitle}
      text={isUnsent ? copy.removeUnsentDetail(name) : copy.removeDetail(name)}
      tone="danger"
      confirmLabel={copy.removeGuest}
      cancelLabel={copy.keepGuest}
      busy={removal.isPending}
      onConfirm={() => removal.mutate()}
    />
  )
}
