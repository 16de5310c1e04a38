import * as copy from '@festoon/contract/messages/cohosts'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'

type CohostStatus = NonNullable<Invitee['cohostStatus']>

/** Labels for the status of a co-host request, as shown to the organizer. */
export const cohostLabels: Record<CohostStatus, string> = {
  PENDING: copy.asking,
  SUCCESS: copy.asked,
  FAILED: copy.messageFailed,
  ACCEPTED: copy.cohost,
  DECLINED: copy.declined,
}

/**
 * Returns true if the viewer was asked to co-host and hasn't responded, even if the request couldn't be delivered (ROUTE-34).
 */
export function isRequested({ invitee }: EventView): boolean {
  return (
    invitee?.cohostStatus === 'PENDING' || invitee?.cohostStatus === 'SUCCESS' || invitee?.cohostStatus === 'FAILED'
  )
}
