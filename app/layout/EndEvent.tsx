import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { EventView } from '@festoon/contract/event'
import { limits } from '@festoon/contract/limits'
import { titleOf } from '@festoon/contract/rules/titleOf'
import { Button } from '@festoon/ui/Button'
import { ConfirmDialog } from '@festoon/ui/ConfirmDialog'
import { Dialog } from '@festoon/ui/Dialog'
import { LimitedTextField } from '@festoon/ui/LimitedTextField'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { Switch } from '@festoon/ui/Switch'
import { call } from '../api/call.ts'
import { errorMessage } from '../api/errorMessage.ts'
import { eventQuery } from '../api/queries.ts'

export interface EndEventProps {
  event: EventView
  /** Kept after all, or called off or removed. */
  onClose: (isOver: boolean) => void
}

/** Calls a party with guests off, and tells them; removes one without guests for good (LIFE-04, EVPAGE-17). */
export function EndEvent({ event, onClose }: EndEventProps) {
  const isAlone = (event.host?.guestCount ?? 0) === 0 || event.cancelledTimestamp !== null
  return isAlone ? <DeleteEvent event={event} onClose={onClose} /> : <CancelEvent event={event} onClose={onClose} />
}

function DeleteEvent({ event, onClose }: EndEventProps) {
  const queryClient = useQueryClient()
  const notify = useNotice()
  const removal = useMutation({
    mutationFn: () => call('deleteEvent', { eventId: event.id }),
    onSuccess: async () => {
      onClose(true)
      notify({ level: 'info', text: 'Party deleted.' })
      await queryClient.invalidateQueries({ queryKey: ['events'] })
    },
    onError: (error) => notify({ level: 'error', text: errorMessage(error) }),
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={() => onClose(false)}
      title="Delete this party?"
      text={
        <>
          <bdi className="font-semibold text-ink">{titleOf(event.title)}</bdi> will be gone for good, with its guest
          list.
        </>
      }
      tone="danger"
      confirmLabel="Delete party"
      cancelLabel="Keep it"
      busy={removal.isPending}
      onConfirm={() => removal.mutate()}
    />
  )
}

function CancelEvent({ event, onClose }: EndEventProps) {
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
    onSuccess: async (answer) => {
      queryClient.setQueryData(eventQuery(event.id).queryKey, answer.event)
      onClose(true)
      notify({ level: 'info', text: notifies ? 'Canceled. Your guests will hear of it.' : 'Canceled.' })
      await queryClient.invalidateQueries({ queryKey: ['events'] })
    },
    onError: (error) => notify({ level: 'error', text: errorMessage(error) }),
  })
  const isTooLong = notifies && message.length > limits.hostMessage
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !ending.isPending) onClose(false)
      }}
      title="Cancel this party?"
      description={
        <>
          <bdi className="font-semibold text-ink">{titleOf(event.title)}</bdi> will be called off. This cannot be
          undone.
        </>
      }
      actions={
        <>
          <Button tone="quiet" disabled={ending.isPending} onClick={() => onClose(false)}>
            Keep it
          </Button>
          <Button tone="danger" busy={ending.isPending} disabled={isTooLong} onClick={() => ending.mutate()}>
            Cancel party
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <Switch
          label="Notify guests"
          hint="Everyone who was invited hears that it is off."
          checked={notifies}
          onCheckedChange={setNotifies}
        />
        {notifies && (
          <LimitedTextField
            label="Message to your guests"
            placeholder="The weather has other plans. We will find another day."
            multiline
            rows={3}
            limit={limits.hostMessage}
            value={message}
            onChange={(change) => setMessage(change.currentTarget.value)}
          />
        )}
      </div>
    </Dialog>
  )
}
