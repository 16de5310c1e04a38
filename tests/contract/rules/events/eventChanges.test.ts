import { eventInputSchema } from '@festoon/contract/nouns/event'
import {
  eventChanges,
  isSameEvent,
  notifiesByDefault,
  type Comparable,
} from '@festoon/contract/rules/events/eventChanges'
import { sameContent } from '@festoon/contract/rules/sameContent'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const start = Date.UTC(2026, 11, 5, 3)
const event: Comparable = eventInputSchema.parse({
  title: 'Maya turns six',
  photoUrl: '/files/a.webp',
  startTime: start,
  timeZone: 'America/Los_Angeles',
  location: { displayName: '12 Lane', place: 'g.1.' },
})
const fieldsOf = (after: object): string[] => eventChanges(event, { ...event, ...after }).map(({ field }) => field)

describe('the changes of an event', () => {
  it('are empty if nothing changed, in any order of the fields', () => {
    const turned = Object.fromEntries(Object.entries(event).toReversed())
    expect(eventChanges(event, { ...event, ...turned })).toEqual([])
  })

  it('include an option that only one of the versions has', () => {
    expect(fieldsOf({ addressFor: 'confirmed' })).toEqual(['options'])
    expect(eventChanges({ ...event, addressFor: 'confirmed' }, event).map(({ field }) => field)).toEqual(['options'])
  })

  it('are listed by field, the most important first [EDIT-14]', () => {
    const after = {
      title: 'Maya turns seven',
      startTime: start + 3_600_000,
      location: { displayName: '9 Street', placeName: 'The Barn', place: 'g.2.' },
      description: 'New',
      photoUrl: '/files/b.webp',
      questions: [{}],
      animation: 'snow',
      openInvite: false,
    }
    const changes = eventChanges(event, { ...event, ...after })
    expect(changes.map(({ field }) => field)).toEqual([
      'title',
      'time',
      'place',
      'description',
      'cover',
      'questions',
      'looks',
      'options',
    ])
    expect(changes.slice(0, 3)).toEqual([
      { field: 'title', label: 'Title', before: 'Maya turns six', after: 'Maya turns seven' },
      {
        field: 'time',
        label: 'Time',
        before: 'Friday, December 4, 2026, 7:00 PM PST',
        after: 'Friday, December 4, 2026, 8:00 PM PST',
      },
      { field: 'place', label: 'Location', before: '12 Lane', after: 'The Barn, 9 Street' },
    ])
  })

  it("exclude the event's origin", () => {
    expect(fieldsOf({ prompt: 'A dinosaur', suggestionTags: ['x'], isFromQuickCreate: true })).toEqual([])
  })

  it('include the time only if the clock shows another minute', () => {
    expect(fieldsOf({ startTime: start + 60_000 })).toEqual(['time'])
    expect(fieldsOf({ startTime: start + 59_999 })).toEqual([])
    expect(fieldsOf({ endTime: 60_000 })).toEqual(['time'])
  })

  it('notify guests automatically only of time and place [EDIT-14]', () => {
    const told = (after: object) => notifiesByDefault(eventChanges(event, { ...event, ...after }))
    expect(told({ startTime: start + 120_000 })).toBe(true)
    expect(told({ endTime: start + 7_200_000 })).toBe(true)
    expect(told({ timeZone: 'America/Denver' })).toBe(true)
    expect(told({ location: { displayName: 'Elsewhere' } })).toBe(true)
    expect(told({ title: 'Other', description: 'Other', animation: 'snow', openInvite: false })).toBe(false)
  })
})

describe('two events', () => {
  it('are equal if they start within a minute of each other and everything else matches [LIFE-16, CONST-36]', () => {
    fc.assert(
      fc.property(fc.integer({ min: -600_000, max: 600_000 }), (shift) => {
        const other = { ...event, startTime: start + shift }
        expect(isSameEvent(event, other)).toBe(Math.abs(shift) <= 60_000)
      }),
    )
    for (const field of Object.keys(eventInputSchema.shape).filter((name) => name !== 'startTime'))
      expect(isSameEvent(event, { ...event, [field]: 'Another value' }), field).toBe(false)
  })
})

describe('content', () => {
  it('equals its own JSON after parsing', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => sameContent(value, JSON.parse(JSON.stringify(value)))))
  })

  it('differs if a value differs, but not if a field is undefined', () => {
    expect(sameContent({ a: 1, b: { c: [1, 2], d: 2 } }, { b: { d: 2, c: [1, 2] }, a: 1 })).toBe(true)
    expect(sameContent({ a: [1, 2] }, { a: [2, 1] })).toBe(false)
    expect(sameContent({ a: undefined }, {})).toBe(true)
  })
})
