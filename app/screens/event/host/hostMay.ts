import type { EventView } from '@festoon/contract/nouns/event'
import { isPast } from '@festoon/contract/rules/dates/past'

/** Actions a host may currently take on a party. */
export interface HostRights {
  /** Until it starts (AUTHZ-23). */
  edit: boolean
  /** Until it is over (AUTHZ-26). */
  sendInvites: boolean
  /** Parties with guests are canceled, those without are deleted, each only by the owner (AUTHZ-25, AUTHZ-17). */
  end: 'cancel' | 'delete' | null
}

/** @param now ms */
export function hostMay(event: EventView, now: number): HostRights {
  const isCanceled = event.cancelledTimestamp !== null
  const isOver = isPast(event, now)
  const hasNoGuests = isCanceled || (event.host?.guestCount ?? 0) === 0
  return {
    edit: !isCanceled && event.startTime > now,
    sendInvites: !isOver,
    // A past party can't be canceled.
    end: !event.isHost ? null : hasNoGuests ? 'delete' : isOver ? null : 'cancel',
  }
}
