import type { Attendee } from '@festoon/contract/guest'
import type { EventView } from '@festoon/contract/event'
import type { GuestKey } from '@festoon/contract/page'
import * as paths from '../../pathTo.ts'

export interface VerifyAccountProps {
  event: EventView
  guestKey: GuestKey | null
  /** The row of the guest list that it stands on. */
  row: Attendee
}

/** On a guest's own row, as long as no account has it: the way to one (AUTHZ-20, EVPAGE-26). */
export function VerifyAccount({ event, guestKey, row }: VerifyAccountProps) {
  const { invitee } = event
  if (!guestKey || !invitee?.withheld?.isUnverified || invitee.inviteeId !== row.inviteeId) return null
  return (
    <a
      href={paths.verify(event.id, guestKey)}
      className="-my-1 inline-flex min-h-11 min-w-0 items-center text-label font-semibold text-highlight underline"
    >
      Verify my account
    </a>
  )
}
