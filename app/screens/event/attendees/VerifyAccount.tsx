import type { Attendee } from '@festoon/contract/nouns/guest'
import type { EventView } from '@festoon/contract/nouns/event'
import type { GuestKey } from '@festoon/contract/wire/page'
import * as paths from '../../../pathTo.ts'
import * as copy from '@festoon/contract/messages/eventPage'

export interface VerifyAccountProps {
  event: EventView
  guestKey: GuestKey | null
  /** The attendee whose name appears next to the link. */
  attendee: Attendee
}

/** Link that lets a guest without an account create one, shown next to the guest's name (AUTHZ-20, EVPAGE-26). */
export function VerifyAccount({ event, guestKey, attendee }: VerifyAccountProps) {
  const { invitee } = event
  if (!guestKey || !invitee?.withheld?.isUnverified || invitee.inviteeId !== attendee.inviteeId) return null
  return (
    <a
      href={paths.verify(event.id, guestKey)}
      className="-my-1 inline-flex min-h-11 min-w-0 items-center text-label font-semibold text-highlight underline"
    >
      {copy.verifyAccount}
    </a>
  )
}
