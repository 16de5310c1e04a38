import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Invitee } from '@festoon/contract/guest'
import { isInFilter } from '@festoon/contract/rules/guestStatus'
import { Button } from '@festoon/ui/Button'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { call } from '../../api/call.ts'
import { errorMessage } from '../../api/errorMessage.ts'
import { inviteesQuery } from '../../api/queries.ts'

/** Sends what waits to be sent. It stays in reach at the bottom while there is something to send (INV-10, ERR-54, ERR-55). */
export function SendBar({ eventId, guests }: { eventId: string; guests: readonly Invitee[] }) {
  const queryClient = useQueryClient()
  const notify = useNotice()
  const [isSending, setSending] = useState(false)
  const unsent = guests.filter((guest) => guest.role !== 'organizer' && isInFilter(guest, 'Unsent'))
  if (unsent.length === 0) return null

  const send = async (): Promise<void> => {
    setSending(true)
    try {
      const { triggered } = await call('sendInvites', { eventId, inviteIds: unsent.map((guest) => guest.inviteeId) })
      notify({
        level: 'info',
        text: triggered === 1 ? 'Guest invited successfully.' : `${triggered} guests invited successfully.`,
      })
    } catch (error) {
      notify({ level: 'error', text: errorMessage(error) })
    } finally {
      await queryClient.invalidateQueries({ queryKey: inviteesQuery(eventId).queryKey })
      setSending(false)
    }
  }

  return (
    <div className="sticky bottom-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-lg bg-raised p-4 shadow-overlay">
      <p className="min-w-0 flex-1 basis-28 text-label wide:text-body">
        {unsent.length === 1 ? '1 invite is ready to go.' : `${unsent.length} invites are ready to go.`}
      </p>
      <Button busy={isSending} onClick={() => void send()}>
        {unsent.length === 1 ? 'Send 1 invite' : `Send ${unsent.length} invites`}
      </Button>
    </div>
  )
}
