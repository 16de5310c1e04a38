import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/ending'
import { messageTooLong } from '@festoon/contract/messages/guests/guestMessages'
import type { EventView } from '@festoon/contract/nouns/event'
import { titleOf } from '@festoon/contract/rules/events/titleOf'
import { Button } from '@festoon/ui/Button'
import { ConfirmDialog } from '@festoon/ui/ConfirmDialog'
import { Dialog } from '@festoon/ui/Dialog'
import { LimitedTextField } from '@festoon/ui/LimitedTextField'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { Switch } from '@festoon/ui/Switch'
import { call } from '../platform/api/call.ts'
import { eventQuery, updateRecipientsQuery } from '../platform/api/queries.ts'
import { errorMessage } from '../platform/rpc/errorMessage.ts'
import { CallError } from '../platform/rpc/postCall.ts'

export interface EndEventProps {
  event: EventView
  /** Delete the party, or cancel it because guests expect it. */
  way: 'cancel' | 'delete'
  /** Called when the dialog closes, with true if the party was canceled or deleted. */
  onClose: (wasEnded: boolean) => void
}

/**
 * Dialog for canceling a party, with or without notifying the guests, or for deleting it (LIFE-04, EVPAGE-17).
 */
export function EndEvent({ way, ...sharedProps }: EndEventProps) {
  return way === 'delete' ? <DeleteEvent {...sharedProps} /> : <CancelEvent {...sharedProps} />
}

function DeleteEvent({ event, onClose }: Omit<EndEventProps, 'way'>) {
  const queryClient = useQueryClient()
  const notify = useNotice()
  const removal = useMutation({
    mutationFn: () => call('deleteEvent', { eventId: event.id }),
    onSuccess: async () => {
      onClose(true)
      notify({ level: 'info', text: copy.partyDeleted })
      await queryClient.invalidateQueries({ queryKey: ['events'] })
    },
    onError: (error) => notify({ level: 'error', text: errorMessage(error) }),
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={() => onClose(false)}
      title={copy.deletePartyTitle}
      text={
        <>
          {copy.deletePartyText(
            <bdi key="title" className="font-semibold text-ink">
              {titleOf(event.title)}
            </bdi>,
          )}
        </>
      }
      tone="danger"
      confirmLabel={copy.deleteParty}
      cancelLabel={copy.keepParty}
      busy={removal.isPending}
      onConfirm={() => removal.mutate()}
    />
  )
}

function CancelEvent({ event, onClose }: Omit<EndEventProps, 'way'>) {
  const [message, setMessage] = useState('')
  const [notifies, setNotifies] = useState(true)
  const queryClient = useQueryClient()
  const notify = useNotice()
  const ending = useMutation({
    mutationFn: () =>
      call('cancelEvent', {
        eventId: event.id,
        disableNotification: !notifies,
        ...(notifies && message.trim() !== '' ? { message: message.trim() } : {}),
      }),
    onSuccess: async (result) => {
      queryClient.setQueryData(eventQuery(event.id).queryKey, result.event)
      onClose(true)
      notify({ level: 'info', text: notifies ? copy.canceledAndNotified : copy.canceled })
      await queryClient.invalidateQueries({ queryKey: ['events'] })
    },
    onError: (error) => {
      const isMessageRefused = error instanceof CallError && error.reason === 'sendingLimit'
      notify({ level: 'error', text: isMessageRefused ? copy.messageNotAllowed : errorMessage(error) })
    },
  })
  const { data: counts } = useQuery({ ...updateRecipientsQuery(event.id), enabled: notifies })
  const unconfirmedCount = counts?.unconfirmed.invited ?? 0
  const isTooLong = notifies && message.length > limits.hostMessage
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !ending.isPending) onClose(false)
      }}
      title={copy.cancelPartyTitle}
      description={
        <>
          {copy.cancelPartyText(
            <bdi key="title" className="font-semibold text-ink">
              {titleOf(event.title)}
            </bdi>,
          )}
        </>
      }
      actions={
        <>
          <Button tone="quiet" disabled={ending.isPending} onClick={() => onClose(false)}>
            {copy.keepParty}
          </Button>
          <Button tone="danger" busy={ending.isPending} disabled={isTooLong} onClick={() => ending.mutate()}>
            {copy.cancelParty}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <Switch
          label={copy.notifyGuests}
          hint={copy.notifyGuestsHint}
          checked={notifies}
          onCheckedChange={setNotifies}
        />
        {notifies && unconfirmedCount > 0 && (
          <p className="rounded-md bg-tint px-4 py-3 text-label">{copy.unconfirmed(unconfirmedCount)}</p>
        )}
        {notifies && (
          <LimitedTextField
            label={copy.messageLabel}
            placeholder={copy.messagePlaceholder}
            multiline
            rows={3}
            limit={limits.hostMessage}
            value={message}
            error={isTooLong ? messageTooLong : undefined}
            onChange={(change) => setMessage(change.currentTarget.value)}
          />
        )}
      </div>
    </Dialog>
  )
}
