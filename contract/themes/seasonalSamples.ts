import type { CalendarDay } from '../rules/dates/calendarDay.ts'
import { nextHoliday } from '../rules/dates/holidays.ts'
import { themeById } from './catalog.ts'
import type { PartyTheme } from './theme.ts'

/** A sample invitation for an upcoming holiday. */
export interface SeasonalSample {
  theme: PartyTheme
  title: string
  /** A line of copy for the invitation, written in the host's voice. */
  line: string
  /** The holiday's next date that is at least four days away. */
  endDate: CalendarDay
}

const samples = [
  [700, 'Midnight on the roof', 'Bring a coat, a wish, and someone to kiss.'],
  [701, 'Dumplings for the new moon', 'Red envelopes for the small, mahjong for the tall.'],
  [703, 'Love, and other soups', 'Couples, crushes, and best friends at one long table.'],
  [706, 'Something green', 'A fiddle, a stew, and the good glasses.'],
  [708, 'The great egg hunt', 'Rain or shine. Baskets are on us, boots are on you.'],
  [710, 'Tacos in the yard', 'Salsa contest at six. Come hungry.'],
  [711, 'Brunch for the mothers', 'She sits down. The rest of us cook.'],
  [713, 'Pride on our street', 'Music from noon, and every color you own.'],
  [716, 'Fireworks from the hill', 'We have the blankets and the best view in town.'],
  [719, 'The house at number 13', 'No costume, no candy. Those are the rules.'],
  [721, 'A hundred little lamps', 'Rangoli at five, sweets until late.'],
  [722, 'Friends first, then pie', 'One dish each. We’ll do the bird.'],
  [724, 'Latkes, eight kinds', 'Bring your own sour cream opinion.'],
  [725, 'Carols and far too much cake', 'Sing or listen, but wear the sweater.'],
] as const

/** Ids of the themes used by the sample invitations. */
export const seasonalThemeIds: readonly number[] = samples.map(([id]) => id)

/** Returns the sample invitations for the next holidays, soonest first (WELC-20). */
export function seasonalSamples(today: CalendarDay): readonly SeasonalSample[] {
  return samples
    .flatMap(([id, title, line]) => {
      const theme = themeById(id)
      return theme?.holiday ? [{ theme, title, line, endDate: nextHoliday(theme.holiday, today) }] : []
    })
    .toSorted((one, other) => (one.endDate < other.endDate ? -1 : one.endDate > other.endDate ? 1 : 0))
}
