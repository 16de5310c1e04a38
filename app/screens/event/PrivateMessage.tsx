import { useRef, useState } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Invitee } from '@festoon/contract/guest'
import { limits } from '@festoon/contract/limits'
import { Button } from '@festoon/ui/Button'
import { Dialog } from '@festoon/ui/Dialog'
import { LimitedTextField } from '@festoon/ui/LimitedTextField'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { call } from '../../api/call.ts'
import { errorMessage } from '../../api/errorMessage.ts'
import { guestMessagesQuery } from '../../api/queries.ts'
import { dropDraft, keepDraft, keptDraft, messageIdFor } from '../../guests/messageDraft.ts'
import { Written } from '../../guests/Written.tsx'

export interface PrivateMessageProps {
  eventId: string
  guest: Invitee
  onClose: () => void
}

/** A host's answer to one guest, under what the two wrote before (EVPAGE-11, MSG-04, AUTHZ-15). */
export function PrivateMessage({ eventId, guest, onClose }: PrivateMessageProps) {
  const queryClient = useQueryClient()
  const notify = useNotice()
  const of = { eventId, guestId: guest.inviteeId }
  const [text, setText] = useState(() => keptDraft(of).message ?? '')
  const field = useRef<HTMLTextAreaElement>(null)
  const { data: history } = useQuery(guestMessagesQuery(eventId, guest.inviteeId))
  const sending = useMutation({
    mutationFn: () => {
      const input = { message: text.trim(), inviteeId: guest.inviteeId }
      return call('sendPrivateReply', { eventId, messageId: messageIdFor(of, input), ...input })
    },
    onSuccess: async () => {
      dropDraft(of)
      onClose()
      notify({ level: 'info', text: `Sent to ${guest.name}.` })
      await queryClient.invalidateQueries({ queryKey: ['messages', eventId] })
    },
  })
  const isReady = text.trim() !== '' && text.length <= limits.hostMessage
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !sending.isPending) onClose()
      }}
      // What was begun is not lost by a slip.
      closesOutside={text === ''}
      title="Private message"
      description={
        <>
          Only <bdi className="font-semibold text-ink">{guest.name}</bdi> gets this.
        </>
      }
      initialFocus={field}
      actions={
        <>
          <Button tone="quiet" disabled={sending.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button busy={sending.isPending} disabled={!isReady} onClick={() => sending.mutate()}>
            Send
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <ul aria-label={`What you and ${guest.name} wrote`} className="grid grid-cols-1 gap-3">
          {guest.rsvpMessage !== '' && (
            <Written name={guest.name} photoUrl={guest.photoUrl} time={guest.answeredAt} text={guest.rsvpMessage} />
          )}
          {history?.toReversed().map((one) => (
            <Written
              key={one.messageId}
              name={one.senderProfile.name}
              photoUrl={one.senderProfile.photoUrl}
              time={one.sentTime}
              text={one.message}
              note={one.receiverInviteeUuid === undefined ? 'To guests' : 'Private'}
            />
          ))}
        </ul>
        <LimitedTextField
          ref={field}
          label="Message"
          multiline
          rows={4}
          limit={limits.hostMessage}
          value={text}
          error={sending.error ? errorMessage(sending.error) : undefined}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value)
            keepDraft(of, { message: currentTarget.value })
          }}
        />
      </div>
    </Dialog>
  )
}
