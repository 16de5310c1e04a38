import { useLayoutEffect, useRef } from 'react'
import * as copy from '@festoon/contract/messages/guests/guestList'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { isWaiting } from '@festoon/contract/rules/guests/guestStatus'
import { mayEdit } from '../../features/guests/list/guestPermissions.ts'
import { useSendInvites } from '../../features/guests/list/useSendInvites.ts'
import { useWaitlist } from '../../features/guests/list/useWaitlist.ts'
import { waitlistChoices } from '../../features/guests/list/waitlistChoices.ts'

export interface NextForGuestProps {
  event: EventView
  guest: Invitee
  /** Returns the personal note for an invite that is sent now. */
  noteNow: () => string
}

/** The step that a guest waits for, as a button in the guest's row: sending the invite, or approving the RSVP (INV-10, INV-13). */
export function NextForGuest(props: NextForGuestProps) {
  const { event, guest } = props
  if (!mayEdit(event, guest) || guest.role === 'organizer') return null
  if (isWaiting(guest) && waitlistChoices(event, guest).some(({ status }) => status === 'APPROVED'))
    return <Approve {...props} />
  const isPending = guest.rsvpStatus === 'INVITED' && guest.inviteStatus === 'PENDING'
  return isPending && guest.isUnreachable !== true ? <SendInvite {...props} /> : null
}

function Approve({ event, guest }: NextForGuestProps) {
  const waitlist = useWaitlist(event.id)
  return (
    <Step
      label={copy.approve}
      name={copy.approveGuest(guest.name)}
      isBusy={waitlist.isPending}
      onPress={() => waitlist.mutate({ guest, status: 'APPROVED' })}
    />
  )
}

function SendInvite({ event, guest, noteNow }: NextForGuestProps) {
  const sending = useSendInvites(event.id)
  return (
    <Step
      label={copy.sendInvite}
      name={copy.sendInviteTo(guest.name)}
      isBusy={sending.isPending}
      onPress={() => sending.mutate({ guests: [guest], note: noteNow() })}
    />
  )
}

function Step({ label, name, isBusy, onPress }: { label: string; name: string; isBusy: boolean; onPress: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const step = button.current
    return () => {
      if (step && document.activeElement === step) passFocusOn(step)
    }
  }, [])
  return (
    <button
      ref={button}
      type="button"
      aria-label={name}
      // A disabled button would lose the focus.
      aria-disabled={isBusy}
      onClick={isBusy ? undefined : onPress}
      className="min-h-6 w-fit cursor-pointer text-start text-label font-semibold whitespace-nowrap text-highlight underline"
    >
      {label}
    </button>
  )
}

/**
 * Moves the focus from a step that is about to disappear to the menu of its row or, if the filter no longer shows the row, of the
 * next one.
 */
function passFocusOn(step: Element): void {
  const row = step.closest('[role=row], tr')
  const next = row?.nextElementSibling ?? row?.previousElementSibling
  queueMicrotask(() => {
    const menu = (row?.isConnected ? row : next)?.querySelector('[aria-haspopup=menu]')
    if (menu instanceof HTMLElement) menu.focus()
  })
}
