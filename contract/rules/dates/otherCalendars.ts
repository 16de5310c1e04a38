import { addDays, calendarDay, type CalendarDay } from './calendarDay.ts'

/** Calendars used for holidays, each with the month format that English locale data supports reliably. */
const monthStyles = { hebrew: 'long', 'islamic-umalqura': 'numeric' } as const
type OtherCalendar = keyof typeof monthStyles

const formats = new Map<OtherCalendar, Intl.DateTimeFormat>()

function formatOf(calendar: OtherCalendar): Intl.DateTimeFormat {
  const cachedFormat = formats.get(calendar)
  if (cachedFormat) return cachedFormat
  const month = monthStyles[calendar]
  const options = { calendar, timeZone: 'UTC', numberingSystem: 'latn', month, day: 'numeric' } as const
  const format = new Intl.DateTimeFormat('en-US', options)
  formats.set(calendar, format)
  return format
}

/**
 * Returns the dates in a Gregorian year that correspond to a given month (such as '10' or 'Nisan') and day in another
 * calendar.
 */
export function daysCalled(
  year: number,
  calendar: OtherCalendar,
  month: string,
  dayOfMonth: number,
): readonly CalendarDay[] {
  const format = formatOf(calendar)
  const matchingDays: CalendarDay[] = []
  for (let day = calendarDay(year, 1, 1); day.startsWith(String(year)); day = addDays(day, 1)) {
    const parts = format.formatToParts(Date.parse(`${day}T12:00:00Z`))
    const value = (type: string): string | undefined => parts.find((part) => part.type === type)?.value
    if (value('month') === month && value('day') === String(dayOfMonth)) matchingDays.push(day)
  }
  return matchingDays
}
