import type { EventView } from '@festoon/contract/event'
import type { Invitee } from '@festoon/contract/guest'

type CohostStatus = NonNullable<Invitee['cohostStatus']>

/** What a co-host's status means to the organizer. */
export const cohostLabels: Record<CohostStatus, string> = {
  PENDING: 'Asking',
  SUCCESS: 'Asked',
  FAILED: 'Message failed',
  ACCEPTED: 'Co-host',
  DECLINED: 'Declined',
}

/** The viewer was asked to host too and has not answered (ROUTE-34). However the message went: they are here. */
export function isAsked({ invitee }: EventView): boolean {
  return (
    invitee?.cohostStatus === 'PENDING' || invitee?.cohostStatus === 'SUCCESS' || invitee?.cohostStatus === 'FAILED'
  )
}
