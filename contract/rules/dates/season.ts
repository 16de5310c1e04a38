import type { CalendarDay } from './calendarDay.ts'

/**
 * Seasons of the northern hemisphere. Each name is also the first search of the video picker for an event without a
 * background (BG-07).
 */
export type Season = 'winter' | 'spring' | 'summer' | 'autumn'

/** First days of the seasons as month and day, latest first. */
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
