import { addDays, calendarDay, type CalendarDay } from './calendarDay.ts'

/** Calendars that the platform knows and holidays are counted in, and how each writes its months in English for sure. */
const monthStyles = { hebrew: 'long', 'islamic-umalqura': 'numeric' } as const
type OtherCalendar = keyof typeof monthStyles

const formats = new Map<OtherCalendar, Intl.DateTimeFormat>()

function formatOf(calendar: OtherCalendar): Intl.DateTimeFormat {
  const known = formats.get(calendar)
  if (known) return known
  const month = monthStyles[calendar]
  const options = { calendar, timeZone: 'UTC', numberingSystem: 'latn', month, day: 'numeric' } as const
  const format = new Intl.DateTimeFormat('en-US', options)
  formats.set(calendar, format)
  return format
}

/** The days of a Gregorian year that another calendar calls by that month ('10', 'Nisan') and day. */
export function daysCalled(
  year: number,
  calendar: OtherCalendar,
  month: string,
  dayOfMonth: number,
): readonly CalendarDay[] {
  const format = formatOf(calendar)
  const found: CalendarDay[] = []
  for (let day = calendarDay(year, 1, 1); day.startsWith(String(year)); day = addDays(day, 1)) {
    const parts = format.formatToParts(Date.parse(`${day}T12:00:00Z`))
    const value = (type: string): string | undefined => parts.find((part) => part.type === type)?.value
    if (value('month') === month && value('day') === String(dayOfMonth)) found.push(day)
  }
  return found
}
