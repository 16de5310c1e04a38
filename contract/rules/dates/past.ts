import { limits } from '../../limits.ts'
import { dayIn } from './timeZone.ts'

export interface EventTimes {
  /** Start time in ms; 0 if the host hasn't decided the date yet. */
  startTime: number
  /** End time in ms; 0 if the event has none. */
  endTime: number
  timeZone: string
  cancelledTimestamp?: number | null | undefined
}

/** Checks whether an event has a date. The host of one without a date hasn't decided it yet. */
export const hasDate = ({ startTime }: Pick<EventTimes, 'startTime'>): boolean => startTime > 0

/** Checks whether an event has started. An event without a date hasn't. `now` is in ms. */
export const hasStarted = (event: Pick<EventTimes, 'startTime'>, now: number): boolean =>
  hasDate(event) && event.startTime <= now

/**
 * Checks whether an event was canceled or has ended (LIFE-12..14). An event without an end time ends at midnight after its
 * start, in its time zone. An event without a date isn't past. `now` is in ms.
 */
export function isPast(event: EventTimes, now: number): boolean {
  if (event.cancelledTimestamp) return true
  if (!hasDate(event)) return false
  if (event.endTime > 0) return event.endTime <= now
  return dayIn(event.startTime, event.timeZone) < dayIn(now, event.timeZone)
}

/** Returns the end time, in ms, of an event with a date, or three hours after its start if it has none (LIFE-17). */
export function endOf(event: EventTimes): number {
  return event.endTime > 0 ? event.endTime : event.startTime + limits.defaultPartyMs
}

/** Checks whether an event lasts at least 24 hours (LIFE-18, CONST-53). */
export function isMultiDay(event: EventTimes): boolean {
  return event.endTime > 0 && event.endTime - event.startTime >= 86_400_000
}
