import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { EditGuest } from './EditGuest.tsx'
import { mayEdit, mayRemove } from './guestPermissions.ts'
import { ReadGuest } from './ReadGuest.tsx'
import { RemoveGuest } from './RemoveGuest.tsx'
import { ResendInvite } from './ResendInvite.tsx'

/** Tasks for a single guest, each with its own dialog. */
export type GuestTask = 'edit' | 'remove' | 'resend'

export interface GuestDialogProps {
  event: EventView
  guest: Invitee
  invitees: readonly Invitee[]
  task: GuestTask
  /** Called when the host switches to another task. */
  onTask: (task: GuestTask) => void
  onClose: () => void
}

/** The dialog for a guest task. If the host may not edit the guest, shows the guest's details read-only instead. */
export function GuestDialog({ event, guest, invitees, task, onTask, onClose }: GuestDialogProps) {
  if (!mayEdit(event, guest)) return <ReadGuest event={event} guest={guest} onClose={onClose} />
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
