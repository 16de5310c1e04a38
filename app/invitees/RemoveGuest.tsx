import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Invitee } from '@festoon/contract/guest'
import { ConfirmDialog } from '@festoon/ui/ConfirmDialog'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { call } from '../api/call.ts'
import { errorMessage } from '../api/errorMessage.ts'
import { CallError } from '../api/postCall.ts'
import { dropInvitees } from './inviteeCache.ts'

export interface RemoveGuestProps {
  eventId: string
  guest: Invitee
  /** Kept after all, or gone. */
  onClose: () => void
}

/** Nobody but the host has heard of this invitation. */
const isUnheardOf = ({ rsvpStatus, inviteStatus, cohostStatus }: Invitee): boolean =>
  rsvpStatus === 'INVITED' && inviteStatus === 'PENDING' && (cohostStatus === undefined || cohostStatus === 'DECLINED')

/** Asks whether a guest shall go, says what happens then, and does it (INV-03). */
export function RemoveGuest({ eventId, guest, onClose }: RemoveGuestProps) {
  const queryClient = useQueryClient()
  const notify = useNotice()
  const isUnsent = isUnheardOf(guest)
  const removal = useMutation({
    mutationFn: async () => {
      const ids = [guest.inviteeId]
      try {
        if (isUnsent) return await call('deletePendingInvites', { eventId, inviteIds: ids })
      } catch (error) {
        // Sent meanwhile: they go as any other guest does.
        if (!(error instanceof CallError) || error.reason !== 'inviteSent') throw error
      }
      return call('deleteInvitees', { eventId, inviteeIds: ids })
    },
    onSuccess: async () => {
      await dropInvitees(queryClient, eventId, [guest.inviteeId])
      notify({ level: 'info', text: `${guest.name} removed.` })
      onClose()
    },
    onError: (error) => notify({ level: 'error', text: errorMessage(error) }),
  })
  const name = <bdi className="font-semibold text-ink">{guest.name}</bdi>
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Remove this guest?"
      text={
        isUnsent ? (
          <>{name} has not heard of the party yet. The invitation will be gone for good.</>
        ) : (
          <>
            {name} will be on no list, and hear nothing more of the party. Their link will show what everybody sees.
            They are not told.
          </>
        )
      }
      tone="danger"
      confirmLabel="Remove guest"
      cancelLabel="Keep them"
      busy={removal.isPending}
      onConfirm={() => removal.mutate()}
    />
  )
}
