import type { EventView } from '@festoon/contract/nouns/event'
import { isPast } from '@festoon/contract/rules/dates/past'

/** Actions that a host can currently take on a party. */
export interface HostRights {
  /** True until the party starts or is canceled (AUTHZ-23). */
  edit: boolean
  /** True until the party is over or canceled (AUTHZ-26). */
  sendInvites: boolean
  /**
   * The way to end the party: cancel it, or delete it if it has no guests or is already canceled. Null if the viewer isn't the
   * organizer, or if the party is over and had guests (AUTHZ-25, AUTHZ-17).
   */
  end: 'cancel' | 'delete' | null
}

/** Returns the actions that the viewer can currently take as a host. `now` is in ms. */
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
