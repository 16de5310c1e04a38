import { addDays, calendarDay, weekdayFrom, weekdayOf, yearOf, type CalendarDay } from './calendarDay.ts'

/** A kind of phrase that names a day, such as 'next Friday'. */
interface DayPhrase {
  pattern: RegExp
  /** Returns the day that the phrase names; undefined if that day doesn't exist, such as February 30. */
  read(match: RegExpExecArray, today: CalendarDay): CalendarDay | undefined
  /** Returns a later day that the phrase could mean. Used if the start time on `day` has already passed. */
  again(day: CalendarDay): CalendarDay
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const monthWord =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'
const weekdayWord =
  '(sun(?:day)?|mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?)s?'
const dayPreposition = '(?:on |this |coming |this coming )'
/**
 * Pattern for a weekday without 'on' or 'this'. Short forms that can be other words ('sun', 'mon', 'wed', 'sat') match only
 * before a time or at the end of the line.
 */
const plainWeekday =
  '((?:sunday|monday|tues(?:day)?|wednesday|thur(?:s(?:day)?)?|friday|saturday|tue|thu|fri)s?|(?:sun|mon|wed|sat)(?=,?\\s+(?:at|@|from|\\d|noon|night|morning|afternoon|evening)|\\s*$))'
/** Matches the weekday that hosts write before a date, as in 'Saturday, June 5'. The date alone counts. */
const weekdayBefore =
  '(?:\\b(?:on |this |next )?(?:sun|mon|tues|wednes|thurs|fri|satur)day,?\\s+|\\b(?:sun|mon|tue|wed|thu|fri|sat)\\.?,?\\s+)?'
const nextDay = (day: CalendarDay): CalendarDay => addDays(day, 1)
const nextWeek = (day: CalendarDay): CalendarDay => addDays(day, 7)

const fromMonday = (weekday: number): number => (weekday + 6) % 7
const inNextWeek = (today: CalendarDay, weekday: number): CalendarDay =>
  addDays(today, 7 - fromMonday(weekdayOf(today)) + fromMonday(weekday))

/** Returns the first day from `day` on with a date of the month, 1 to 31. */
function nextOnDate(day: CalendarDay, date: number): CalendarDay {
  for (let found = day; ; found = addDays(found, 1)) if (Number(found.slice(8)) === date) return found
}

/** Returns the same date in the next year that has it. For February 29, that is the next leap year. */
function nextYear(day: CalendarDay): CalendarDay {
  const [month, date] = [Number(day.slice(5, 7)), Number(day.slice(8))]
  for (let year = yearOf(day) + 1; ; year += 1) {
    const sameDate = calendarDay(year, month, date)
    if (sameDate.slice(5) === day.slice(5)) return sameDate
  }
}

/**
 * Returns the first date, from today on, with the given month and day; undefined if there is none. The search starts in the
 * year `namedYear`, unless that year is past.
 */
function firstDate(today: CalendarDay, month: number, date: number, namedYear?: string): CalendarDay | undefined {
  const writtenYear = namedYear === undefined ? undefined : Number(namedYear) + (namedYear.length === 2 ? 2_000 : 0)
  const now = yearOf(today)
  const first = writtenYear !== undefined && writtenYear >= now ? writtenYear : now
  for (let year = first; year < first + 8; year += 1) {
    const day = calendarDay(year, month, date)
    if (Number(day.slice(5, 7)) === month && day >= today) return day
  }
  return undefined
}

const monthOf = (word = ''): number => months.indexOf(word.slice(0, 3).toLowerCase()) + 1
const weekdayNumber = (word = ''): number => weekdays.indexOf(word.slice(0, 3).toLowerCase())

/** Kinds of phrases that name a day, least ambiguous first. The first one that yields an existing day wins. */
export const dayPhrases: readonly DayPhrase[] = [
  {
    pattern: /\b(20\d\d)-(\d\d?)-(\d\d?)\b/,
    read: ([, year, month, date], today) => firstDate(today, Number(month), Number(date), year),
    again: nextYear,
  },
  {
    pattern: new RegExp(
      `${weekdayBefore}\\b(?:on )?${monthWord}\\s+(\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s+(20\\d\\d))?\\b(?!:)`,
      'i',
    ),
    read: ([, month, date, year], today) => firstDate(today, monthOf(month), Number(date), year),
    again: nextYear,
  },
  {
    pattern: new RegExp(
      `${weekdayBefore}\\b(?:on )?(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: of)?\\s+${monthWord}(?:,?\\s+(20\\d\\d))?(?!\\w)`,
      'i',
    ),
    read: ([, date, month, year], today) => firstDate(today, monthOf(month), Number(date), year),
    again: nextYear,
  },
  {
    pattern: new RegExp(`${weekdayBefore}\\b(?:on )?(\\d{1,2})/(\\d{1,2})(?:/((?:20)?\\d\\d))?\\b(?!/)`, 'i'),
    read: ([, month, date, year], today) => firstDate(today, Number(month), Number(date), year),
    again: nextYear,
  },
  { pattern: /\b(?:today|tonight|this (?:morning|afternoon|evening))\b/i, read: (_, today) => today, again: nextDay },
  { pattern: /\bday after tomorrow\b/i, read: (_, today) => addDays(today, 2), again: nextDay },
  { pattern: /\b(?:tomorrow|tmrw?)\b/i, read: (_, today) => addDays(today, 1), again: nextDay },
  {
    pattern: /\bin (?:(\d{1,2})|a|one|two|three) (day|week)s?\b/i,
    read: ([whole, count, unit], today) => {
      const words = /two/i.test(whole) ? 2 : /three/i.test(whole) ? 3 : 1
      const days = count === undefined ? words : Number(count)
      return addDays(today, /week/i.test(unit ?? '') ? days * 7 : days)
    },
    again: nextDay,
  },
  {
    // The week after this one; weeks start on Monday.
    pattern: new RegExp(`\\b(?:on )?next ${weekdayWord}\\b`, 'i'),
    read: ([, word], today) => inNextWeek(today, weekdayNumber(word)),
    again: nextWeek,
  },
  {
    pattern: new RegExp(`\\b(?:${dayPreposition}${weekdayWord}|${plainWeekday})\\b(?!['’])`, 'i'),
    // On a Saturday, 'Saturday' means the next one and 'this Saturday' means today.
    read: ([whole, word, plain], today) =>
      weekdayFrom(/\bthis\b/i.test(whole) ? today : addDays(today, 1), weekdayNumber(word ?? plain)),
    again: nextWeek,
  },
  { pattern: /\b(?:on )?next weekend\b/i, read: (_, today) => inNextWeek(today, 6), again: nextWeek },
  { pattern: /\b(?:on )?(?:this |the )?weekend\b/i, read: (_, today) => weekdayFrom(today, 6), again: nextWeek },
  {
    pattern: /\b(?:on )?the (\d{1,2})(?:st|nd|rd|th)\b(?!\s+(?:birthday|anniversary|time|annual))/i,
    read: ([, date], today) => {
      const isDate = Number(date) >= 1 && Number(date) <= 31
      return isDate ? nextOnDate(today, Number(date)) : undefined
    },
    again: (day) => nextOnDate(addDays(day, 1), Number(day.slice(8))),
  },
]
