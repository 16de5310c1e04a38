import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromField, toField } from '../../../app/screens/edit/clockField.ts'
import { beginEditing, editorReducer, type EditorAction } from '../../../app/screens/edit/editorState.ts'
import {
  fieldErrors,
  isBlank,
  newFields,
  presetEnd,
  timesOf,
  zoneOf,
  type EventFields,
} from '../../../app/screens/edit/eventFields.ts'
import { eventInputOf } from '../../../app/screens/edit/eventInput.ts'
import { zoneHint } from '../../../app/screens/edit/zoneHint.ts'
import { placeDetailsSchema } from '../../../contract/place.ts'
import { wallTime } from '../../../contract/rules/timeZone.ts'

const now = Date.UTC(2026, 10, 21, 15, 40)
const zone = 'America/Los_Angeles'
const oakland = { location: { displayName: '123 Main St, Oakland, CA', place: 'p' }, timeZoneId: zone }
const berlin = { location: { displayName: 'Berlin' }, timeZoneId: 'Europe/Berlin' }

/** The fields after some actions. */
const after = (fields: EventFields, ...actions: EditorAction[]): EventFields =>
  actions.reduce(editorReducer, beginEditing({ fields, modificationId: 0 })).fields

it('starts about 24 hours ahead, on the hour [LIFE-03, CONST-54]', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: now, max: now + 400 * 86_400_000 }),
      fc.constantFrom(zone, 'Asia/Kolkata', 'Asia/Kathmandu'),
      (at, name) => {
        const { startTime } = timesOf(newFields(at, name))
        expect(wallTime(startTime, name).minute).toBe(0)
        expect(Math.abs(startTime - at - 86_400_000)).toBeLessThanOrEqual(3_600_000)
      },
    ),
  )
})

describe('the place', () => {
  const chosen = after(newFields(now, zone), { type: 'placePicked', place: berlin })

  it('brings its time zone: the same clock reading is another instant [PLACE-07]', () => {
    const start = { type: 'changed', fields: { start: '2026-12-01T20:00' } } as const
    const here = timesOf(after(newFields(now, zone), start)).startTime
    const there = timesOf(after(chosen, start)).startTime
    expect(here - there).toBe(9 * 3_600_000)
  })

  it('leaves the clock of the browser where its zone could not be found, without a word [ERR-45]', () => {
    const { location } = berlin
    const start = {
      type: 'changed',
      fields: { start: '2026-12-01T20:00', title: 'Supper', cover: '/files/a.webp' },
    } as const
    const here = timesOf(after(newFields(now, zone), start)).startTime
    for (const place of [{ location }, { location, timeZoneId: 'Mars/Olympus' }, { location, timeZoneId: '' }]) {
      const fields = after(newFields(now, zone), { type: 'placePicked', place: placeDetailsSchema.parse(place) }, start)
      expect(zoneOf(fields)).toBe(zone)
      expect(timesOf(fields).startTime).toBe(here)
      expect(zoneHint(fields)).toBe('Los Angeles time (PST)')
      expect(fieldErrors(fields, now)).toEqual({})
      expect(eventInputOf(fields, '/files/a.webp').timeZone).toBe(zone)
    }
  })

  it('must be chosen again once its text was changed [VAL-27, VAL-28]', () => {
    expect(fieldErrors(chosen, now).location).toBeUndefined()
    const typed = after(chosen, { type: 'placeTyped', text: 'Berl' })
    expect(fieldErrors(typed, now).location).toBe('Select a valid location from Google Maps')
  })

  it('brings its name, unless it has none: then the one that the host typed stays', () => {
    const mill = { ...berlin, location: { ...berlin.location, placeName: 'The Old Mill' } }
    expect(after(newFields(now, zone), { type: 'placePicked', place: mill }).venue).toBe('The Old Mill')
    const typed = after(newFields(now, zone), { type: 'changed', fields: { venue: "Joe's" } })
    expect(after(typed, { type: 'placePicked', place: berlin }).venue).toBe("Joe's")
  })
})

it('presets the end from the start and clears it when removed [PLACE-04, PLACE-05]', () => {
  const fields = { ...newFields(now, zone), start: '2026-12-31T23:00' }
  expect(presetEnd(fields)).toBe('2027-01-01T02:00')
  const ended = { ...fields, end: presetEnd(fields) }
  expect(timesOf(ended).endTime).toBe(timesOf(ended).startTime + 3 * 3_600_000)
  expect(timesOf({ ...ended, end: null }).endTime).toBe(0)
})

it('presets the end right across the night when clocks change', () => {
  const autumn = { ...newFields(now, zone), start: '2026-10-31T23:30' }
  expect(presetEnd(autumn)).toBe('2026-11-01T01:30')
  const spring = { ...newFields(now, zone), start: '2027-03-14T01:00' }
  expect(presetEnd(spring)).toBe('2027-03-14T05:00')
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
  const fields = after(
    newFields(now, zone),
    { type: 'placePicked', place: oakland },
    { type: 'changed', fields: { title: 'Supper', cover: 'data:image/png;base64,AA==' } },
  )
  expect(fieldErrors(fields, now)).toEqual({})
})

it('is blank while title, description, address and photo are all empty [LIFE-15]', () => {
  const blank = newFields(now, zone)
  expect(isBlank({ ...blank, title: '  ', start: '' })).toBe(true)
  for (const filled of [{ title: 'a' }, { description: 'a' }, { placeText: 'a' }, { cover: '/files/a.webp' }])
    expect(isBlank({ ...blank, ...filled })).toBe(false)
})
