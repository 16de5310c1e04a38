import { dayIn } from './timeZone.ts'
import { limits } from '../limits.ts'

export interface Timed {
  startTime: number
  /** 0 when the event names no end. */
  endTime: number
  timeZone: string
  cancelledTimestamp?: number | null | undefined
}

/**
 * Past: cancelled, or the end has passed, or, without an end, the start day is over in the event's zone
 * (LIFE-12..14, as decided). `now` in ms.
 */
export function isPast(event: Timed, now: number): boolean {
  if (event.cancelledTimestamp) return true
  if (event.endTime > 0) return event.endTime <= now
  return dayIn(event.startTime, event.timeZone) < dayIn(now, event.timeZone)
}

/** The end, or 3 hours after the start when there is none (LIFE-17). */
export function endOf(event: Timed): number {
  return event.endTime > 0 ? event.endTime : event.startTime + limits.defaultPartyMs
}

/** Multi-day: lasts at least 24 hours (LIFE-18, CONST-53). */
export function isMultiDay(event: Timed): boolean {
  return event.endTime > 0 && event.endTime - event.startTime >= 86_400_000
}
