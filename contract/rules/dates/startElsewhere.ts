import { hasDate } from './past.ts'
import { runtimeZone } from './timeZone.ts'

/** The fields of an event that place its start in time. */
export interface Start {
  /** Start time in ms; 0 if the host hasn't decided the date yet. */
  startTime: number
  timeZone: string
}

/**
 * Returns the start of an event on a clock in another time zone, such as '10:00 PM', or 'Sunday 1:00 AM' if the date differs there.
 * Undefined if both clocks show the same, or the event has no date. Without `zone`, uses this runtime's own.
 */
export function startElsewhere(start: Start, zone?: string): string | undefined {
  if (!hasDate(start)) return undefined
  const { startTime, timeZone } = start
  const inZone = (clock?: string): string =>
    new Date(startTime).toLocaleString('en-US', {
      weekday: 'long',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: clock,
    })
  const [ownStart, host] = [inZone(zone), inZone(runtimeZone(timeZone))]
  if (ownStart === host) return undefined
  const [day = '', ...time] = ownStart.split(' ')
  return host.startsWith(day) ? time.join(' ') : ownStart
}
