import type { EventView } from '@festoon/contract/event'
import type { Invitee } from '@festoon/contract/guest'
import type { MenuItem } from '@festoon/ui/Menu'
import type { GuestTask } from '../../invitees/GuestDialog.tsx'
import { mayRemove } from '../../invitees/mayRemove.ts'
import { useSendInvites } from '../../invitees/useSendInvites.ts'
import { useWaitlist } from '../../invitees/useWaitlist.ts'
import { waitlistChoices } from '../../invitees/waitlistChoices.ts'
import { OptionsMenu } from '../../layout/OptionsMenu.tsx'
import { resendLabel } from './FailedInvite.tsx'

export interface GuestMenuProps {
  event: EventView
  guest: Invitee
  /** Invitations still go out. */
  maySend: boolean
  onTask: (task: GuestTask) => void
}

/** What can be done with one guest (GLIST-07..09, AUTHZ-14, AUTHZ-16). */
export function GuestMenu({ event, guest, maySend, onTask }: GuestMenuProps) {
  const waitlist = useWaitlist(event.id)
  const sending = useSendInvites(event.id)
  const isOff = event.cancelledTimestamp !== null
  const isInvited = guest.rsvpStatus === 'INVITED' && guest.role !== 'organizer'
  const send: MenuItem[] =
    !maySend || !isInvited
      ? []
      : guest.inviteStatus === 'PENDING'
        ? [{ label: 'Send invite', onSelect: () => sending.mutate([guest]) }]
        : guest.inviteStatus === 'FAILED'
          ? [
              guest.isConnected
                ? { label: 'Resend', onSelect: () => sending.mutate([guest]) }
                : { label: resendLabel, onSelect: () => onTask('resend') },
            ]
          : []
  const places: MenuItem[] = maySend
    ? waitlistChoices(event, guest).map(({ label, status }) => ({
        label,
        onSelect: () => waitlist.mutate({ guest, status }),
      }))
    : []
  const items: (MenuItem | 'separator')[] = isOff
    ? [{ label: 'Details', onSelect: () => onTask('edit') }]
    : [
        { label: 'Edit', onSelect: () => onTask('edit') },
        ...send,
        ...places,
        ...(mayRemove(event, guest)
          ? (['separator', { label: 'Remove', tone: 'danger', onSelect: () => onTask('remove') }] as const)
          : []),
      ]
  return <OptionsMenu label={`Actions for ${guest.name}`} items={items} />
}
