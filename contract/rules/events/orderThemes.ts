import type { CalendarDay } from '../dates/calendarDay.ts'
import { nextHoliday, type HolidayName } from '../dates/holidays.ts'

/**
 * Returns themes sorted by the next date of their holiday (see `nextHoliday`), soonest first (THEME-10). Themes without a
 * holiday come last, in their original order.
 */
export function orderThemes<T extends { holiday?: HolidayName }>(themes: readonly T[], today: CalendarDay): T[] {
  const datedThemes = themes.map((theme) => ({ theme, day: theme.holiday && nextHoliday(theme.holiday, today) }))
  const never = '9999-12-31'
  const key = ({ day }: { day: CalendarDay | undefined }): number => Date.parse(day ?? never)
  return datedThemes.toSorted((a, b) => key(a) - key(b)).map(({ theme }) => theme)
}
