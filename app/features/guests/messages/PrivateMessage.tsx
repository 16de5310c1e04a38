import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { limits } from '@festoon/contract/limits'
import { messageTooLong } from '@festoon/contract/messages/guests/guestMessages'
import * as copy from '@festoon/contract/messages/hostPage'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { Button } from '@festoon/ui/Button'
import { Dialog } from '@festoon/ui/Dialog'
import { LimitedTextField } from '@festoon/ui/LimitedTextField'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { call } from '../../../platform/api/call.ts'
import { guestMessagesQuery } from '../../../platform/api/queries.ts'
import { errorMessage } from '../../../platform/rpc/errorMessage.ts'
import { dropDraft, keepDraft, keptDraft, messageIdFor } from './messageDraft.ts'
import { MessageItem } from './MessageItem.tsx'

export interface PrivateMessageProps {
  eventId: string
  guest: Invitee
  onClose: () => void
}

/** Dialog with all messages from and to a guest, and a field for a private message (EVPAGE-11, MSG-04, AUTHZ-15). */
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
    onSuccess: async ({ unconfirmed = 0 }) => {
      dropDraft(of)
      onClose()
      notify({ level: 'info', text: (unconfirmed > 0 ? copy.messageWaits : copy.messageSent)(guest.name) })
      await queryClient.invalidateQueries({ queryKey: ['messages', eventId] })
    },
  })
  const isTooLong = text.length > limits.hostMessage
  const isReady = text.trim() !== '' && !isTooLong
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !sending.isPending) onClose()
      }}
      // A click outside must not discard an unsent message.
      closesOutside={text === ''}
      title={copy.privateMessage}
      description={copy.onlyGuestGets(
        <bdi translate="no" key="guest" className="font-semibold text-ink">
          {guest.name}
        </bdi>,
      )}
      initialFocus={field}
      actions={
        <>
          <Button tone="quiet" disabled={sending.isPending} onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button busy={sending.isPending} disabled={!isReady} onClick={() => sending.mutate()}>
            {copy.sendMessage}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <ul aria-label={copy.conversation(guest.name)} className="grid grid-cols-1 gap-3">
          {guest.rsvpMessage !== '' && (
            <MessageItem name={guest.name} photoUrl={guest.photoUrl} time={guest.rsvpAt} text={guest.rsvpMessage} />
          )}
          {history?.toReversed().map((message) => (
            <MessageItem
              key={message.messageId}
              name={message.senderProfile.name}
              photoUrl={message.senderProfile.photoUrl}
              time={message.sentTime}
              text={message.message}
              note={message.receiverInviteeUuid === undefined ? copy.toGuests : copy.privateNote}
            />
          ))}
        </ul>
        <LimitedTextField
          ref={field}
          label={copy.message}
          multiline
          rows={4}
          limit={limits.hostMessage}
          value={text}
          error={isTooLong ? messageTooLong : sending.error ? errorMessage(sending.error) : undefined}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value)
            keepDraft(of, { message: currentTarget.value })
          }}
        />
      </div>
    </Dialog>
  )
}
