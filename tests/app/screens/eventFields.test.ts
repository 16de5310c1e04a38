import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldAt, fromField, readingOf, twiceIn } from '../../../app/screens/edit/details/clockField.ts'
import { fieldsOfDraft, toDraftEvent } from '../../../app/screens/edit/saving/draftFields.ts'
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
import { missingText } from '../../../app/screens/edit/missingItems.ts'
import { zoneHint } from '../../../app/screens/edit/details/TimeFields.tsx'
import { placeDetailsSchema } from '../../../contract/nouns/place.ts'
import { wallTime } from '../../../contract/rules/dates/timeZone.ts'
import { fixedText } from '../../support/texts/fixedTexts.ts'

const now = Date.UTC(2026, 10, 21, 15, 40)
const zone = 'America/Los_Angeles'
const oakland = { location: { displayName: '123 Main St, Oakland, CA', place: 'p' }, timeZoneId: zone }
const berlin = { location: { displayName: 'Berlin', place: 'g.2950159.' }, timeZoneId: 'Europe/Berlin' }

/** Returns the fields after some actions. */
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

  it('sets its time zone, so that the same local time is another instant [PLACE-07]', () => {
    const start = { type: 'changed', fields: { start: '2026-12-01T20:00' } } as const
    const here = timesOf(after(newFields(now, zone), start)).startTime
    const there = timesOf(after(chosen, start)).startTime
    expect(here - there).toBe(9 * 3_600_000)
  })

  it('keeps the time zone of the browser if its own could not be found [ERR-45]', () => {
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

  it('must be chosen again after its text has changed [VAL-27, VAL-28]', () => {
    expect(fieldErrors(chosen, now).location).toBeUndefined()
    const typed = after(chosen, { type: 'placeTyped', text: 'Berl' })
    expect(fieldErrors(typed, now).location).toBe(fixedText('VAL-27'))
  })

  it('must be chosen again if it is only a street [PLACE-08]', () => {
    const street = placeDetailsSchema.parse({ location: { displayName: 'Mission St' }, timeZoneId: 'Europe/Berlin' })
    const fields = after(chosen, { type: 'placePicked', place: street })
    expect(fields.placeText).toBe('Mission St')
    expect(fieldErrors(fields, now).location).toBe(fixedText('VAL-27'))
    expect(missingText(fields)).toContain('an address')
  })

  it('sets its name, unless the host typed one', () => {
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

it('presets the correct end on the night when clocks change', () => {
  const autumn = { ...newFields(now, zone), start: '2026-10-31T23:30' }
  expect(presetEnd(autumn)).toBe('2026-11-01T01:30-08:00')
  const spring = { ...newFields(now, zone), start: '2027-03-14T01:00' }
  expect(presetEnd(spring)).toBe('2027-03-14T05:00')
})

it('reads its own fields back, in every zone', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(zone, 'Asia/Kathmandu', 'UTC'),
      fc.integer({ min: now, max: now * 1.2 }),
      (name, ms) => {
        const text = fieldAt(ms, name)
        expect(fieldAt(fromField(text, name), name)).toBe(text)
        expect(fromField(text, name)).toBe(Math.floor(ms / 60_000) * 60_000)
      },
    ),
  )
  expect(fromField('', zone)).toBeNaN()
  expect(fromField('soon', zone)).toBeNaN()
})

describe('the hour that occurs twice when clocks go back', () => {
  const first = Date.UTC(2026, 10, 1, 8, 30)
  const second = first + 3_600_000

  it('keeps the second occurrence, in events and drafts', () => {
    expect(fieldAt(first, zone)).toBe('2026-11-01T01:30')
    expect(fieldAt(second, zone)).toBe('2026-11-01T01:30-08:00')
    expect(readingOf(fieldAt(second, zone))).toBe('2026-11-01T01:30')
    for (const at of [first, second]) {
      const fields = { ...newFields(now, zone), start: fieldAt(at, zone), end: fieldAt(at + 7_200_000, zone) }
      const event = toDraftEvent(fields, 1, undefined)
      const back = fieldsOfDraft({ eventUuid: fields.id, event, savedAt: 0 }, zone, now)
      expect(timesOf(back)).toEqual({ startTime: at, endTime: at + 7_200_000 })
      expect(zoneHint(back)).toBe(at === first ? 'Los Angeles time (PDT)' : 'Los Angeles time (PST)')
    }
  })

  it('is the only hour with a choice of two', () => {
    const both = ['2026-11-01T01:30', '2026-11-01T01:30-08:00']
    for (const text of both) expect(twiceIn(text, zone)).toEqual(both)
    for (const text of ['', '2026-11-01T00:30', '2026-11-01T02:00', '2027-03-14T02:30'])
      expect(twiceIn(text, zone)).toBeUndefined()
    expect(twiceIn('2027-04-04T01:45', 'Australia/Lord_Howe')).toEqual(['2027-04-04T01:45', '2027-04-04T01:45+10:30'])
  })

  it('is an ordinary hour in another time zone', () => {
    const fields = { ...newFields(now, 'Europe/Berlin'), start: '2026-11-01T01:30-08:00' }
    expect(timesOf(fields).startTime).toBe(Date.UTC(2026, 10, 1, 0, 30))
  })
})

it('rejects an invalid capacity and names the valid range', () => {
  const words = 'Enter a whole number from 1 to 100,000, or leave it empty.'
  const of = (capacity: number | null, hasWaitlist = true) =>
    fieldErrors({ ...newFields(now, zone), hasWaitlist, capacity }, now).capacity
  expect([0, -5, 1.5, 100_001].map((heads) => of(heads))).toEqual([words, words, words, words])
  expect([of(null), of(1), of(100_000), of(-5, false)]).toEqual([undefined, undefined, undefined, undefined])
  // A draft is saved anyway, without the capacity.
  expect(
    toDraftEvent({ ...newFields(now, zone), hasWaitlist: true, capacity: 0 }, 1, undefined).capacity,
  ).toBeUndefined()
})

it('has no errors once everything is filled in', () => {
  const fields = after(
    newFields(now, zone),
    { type: 'placePicked', place: oakland },
    { type: 'changed', fields: { title: 'Supper', cover: 'cropped:1' } },
  )
  expect(fieldErrors(fields, now)).toEqual({})
})

it('is blank while title, description, address and photo are all empty [LIFE-15]', () => {
  const blank = newFields(now, zone)
  expect(isBlank({ ...blank, title: '  ', start: '' })).toBe(true)
  for (const filled of [{ title: 'a' }, { description: 'a' }, { placeText: 'a' }, { cover: '/files/a.webp' }])
    expect(isBlank({ ...blank, ...filled })).toBe(false)
})
