import { shareTheirLink } from '@festoon/contract/messages/guests/guestLink'
import * as copy from '@festoon/contract/messages/guests/guestList'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'
import type { MenuItem } from '@festoon/ui/Menu'
import type { GuestTask } from '../../features/guests/list/GuestDialog.tsx'
import { mayEdit, mayRemove } from '../../features/guests/list/guestPermissions.ts'
import { useSendInvites } from '../../features/guests/list/useSendInvites.ts'
import { useWaitlist } from '../../features/guests/list/useWaitlist.ts'
import { waitlistChoices } from '../../features/guests/list/waitlistChoices.ts'
import { OptionsMenu } from '../../parts/OptionsMenu.tsx'

export interface GuestMenuProps {
  event: EventView
  guest: Invitee
  /** True if hosts can still send invites. */
  maySend: boolean
  /** Returns the personal note for an invite that is sent now. */
  noteNow: () => string
  onTask: (task: GuestTask | 'link' | 'message') => void
}

/** Menu with which a host manages one guest (GLIST-07..09, AUTHZ-14, AUTHZ-16). */
export function GuestMenu({ event, guest, maySend, noteNow, onTask }: GuestMenuProps) {
  const waitlist = useWaitlist(event.id)
  const sending = useSendInvites(event.id)
  const isInvited = guest.rsvpStatus === 'INVITED' && guest.role !== 'organizer'
  const send: MenuItem[] =
    !maySend || !isInvited || guest.isUnreachable
      ? []
      : guest.inviteStatus === 'PENDING'
        ? [{ label: copy.sendInvite, onSelect: () => sending.mutate({ guests: [guest], note: noteNow() }) }]
        : guest.inviteStatus === 'FAILED'
          ? [
              guest.isConnected
                ? { label: copy.resend, onSelect: () => sending.mutate({ guests: [guest], note: noteNow() }) }
                : { label: copy.editAndResend, onSelect: () => onTask('resend') },
            ]
          : []
  // Without the invitation, a message would be the first thing a guest gets from the party.
  const lacksInvite = isInvited && ['PENDING', 'TRIGGERED', 'FAILED'].includes(guest.inviteStatus)
  const mayMessage = guest.role !== 'organizer' && !guest.isUnreachable && !lacksInvite
  const waitlistItems: MenuItem[] = maySend
    ? waitlistChoices(event, guest).map(({ label, status }) => ({
        label,
        onSelect: () => waitlist.mutate({ guest, status }),
      }))
    : []
  const items: (MenuItem | 'separator')[] = !mayEdit(event, guest)
    ? [{ label: copy.details, onSelect: () => onTask('edit') }]
    : [
        { label: copy.edit, onSelect: () => onTask('edit') },
        ...send,
        ...(maySend && guest.isUnreachable ? [{ label: shareTheirLink, onSelect: () => onTask('link') }] : []),
        ...(mayMessage ? [{ label: copy.messageGuest, onSelect: () => onTask('message') }] : []),
        ...waitlistItems,
        ...(mayRemove(event, guest)
          ? (['separator', { label: copy.remove, tone: 'danger', onSelect: () => onTask('remove') }] as const)
          : []),
      ]
  return <OptionsMenu label={copy.actionsFor(guest.name)} items={items} />
}
