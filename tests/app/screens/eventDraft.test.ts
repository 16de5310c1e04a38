import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  draftErrors,
  draftReducer,
  fromField,
  newDraft,
  presetEnd,
  timesOf,
  toField,
} from '../../../app/screens/edit/eventDraft.ts'
import { wallTime } from '../../../contract/rules/timeZone.ts'

const now = Date.UTC(2026, 10, 21, 15, 40)
const zone = 'America/Los_Angeles'
const oakland = { location: { displayName: '123 Main St, Oakland, CA', place: 'p' }, timeZoneId: zone }
const berlin = { location: { displayName: 'Berlin' }, timeZoneId: 'Europe/Berlin' }

it('starts about 24 hours ahead, on the hour [LIFE-03]', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: now, max: now + 400 * 86_400_000 }),
      fc.constantFrom(zone, 'Asia/Kolkata', 'Asia/Kathmandu'),
      (at, name) => {
        const { startTime } = timesOf(newDraft(at, name))
        expect(wallTime(startTime, name).minute).toBe(0)
        expect(Math.abs(startTime - at - 86_400_000)).toBeLessThanOrEqual(3_600_000)
      },
    ),
  )
})

describe('the place', () => {
  const chosen = draftReducer(newDraft(now, zone), { type: 'place', value: berlin })

  it('brings its time zone: the same clock reading is another instant [PLACE-07]', () => {
    const start = { type: 'start', value: '2026-12-01T20:00' } as const
    const here = timesOf(draftReducer(newDraft(now, zone), start)).startTime
    const there = timesOf(draftReducer(chosen, start)).startTime
    expect(here - there).toBe(9 * 3_600_000)
  })

  it('must be chosen again once its text was changed [VAL-27, VAL-28]', () => {
    expect(draftErrors(chosen, now).location).toBeUndefined()
    const typed = draftReducer(chosen, { type: 'placeText', value: 'Berl' })
    expect(draftErrors(typed, now).location).toBe('Select a valid location from Google Maps')
  })
})

it('presets the end from the start and clears it when removed', () => {
  const draft = draftReducer(newDraft(now, zone), { type: 'start', value: '2026-12-31T23:00' })
  expect(presetEnd(draft)).toBe('2027-01-01T02:00')
  const ended = draftReducer(draft, { type: 'end', value: presetEnd(draft) })
  expect(timesOf(ended).endTime).toBe(timesOf(ended).startTime + 3 * 3_600_000)
  expect(timesOf(draftReducer(ended, { type: 'end', value: null })).endTime).toBe(0)
})

it('reads its own fields back, in every zone', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(zone, 'Asia/Kathmandu', 'UTC'),
      fc.integer({ min: now, max: now * 1.2 }),
      (name, ms) => {
        const text = toField(wallTime(ms, name))
        expect(toField(wallTime(fromField(text, name), name))).toBe(text)
      },
    ),
  )
  expect(fromField('', zone)).toBeNaN()
  expect(fromField('soon', zone)).toBeNaN()
})

it('lacks nothing once everything is filled in', () => {
  let draft = draftReducer(newDraft(now, zone), { type: 'place', value: oakland })
  draft = draftReducer(draft, { type: 'title', value: 'Supper' })
  draft = draftReducer(draft, { type: 'cover', value: 'data:image/png;base64,AA==' })
  expect(draftErrors(draft, now)).toEqual({})
})
