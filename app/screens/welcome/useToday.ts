import { useLoaderData } from 'react-router-dom'
import type { CalendarDay } from '@festoon/contract/rules/dates/calendarDay'
import { dayIn } from '@festoon/contract/rules/dates/timeZone'

/** The day of no zone in particular. */
export const dayOfNow = (): CalendarDay => dayIn(Date.now(), 'UTC')

/** The day that the page is of: the one on which the server drew it, so that the browser draws the same after midnight. */
export function useToday(): CalendarDay {
  const loaded: unknown = useLoaderData()
  return typeof loaded === 'string' ? loaded : dayOfNow()
}
