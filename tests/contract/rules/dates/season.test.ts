import { expect, it } from 'vitest'
import { seasonOf } from '../../../../contract/rules/dates/season.ts'

it.each([
  ['2026-01-01', 'winter'],
  ['2026-03-19', 'winter'],
  ['2026-03-20', 'spring'],
  ['2026-06-20', 'spring'],
  ['2026-06-21', 'summer'],
  ['2026-09-22', 'summer'],
  ['2026-09-23', 'autumn'],
  ['2026-12-20', 'autumn'],
  ['2026-12-21', 'winter'],
  ['2026-12-31', 'winter'],
  ['2028-02-29', 'winter'],
])('%s is in the %s, which is the first search for a background video [BG-07]', (day, season) => {
  expect(seasonOf(day)).toBe(season)
})
