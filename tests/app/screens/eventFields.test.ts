import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldAt, fromField, readingOf, skippedTo, twiceIn } from '../../../app/screens/edit/details/clockField.ts'
import { summaryDates } from '../../../app/screens/edit/details/summaryDates.ts'
import { zoneHint } from '../../../app/screens/edit/details/TimeFields.tsx'
import { beginEditing, editorReducer, type EditorAction } from '../../../app/screens/edit/editorState.ts'
import {
  dayAhead,
  earlyErrors,
  eventFieldsSchema,
  fieldErrors,
  isBlank,
  newFields,
  presetEnd,
  timesOf,
  zoneOf,
  type EventFields,
} from '../../../app/screens/edit/eventFields.ts'
import { eventInputOf, locationOf, settingsOf } from '../../../app/screens/edit/eventInput.ts'
import { missingText } from '../../../app/screens/edit/missingItems.ts'
import { fieldsOfDraft, toDraftEvent } from '../../../app/screens/edit/saving/draftFields.ts'
import { startForTheme } from '../../../app/screens/edit/startForTheme.ts'
import { draftEventSchema } from '../../../contract/nouns/draft.ts'
import { placeDetailsSchema } from '../../../contract/nouns/place.ts'
import { wallTime } from '../../../contract/rules/dates/timeZone.ts'
import { themeById } from '../../../contract/themes/catalog.ts'
import { letteringOf } from '../../../contract/themes/letteringOf.ts'
import { fixedText } from '../../support/texts/fixedTexts.ts'

const now = Date.UTC(2026, 10, 21, 15, 40)
const zone = 'America/Los_Angeles'
const oakland = { location: { displayName: '123 Main St, Oakland, CA', place: 'p' }, timeZoneId: zone }
const berlin = { location: { displayName: 'Berlin', place: 'g.2950159.' }, timeZoneId: 'Europe/Berlin' }

/** Returns the fields after some actions. */
const after = (fields: EventFields, ...actions: EditorAction[]): EventFields =>
  actions.reduce(editorReducer, beginEditing({ fields, modificationId: 0 })).fields

const zones = fc.constantFrom(zone, 'Asia/Kolkata', 'Asia/Kathmandu')
const instants = fc.integer({ min: now, max: now + 400 * 86_400_000 })

it('starts at 7 PM on the next Saturday [LIFE-03, CONST-54]', () => {
  fc.assert(
    fc.property(instants, zones, (at, name) => {
      const { startTime } = timesOf(newFields(at, name))
      const { year, month, day, hour, minute } = wallTime(startTime, name)
      expect([new Date(Date.UTC(year, month - 1, day)).getUTCDay(), hour, minute]).toEqual([6, 19, 0])
      expect(startTime).toBeGreaterThan(at)
      expect(startTime - at).toBeLessThan(8 * 86_400_000)
    }),
  )
})

it('starts in the default colors, also if its draft has none [CONST-31]', () => {
  const colors = { primary: '#fae5ff', text: '#000000' }
  const fields = newFields(now, zone)
  expect([fields.colors, settingsOf(fields).colors]).toEqual([colors, colors])
  const event = draftEventSchema.parse({ modificationId: 1 })
  expect(fieldsOfDraft({ eventUuid: fields.id, event, savedAt: 0 }, zone, now).colors).toEqual(colors)
})

it('starts about 24 hours ahead, on the hour, if it is a copy [CONST-54]', () => {
  fc.assert(
    fc.property(instants, zones, (at, name) => {
      const startTime = fromField(dayAhead(at, name), name)
      expect(wallTime(startTime, name).minute).toBe(0)
      expect(Math.abs(startTime - at - 86_400_000)).toBeLessThanOrEqual(3_600_000)
    }),
  )
})

