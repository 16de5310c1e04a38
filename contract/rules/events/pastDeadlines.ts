import * as copy from '@festoon/contract/messages/fields'
import { dayIn } from '../dates/timeZone.ts'
import type { EventErrors } from './eventErrors.ts'

/** The times in ms by which guests decide about a maybe and RSVP, in the time zone of their party. */
export interface ZonedDeadlines {
  decideBy?: number | undefined
  rsvpBy?: number | undefined
  timeZone: string
}

/**
 * Returns the error messages for deadlines that are over. One on the same day as the saved one in `before` counts as unchanged, so
 * that it doesn't keep hosts of an older party from saving other changes. `now` is in ms.
 */
export function pastDeadlines(
  after: ZonedDeadlines,
  before: ZonedDeadlines | undefined,
  now: number,
): Pick<EventErrors, 'decideBy' | 'rsvpBy'> {
  const isPast = (field: 'decideBy' | 'rsvpBy'): boolean => {
    const [time, savedTime] = [after[field], before?.[field]]
    // Clients may send an impossible time, which is another error.
    if (time === undefined || !(time <= now)) return false
    return (
      before === undefined ||
      savedTime === undefined ||
      dayIn(savedTime, before.timeZone) !== dayIn(time, after.timeZone)
    )
  }
  return {
    ...(isPast('decideBy') ? { decideBy: copy.decideByPast } : {}),
    ...(isPast('rsvpBy') ? { rsvpBy: copy.rsvpByPast } : {}),
  }
}
