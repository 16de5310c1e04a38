import { describe, expect, it } from 'vitest'
import { limits } from '../../../contract/limits.ts'
import { seasonalSamples } from '../../../contract/themes/seasonalSamples.ts'

describe('seasonal samples', () => {
  it('are sorted by their last day on any day of the year [WELC-20]', () => {
    for (let month = 1; month <= 12; month += 1) {
      const today = `2027-${String(month).padStart(2, '0')}-15`
      const days = seasonalSamples(today).map(({ endDate }) => endDate)
      expect(days).toEqual(days.toSorted())
      expect(days.every((day) => day > today)).toBe(true)
    }
  })

  it('start with the next holidays, not with past ones', () => {
    const first = (today: string) =>
      seasonalSamples(today)
        .slice(0, limits.landingSamples)
        .map(({ theme }) => theme.name)
    expect(first('2026-11-22')).toEqual(['Hanukkah', 'Christmas'])
    expect(first('2026-12-27')).toEqual(['New Year’s Eve', 'Lunar New Year'].map((name) => name.replace('’', "'")))
    expect(first('2026-10-20')).toEqual(['Halloween', 'Diwali'])
  })

  it('each have their own text and theme', () => {
    const all = seasonalSamples('2026-11-22')
    for (const what of [all.map(({ theme }) => theme.id), all.map(({ title }) => title), all.map(({ line }) => line)])
      expect(new Set<unknown>(what).size).toBe(all.length)
  })
})
