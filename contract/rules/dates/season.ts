import type { CalendarDay } from './calendarDay.ts'

/** The seasons of the northern hemisphere. Their names are also search queries for background videos (BG-07). */
export type Season = 'winter' | 'spring' | 'summer' | 'autumn'

/** First day of each season as `MM-DD`, latest first. */
const starts = [
  ['12-21', 'winter'],
  ['09-23', 'autumn'],
  ['06-21', 'summer'],
  ['03-20', 'spring'],
] as const satisfies readonly (readonly [string, Season])[]

/** Returns the season that a date falls in (BG-07). */
export function seasonOf(day: CalendarDay): Season {
  const monthAndDay = day.slice(5)
  return starts.find(([start]) => monthAndDay >= start)?.[1] ?? 'winter'
}
