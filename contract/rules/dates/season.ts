import type { CalendarDay } from './calendarDay.ts'

/**
 * Seasons of the northern hemisphere. The video picker uses the season's name as its first search query if the event's
 * description yields no keywords (BG-07).
 */
export type Season = 'winter' | 'spring' | 'summer' | 'autumn'

/** First day of each season as month and day, latest first. */
const starts = [
  ['12-21', 'winter'],
  ['09-23', 'autumn'],
  ['06-21', 'summer'],
  ['03-20', 'spring'],
] as const satisfies readonly (readonly [string, Season])[]

/**
 * Returns the season of a day. Winter starts on December 21, spring on March 20, summer on June 21, and fall on September 23
 * (BG-07).
 */
export function seasonOf(day: CalendarDay): Season {
  const monthAndDay = day.slice(5)
  return starts.find(([start]) => monthAndDay >= start)?.[1] ?? 'winter'
}
