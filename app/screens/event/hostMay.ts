import type { EventView } from '@festoon/contract/event'
import { isPast } from '@festoon/contract/rules/past'

/** What a host may do with a party as it stands. */
export interface HostRights {
  /** Only before it starts (AUTHZ-23). */
  edit: boolean
  /** Unsent invites are sent until it is over (AUTHZ-26). */
  sendInvites: boolean
  /** One with guests is called off, one without is removed; by whose it is alone (AUTHZ-25, AUTHZ-17). */
  end: 'cancel' | 'delete' | null
}

/** @param now ms */
export function hostMay(event: EventView, now: number): HostRights {
  const isOff = event.cancelledTimestamp !== null
  const isOver = isPast(event, now)
  const isAlone = isOff || (event.host?.guestCount ?? 0) === 0
  return {
    edit: !isOff && event.startTime > now,
    sendInvites: !isOver,
    // One that is over cannot be called off any more.
    end: !event.isHost ? null : isAlone ? 'delete' : isOver ? null : 'cancel',
  }
}
