import * as copy from '@festoon/contract/messages/eventPage'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Attendee, PersonalLink } from '@festoon/contract/nouns/guest'
import * as paths from '../../../platform/paths.ts'

export interface VerifyAccountProps {
  event: EventView
  link: PersonalLink | null
  /** The attendee whose name appears next to the link. */
  attendee: Attendee
}

/** Link that lets a guest without an account create one, shown next to the guest's name (AUTHZ-20, EVPAGE-26). */
export function VerifyAccount({ event, link, attendee }: VerifyAccountProps) {
  const { invitee } = event
  if (!link || !invitee?.withheld?.isUnverified || invitee.inviteeId !== attendee.inviteeId) return null
  return (
    <a
      href={paths.verify(link)}
      className="-my-1 inline-flex min-h-11 min-w-0 items-center text-label text-ink-muted underline"
    >
      {copy.verifyAccount}
    </a>
  )
}
