import type { EventView } from '@festoon/contract/event'
import type { Invitee } from '@festoon/contract/guest'
import { EditGuest } from './EditGuest.tsx'
import { mayRemove } from './mayRemove.ts'
import { ReadGuest } from './ReadGuest.tsx'
import { RemoveGuest } from './RemoveGuest.tsx'
import { ResendInvite } from './ResendInvite.tsx'

/** What a host does with one guest, in a dialog. */
export type GuestTask = 'edit' | 'remove' | 'resend'

export interface GuestDialogProps {
  event: EventView
  guest: Invitee
  invitees: readonly Invitee[]
  task: GuestTask
  /** From one of them to another. */
  onTask: (task: GuestTask) => void
  onClose: () => void
}

/** The dialog of a task. Of a party that was called off a guest can only be read. */
export function GuestDialog({ event, guest, invitees, task, onTask, onClose }: GuestDialogProps) {
  if (event.cancelledTimestamp !== null) return <ReadGuest event={event} guest={guest} onClose={onClose} />
  if (task === 'remove') return <RemoveGuest eventId={event.id} guest={guest} onClose={onClose} />
  if (task === 'resend') return <ResendInvite eventId={event.id} guest={guest} invitees={invitees} onClose={onClose} />
  return (
    <EditGuest
      event={event}
      guest={guest}
      invitees={invitees}
      onClose={onClose}
      {...(mayRemove(event, guest) ? { onRemove: () => onTask('remove') } : {})}
    />
  )
}
