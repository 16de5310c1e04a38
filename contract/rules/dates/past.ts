import { dayIn } from './timeZone.ts'
import { limits } from '../../limits.ts'

export interface Timed {
  startTime: number
  /** End time in ms; 0 if the event has none. */
  endTime: number
  timeZone: string
  cancelledTimestamp?: number | null | undefined
}

/**
 * Checks whether an event was canceled or has ended (LIFE-12..14). An event without an end time ends at midnight after its
 * start, in its time zone. `now` is in ms.
 */
export function isPast(event: Timed, now: number): boolean {
  if (event.cancelledTimestamp) return true
  if (event.endTime > 0) return event.endTime <= now
  return dayIn(event.startTime, event.timeZone) < dayIn(now, event.timeZone)
}

/** Returns the event's end time in ms, or three hours after its start if it has none (LIFE-17). */
export function endOf(event: Timed): number {
  return event.endTime > 0 ? event.endTime : event.startTime + limits.defaultPartyMs
}

/** Checks whether an event lasts at least 24 hours (LIFE-18, CONST-53). */
export function isMultiDay(event: Timed): boolean {
  return event.endTime > 0 && event.endTime - event.startTime >= 86_400_000
}
