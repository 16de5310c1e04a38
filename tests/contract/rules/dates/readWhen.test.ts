import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readWhen } from '../../../../contract/rules/dates/readWhen.ts'
import { instantOf } from '../../../../contract/rules/dates/timeZone.ts'

const zone = 'America/Los_Angeles'
/** A Saturday, 10:30 in the morning in Los Angeles. */
const now = Date.parse('2026-11-21T18:30:00Z')

function read(line: string, at = now): string {
  const { start, remainder } = readWhen(line, at, zone)
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${start.year}-${two(start.month)}-${two(start.day)} ${two(start.hour)}:${two(start.minute)} ${remainder}`.trim()
}

describe('a line', () => {
  it.each([
    ['Maya turns 6, dinosaurs, Saturday at 2', '2026-11-28 14:00 Maya turns 6, dinosaurs'],
    ['BBQ tomorrow 4pm', '2026-11-22 16:00 BBQ'],
    ['Dinner next Friday 7:30', '2026-11-27 19:30 Dinner'],
    ['Lunch next Sunday', '2026-11-29 12:00 Lunch'],
    ['Sam’s 30th birthday June 5 at 8', '2027-06-05 20:00 Sam’s 30th birthday'],
    ['6/5 pool party', '2027-06-05 14:00 pool party'],
    ['Drinks tonight at 9', '2026-11-21 21:00 Drinks'],
    ['Drinks at 23:30', '2026-11-21 23:30 Drinks'],
    ['late show at 11 pm', '2026-11-21 23:00 late show'],
    ['Party on the 31st', '2026-12-31 19:00 Party'],
    ['Party on the 45th', '2026-11-28 19:00 Party on the 45th'],
    ['game night this Saturday', '2026-11-21 19:00 game night'],
    ['Brunch at 11 on Sunday', '2026-11-22 11:00 Brunch'],
    ['Sunday brunch at 1', '2026-11-22 13:00 brunch'],
    ['wedding 5 June 2027 noon', '2027-06-05 12:00 wedding'],
    ['in two weeks at 14:00', '2026-12-05 14:00'],
    ['movie night from 7-10pm fri', '2026-11-27 19:00 movie night'],
    ['Party on the 5th', '2026-12-05 19:00 Party'],
    ['Party at 8', '2026-11-21 20:00 Party'],
    ['1/2/2027 6:15pm', '2027-01-02 18:15'],
    ['12/13/2099 at noon', '2099-12-13 12:00'],
    ['2027-05-01 09:30 run', '2027-05-01 09:30 run'],
    ['in 10 days at noon', '2026-12-01 12:00'],
    ['in a week at noon', '2026-11-28 12:00'],
    ['in three days at noon', '2026-11-24 12:00'],
    ['in one day at noon', '2026-11-22 12:00'],
    ['hike next weekend', '2026-11-28 09:00 hike'],
    ['karaoke friday with Sam', '2026-11-27 19:00 karaoke, with Sam'],
    ['6/45 pool party', '2026-11-28 14:00 6/45 pool party'],
    ['13/5 pool party', '2026-11-28 14:00 13/5 pool party'],
    ['beach, sun and waves, sat at 10', '2026-11-28 10:00 beach, sun and waves'],
  ])('contains the time: %s', (line, expectedTime) => {
    expect(read(line)).toBe(expectedTime)
  })

  it.each([
    ['2/30 nothing', '2026-11-28 19:00 2/30 nothing'],
    ['99:99 at 77', '2026-11-28 19:00 99:99 at 77'],
    ['Monday’s child', '2026-11-28 19:00 Monday’s child'],
    ['', '2026-11-28 19:00'],
  ])('without a time means next Saturday: %s', (line, expectedTime) => {
    expect(read(line)).toBe(expectedTime)
  })

  it('can name each month and weekday, in full or in short', () => {
    const [january, sunday] = [Date.UTC(2027, 0, 20), Date.UTC(2026, 10, 22)]
    for (let month = 0; month < 12; month += 1) {
      const name = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(
        january + month * 30.4 * 86_400_000,
      )
      const expected = `${month === 11 ? 2026 : 2027}-${String(month + 1).padStart(2, '0')}-20 19:00 Party`
      expect([read(`Party ${name} 20`), read(`Party ${name.slice(0, 3)} 20`)], name).toEqual([expected, expected])
    }
    for (let day = 0; day < 7; day += 1) {
      const at = sunday + day * 86_400_000
      const name = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(at)
      const { start } = readWhen(`Party ${name}`, now, zone)
      expect([start.month, start.day], name).toEqual([11, 22 + day])
    }
  })

  it('with a past time means the next occurrence', () => {
    expect(read('today at 9am')).toBe('2026-11-22 09:00')
    expect(read('November 21 at 9am')).toBe('2027-11-21 09:00')
    expect(read('the 21st at 9am')).toBe('2026-12-21 09:00')
    expect(read('Feb 29')).toBe('2028-02-29 19:00')
    expect(read('6/5/2024 at noon')).toBe('2027-06-05 12:00')
  })

  it('with an hour that the clock skips means the hour after it', () => {
    expect(read('2027-03-14 02:30')).toBe('2027-03-14 03:30')
  })

  it('without a day or hour uses defaults', () => {
    const { start } = readWhen('Halloween party', now, zone, { holiday: 'halloween', hour: 18 })
    expect([start.year, start.month, start.day, start.hour]).toEqual([2027, 10, 31, 18])
  })
})

const words = [
  'sat',
  'next',
  'friday',
  'at',
  '2',
  '14:00',
  'noon',
  '6/5',
  'feb',
  '29',
  '2027',
  'pm',
  'the',
  '31st',
  ',',
  'in',
  'weeks',
  'tonight',
  '@',
  '-',
  '00:00',
  'march',
]
const line = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 700 }),
  fc.array(fc.constantFrom(...words), { maxLength: 12 }).map((parts) => parts.join(' ')),
)

it('never throws, and never returns a time in the past', () => {
  const instant = fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2060, 0) })
  const zones = fc.constantFrom('America/Los_Angeles', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Apia', 'UTC')
  fc.assert(
    fc.property(line, instant, zones, (text, at, where) => {
      const { start } = readWhen(text, at, where)
      const foundTime = instantOf(start, where)
      expect(foundTime).toBeGreaterThan(at)
      expect(foundTime).toBeLessThan(at + 14 * 366 * 86_400_000)
    }),
    { numRuns: 600 },
  )
})
