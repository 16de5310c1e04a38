import type { EventView } from '@festoon/contract/nouns/event'
import { hasStarted, isPast } from '@festoon/contract/rules/dates/past'

/** Actions that a host can currently take on a party. */
export interface HostRights {
  /** True until the party starts or is canceled (AUTHZ-23). */
  edit: boolean
  /** True until the party is over or canceled (AUTHZ-26). */
  sendInvites: boolean
  /**
   * The way to end the party: cancel it, or delete it if it has no guests, is over or is already canceled. Null if the viewer isn't
   * the organizer (AUTHZ-25, AUTHZ-17).
   */
  end: 'cancel' | 'delete' | null
}

/** Returns the actions that the viewer can currently take as a host. `now` is in ms. */
export function hostMay(event: EventView, now: number): HostRights {
  const isCanceled = event.cancelledTimestamp !== null
  const isPartyOver = isPast(event, now)
  const isExpected = !isPartyOver && !isCanceled && (event.host?.guestCount ?? 0) > 0
  return {
    edit: !isCanceled && !hasStarted(event, now),
    sendInvites: !isPartyOver,
    end: !event.isHost ? null : isExpected ? 'cancel' : 'delete',
  }
}
