import { useLoaderData } from 'react-router-dom'
import type { CalendarDay } from '@festoon/contract/rules/dates/calendarDay'
import { dayIn } from '@festoon/contract/rules/dates/timeZone'

/** Returns the current date in UTC, as `YYYY-MM-DD`. */
export const dayOfNow = (): CalendarDay => dayIn(Date.now(), 'UTC')

/**
 * Returns the date on which the server rendered the page, so that the browser renders the same content even after midnight.
 */
export function useToday(): CalendarDay {
  const loaded: unknown = useLoaderData()
  return typeof loaded === 'string' ? loaded : dayOfNow()
}
