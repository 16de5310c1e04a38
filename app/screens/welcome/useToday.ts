import { useLoaderData } from 'react-router-dom'
import type { CalendarDay } from '@festoon/contract/rules/dates/calendarDay'
import { dayIn } from '@festoon/contract/rules/dates/timeZone'

/** Returns the current date in UTC, as `YYYY-MM-DD`. */
export const dayOfNow = (): CalendarDay => dayIn(Date.now(), 'UTC')

/**
 * Returns the date from the route's loader, so that the browser renders the same content as the server. If there is none,
 * returns the current date.
 */
export function useToday(): CalendarDay {
  const loaded: unknown = useLoaderData()
  return typeof loaded === 'string' ? loaded : dayOfNow()
}