describe('the place', () => {
  const fieldsWithPlace = after(newFields(now, zone), { type: 'placePicked', place: berlin })

  it('sets its time zone, so that the same local time is another instant [PLACE-07]', () => {
    const start = { type: 'changed', fields: { start: '2026-12-01T20:00' } } as const
    const here = timesOf(after(newFields(now, zone), start)).startTime
    const there = timesOf(after(fieldsWithPlace, start)).startTime
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

  it('can be typed, and must not be empty [VAL-25, VAL-27, VAL-28]', () => {
    expect(fieldErrors(fieldsWithPlace, now).location).toBeUndefined()
    const empty = after(fieldsWithPlace, { type: 'placeTyped', text: ' ' })
    expect(fieldErrors(empty, now).location).toBe(fixedText('VAL-27'))
    expect(missingText(empty)).toContain('an address')
    const typedFields = after(empty, { type: 'placeTyped', text: ' Our\tgarden ' })
    expect(fieldErrors(typedFields, now).location).toBeUndefined()
    expect(locationOf(typedFields)).toEqual({ displayName: 'Our garden' })
    // The time zone of the place that was picked before no longer applies.
    expect(zoneOf(typedFields)).toBe(zone)
  })

  it('is only typed text if it is only a street [PLACE-08]', () => {
    const street = placeDetailsSchema.parse({ location: { displayName: 'Mission St' }, timeZoneId: 'Europe/Berlin' })
    const fields = after(fieldsWithPlace, { type: 'placePicked', place: street })
    expect([fields.place, fields.placeText, zoneOf(fields)]).toEqual([null, 'Mission St', zone])
    expect(locationOf(fields)).toEqual({ displayName: 'Mission St' })
  })

  it('can be online or to be decided, which has the time zone of the host and loses nothing', () => {
    const online = after(fieldsWithPlace, { type: 'changed', fields: { placeKind: 'online' } })
    expect([locationOf(online), zoneOf(online), fieldErrors(online, now).location]).toEqual([
      { kind: 'online' },
      zone,
      undefined,
    ])
    for (const placeLink of [
      'javascript:alert(1)',
      'ftp://example.com',
      'https://user@example.com',
      'https://nowhere',
      'see you',
    ])
      expect([placeLink, fieldErrors({ ...online, placeLink }, now).location]).toEqual([
        placeLink,
        'Enter a valid web address',
      ])
    const linkedFields = { ...online, placeLink: ' meet.example.com/nana?x=1 ' }
    expect(fieldErrors(linkedFields, now).location).toBeUndefined()
    expect(locationOf(linkedFields)).toEqual({ kind: 'online', url: 'https://meet.example.com/nana?x=1' })
    const undecidedFields = after(linkedFields, { type: 'changed', fields: { placeKind: 'undecided' } })
    expect([locationOf(undecidedFields), fieldErrors(undecidedFields, now).location]).toEqual([
      { kind: 'undecided' },
      undefined,
    ])
    expect(missingText(undecidedFields)).not.toContain('an address')
    const back = after(undecidedFields, { type: 'changed', fields: { placeKind: 'place' } })
    expect(locationOf(back)).toEqual(berlin.location)
  })

  it('sets its name, unless the host typed one', () => {
    const mill = { ...berlin, location: { ...berlin.location, placeName: 'The Old Mill' } }
    expect(after(newFields(now, zone), { type: 'placePicked', place: mill }).venue).toBe('The Old Mill')
    const typedFields = after(newFields(now, zone), { type: 'changed', fields: { venue: "Joe's" } })
    expect(after(typedFields, { type: 'placePicked', place: berlin }).venue).toBe("Joe's")
  })
})

it('presets the end from the start and clears it when removed [PLACE-04, PLACE-05, CONST-37]', () => {
  const fields = { ...newFields(now, zone), start: '2026-12-31T23:00' }
  expect(presetEnd(fields)).toBe('2027-01-01T02:00')
  const fieldsWithEnd = { ...fields, end: presetEnd(fields) }
  expect(timesOf(fieldsWithEnd).endTime).toBe(timesOf(fieldsWithEnd).startTime + 3 * 3_600_000)
  expect(timesOf({ ...fieldsWithEnd, end: null }).endTime).toBe(0)
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

it.each([
  // Forward by an hour at 2:00, by half an hour at 2:00, and by an hour at midnight.
  ['America/Chicago', '2027-03-14T02:30', '2:30 AM', '3:30 AM'],
  ['America/Chicago', '2027-03-14T02:00', '2:00 AM', '3:00 AM'],
  ['Europe/London', '2027-03-28T01:15', '1:15 AM', '2:15 AM'],
  ['Australia/Lord_Howe', '2027-10-03T02:10', '2:10 AM', '2:40 AM'],
  ['Africa/Cairo', '2027-04-30T00:30', '12:30 AM', '1:30 AM'],
  ['America/Santiago', '2027-09-05T00:00', '12:00 AM', '1:00 AM'],
  ['Africa/Casablanca', '2025-04-06T02:30', '2:30 AM', '3:30 AM'],
])('refuses a time that clocks skip in %s: %s', (name, typedTime, time, next) => {
  const earlier = Date.UTC(2025, 0, 1)
  const message = `Clocks go forward that night, so there's no ${time}. Enter another time, such as ${next}.`
  const fields = { ...newFields(earlier, name), start: typedTime }
  expect(fieldErrors(fields, earlier).startTime).toBe(message)
  const follow = skippedTo(typedTime, name) ?? ''
  expect(fieldErrors({ ...fields, start: follow }, earlier).startTime).toBeUndefined()
  expect(fromField(follow, name)).toBe(fromField(typedTime, name))
  const ending = { ...newFields(earlier, name), start: `${typedTime.slice(0, 8)}01T12:00`, end: typedTime }
  expect(fieldErrors(ending, earlier).endTime).toBe(message)
  // The date may be to be decided, or the end removed, without losing what was typed.
  expect(fieldErrors({ ...fields, dateUndecided: true }, earlier).startTime).toBeUndefined()
  expect(fieldErrors({ ...ending, end: null }, earlier).endTime).toBeUndefined()
})

it.each([
  ['2027-03-14T02:30', null, 'Sunday, March 14, 2027', '2:30 AM', 'startTime'],
  ['2027-03-14T02:30', '2027-03-14T05:00', 'Sunday, March 14, 2027', '2:30 AM', 'startTime'],
  ['2027-03-13T19:00', '2027-03-14T02:30', 'Saturday, March 13, 2027', '7:00 PM CST', 'endTime'],
  ['2027-03-14T03:30', null, 'Sunday, March 14, 2027', '3:30 AM CDT', undefined],
])('is summed up as typed while clocks skip it, like its error: %s to %s', (start, end, day, time, wrongField) => {
  const fields = { ...newFields(now, 'America/Chicago'), start, end }
  expect(summaryDates(fields, now)).toMatchObject({ day, time })
  expect(Object.keys(earlyErrors(fields, now))).toEqual(wrongField === undefined ? [] : [wrongField])
  expect(summaryDates({ ...fields, dateUndecided: true }, now).time).toBe('')
})

it('takes ordinary times, and those that occur twice, as they are', () => {
  for (const [name, typedTime] of [
    ['America/Chicago', '2027-03-14T03:00'],
    ['America/Chicago', '2027-11-07T01:30'],
    ['Australia/Lord_Howe', '2027-10-03T02:30'],
    ['Asia/Kathmandu', '2027-03-14T02:30'],
    ['UTC', '2027-03-14T02:30'],
  ] as const)
    expect(skippedTo(typedTime, name)).toBeUndefined()
  expect(skippedTo('', 'America/Chicago')).toBeUndefined()
})

it('rejects an invalid capacity and names the valid range', () => {
  const words = 'Enter a whole number from 1 to 100,000, or leave it empty.'
  const of = (capacity: number | null, hasWaitlist = true) =>
    fieldErrors({ ...newFields(now, zone), hasWaitlist, capacity }, now).capacity
  expect([0, -5, 1.5, 100_001].map((heads) => of(heads))).toEqual([words, words, words, words])
  expect(of(-5, false)).toBe(words)
  expect([of(null), of(1), of(100_000)]).toEqual([undefined, undefined, undefined])
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

it('a copy starts at the nearest full hour of the next day [CONST-54]', () => {
  const startAt = (minute: number) => dayAhead(Date.UTC(2026, 10, 21, 15, minute), zone)
  expect([0, 29, 30, 59].map(startAt)).toEqual([
    '2026-11-22T07:00',
    '2026-11-22T07:00',
    '2026-11-22T08:00',
    '2026-11-22T08:00',
  ])
})

it('kept by an earlier version of the editor have defaults for the fields that they lack', () => {
  const { isClone, earlierUrl, addressFor, existingAlbumId, ...earlier } = newFields(now, zone)
  expect(eventFieldsSchema.parse(earlier)).toEqual({ ...earlier, isClone, earlierUrl, addressFor, existingAlbumId })
  expect(isClone).toBe(false)
  const askedQuestion = { questionUuid: 'q', question: '', isRequired: false }
  const isValidType = (questionType: string) =>
    eventFieldsSchema.safeParse({ ...earlier, questions: [{ ...askedQuestion, questionType }] }).success
  expect(['text', 'song', 'yesNo', ''].map(isValidType)).toEqual([true, true, true, false])
  const event = { ...toDraftEvent(newFields(now, zone), 1, undefined), isClone: undefined }
  expect(fieldsOfDraft({ eventUuid: newFields(now, zone).id, event, savedAt: 0 }, zone, now).isClone).toBe(false)
})

it.each([
  [791, '2026-11-28T14:00'],
  [719, '2027-10-31T19:00'],
  [725, '2026-12-25T19:00'],
  [776, '2026-11-28T19:00'],
])('starts when theme %i suggests [LIFE-03]', (themeId, start) => {
  const theme = themeById(themeId)
  if (!theme) throw new Error('No theme')
  const inspiration = {
    themeId,
    inspirationId: `${themeId}-1`,
    title: theme.name,
    description: '',
    imageUrl: '/files/a.webp',
    colors: theme.colors,
    lettering: letteringOf(theme),
    prompt: '',
  }
  expect(startForTheme(newFields(now, zone), inspiration, now).start).toBe(start)
})
