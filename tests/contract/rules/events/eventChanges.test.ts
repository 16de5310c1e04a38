import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eventInputSchema } from '@festoon/contract/nouns/event'
import {
  eventChanges,
  isForGuests,
  isSameEvent,
  notifiesByDefault,
  type Comparable,
} from '@festoon/contract/rules/events/eventChanges'
import { sameContent } from '@festoon/contract/rules/sameContent'

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
    const reversedEvent = Object.fromEntries(Object.entries(event).toReversed())
    expect(eventChanges(event, { ...event, ...reversedEvent })).toEqual([])
  })

  it('include an option that only one of the versions has', () => {
    expect(fieldsOf({ playlistId: 'p' })).toEqual(['options'])
    expect(eventChanges({ ...event, playlistId: 'p' }, event).map(({ field }) => field)).toEqual(['options'])
  })

  it.each([
    ['Maybe', { allowMaybe: true }, 'not allowed', 'allowed'],
    [
      'Maybe',
      { allowMaybe: true, decideBy: start - 86_400_000 },
      'not allowed',
      'allowed, decide by Thursday, December 3',
    ],
    ['Plus-ones', { openInvite: false }, 'welcome', 'not this time'],
    ['Guest list', { publicGuestList: false }, 'public', 'private'],
    ['Who sees the address', { addressFor: 'confirmed' }, 'people who sign in', 'confirmed guests only'],
    ['Capacity', { capacity: 1_200 }, 'no limit', '1,200 people'],
    [
      'Questions for the caterer',
      { headDetails: { children: true, names: false, diets: true } },
      'none',
      'children and diets',
    ],
  ])('name the option that guests see: %s %j', (label, after, none, value) => {
    const change = (before: object, next: object) =>
      eventChanges({ ...event, ...before }, { ...event, ...next }).map((one) => [one.label, one.before, one.after])
    expect(change({}, after)).toEqual([[label, none, value]])
    expect(change(after, {})).toEqual([[label, value, none]])
  })

  it('name a deadline that moves, but not one that moves with the start on the day of the party', () => {
    const movedDeadline = eventChanges(
      { ...event, rsvpBy: start - 86_400_000 },
      { ...event, rsvpBy: start - 2 * 86_400_000 },
    )
    expect(movedDeadline).toMatchObject([{ before: 'Thursday, December 3', after: 'Wednesday, December 2' }])
    const later = { startTime: start + 3_600_000, rsvpBy: start + 3_540_000 }
    expect(eventChanges({ ...event, rsvpBy: start - 60_000 }, { ...event, ...later })).toMatchObject([
      { field: 'time' },
    ])
  })

  it('name a deadline, the one before, and what happens after it', () => {
    const deadline = { field: 'deadline', label: 'RSVP by' }
    const [closed, asking] = [{ rsvpBy: start - 86_400_000 }, { rsvpBy: start - 86_400_000, lateRsvps: 'ask' }]
    const day = 'Thursday, December 3'
    const change = (before: object, after: object) => eventChanges({ ...event, ...before }, { ...event, ...after })
    expect(change({}, closed)).toEqual([{ ...deadline, after: day }])
    expect(change({}, asking)).toEqual([{ ...deadline, after: day, detail: 'asks' }])
    expect(change(closed, asking)).toEqual([{ ...deadline, after: day, detail: 'asks' }])
    expect(change(asking, closed)).toEqual([{ ...deadline, after: day, detail: 'closes' }])
    expect(change(asking, {})).toEqual([{ ...deadline, before: day, after: 'no deadline' }])
    expect(change(asking, { ...asking, rsvpBy: start - 2 * 86_400_000 })).toEqual([
      { ...deadline, before: day, after: 'Wednesday, December 2', detail: 'asks' },
    ])
    expect(change(closed, { rsvpBy: start - 365 * 86_400_000 })).toMatchObject([
      { after: 'Thursday, December 4, 2025' },
    ])
  })

  it('name the questions that were added, changed, and removed, or that their order changed', () => {
    const [meal, song] = [
      { questionUuid: 'a', question: 'Meal', isRequired: false },
      { questionUuid: 'b', question: 'Song', isRequired: false },
    ]
    const change = (before: Comparable['questions'], after: Comparable['questions']) =>
      eventChanges({ ...event, questions: before }, { ...event, questions: after })
    const field = 'questions'
    expect(change([meal], [song])).toEqual([
      { field, label: 'Question added', after: 'Song' },
      { field, label: 'Question removed', after: 'Meal' },
    ])
    const renamedMeal = { ...meal, question: 'Main course' }
    expect(change([meal, song], [renamedMeal, { ...song, isRequired: true }])).toEqual([
      { field, label: 'Question changed', before: 'Meal', after: 'Main course' },
      { field, label: 'Question changed', after: 'Song' },
    ])
    expect(change([meal, song], [song, meal])).toEqual([{ field, label: 'Order of the questions' }])
  })

  it('call what guests don’t see options', () => {
    expect(fieldsOf({ remindersEnabled: false, hostNotification: 'dailyDigest', addressFor: 'signedIn' })).toEqual([
      'options',
    ])
  })

  it('are listed by field, the most important first [EDIT-14]', () => {
    const after = {
      title: 'Maya turns seven',
      startTime: start + 3_600_000,
      location: { displayName: '9 Street', placeName: 'The Barn', place: 'g.2.' },
      description: 'New',
      photoUrl: '/files/b.webp',
      questions: [{ questionUuid: 'a', question: 'Which song?' }],
      animation: 'snow',
      openInvite: false,
      remindersEnabled: false,
    }
    const changes = eventChanges(event, { ...event, ...after })
    expect(changes.map(({ field }) => field)).toEqual([
      'title',
      'time',
      'place',
      'plusOnes',
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

  it('include the date that the host decided, and that it is to be decided again', () => {
    const undatedEvent = { ...event, startTime: 0, dateUndecided: true }
    const time = { field: 'time', label: 'Time' }
    const [dateText, none] = ['Friday, December 4, 2026, 7:00 PM PST', 'Date to be decided']
    expect(eventChanges(undatedEvent, event)).toEqual([{ ...time, before: none, after: dateText }])
    expect(eventChanges(event, undatedEvent)).toEqual([{ ...time, before: dateText, after: none }])
    expect(notifiesByDefault(eventChanges(undatedEvent, event))).toBe(true)
    expect(eventChanges(undatedEvent, { ...undatedEvent, timeZone: 'Europe/Paris' }), 'a zone without a date').toEqual(
      [],
    )
  })

  it('notify guests automatically only of time and place [EDIT-14]', () => {
    const isNotified = (after: object) => notifiesByDefault(eventChanges(event, { ...event, ...after }))
    expect(isNotified({ startTime: start + 120_000 })).toBe(true)
    expect(isNotified({ endTime: start + 7_200_000 })).toBe(true)
    expect(isNotified({ timeZone: 'America/Denver' })).toBe(true)
    expect(isNotified({ location: { displayName: 'Elsewhere' } })).toBe(true)
    expect(isNotified({ title: 'Other', description: 'Other', animation: 'snow', openInvite: false })).toBe(false)
  })
})

it.each([
  ['another zone with the same time', { timeZone: 'Europe/Berlin' }, { timeZone: 'Europe/Vienna' }, ['time']],
  ['a suggestion for the same address', {}, { location: { displayName: '12 Lane', place: 'g.2.' } }, ['place']],
  [
    'a name that moved',
    { location: { placeName: 'Mill', displayName: 'A' } },
    { location: { displayName: 'Mill, A' } },
    ['place'],
  ],
  ['the capacity', {}, { capacity: 40 }, ['capacity']],
  ['reminders', { remindersEnabled: true }, { remindersEnabled: false }, ['options']],
  ['another hour of a deadline', { rsvpBy: start - 86_400_000 }, { rsvpBy: start - 86_460_000 }, ['options']],
  ['line ends of another device', { description: 'a\nb' }, { description: 'a\r\nb\r\n' }, []],
  ['accents of another device', { description: 'Café' }, { description: 'Cafe\u0301' }, []],
] as const)('%s is a change that no guest sees', (_what, before, after, fields) => {
  const changes = eventChanges({ ...event, ...before }, { ...event, ...after })
  expect(changes.map(({ field }) => field)).toEqual(fields)
  expect([changes.some(isForGuests), notifiesByDefault(changes)]).toEqual([false, false])
})

it('guests see what happens after a deadline, although its day is the same', () => {
  const deadline = { ...event, rsvpBy: start - 86_400_000 }
  expect(eventChanges(deadline, { ...deadline, lateRsvps: 'ask' }).map(isForGuests)).toEqual([true])
})

describe('two events', () => {
  it('are equal if they start within a minute of each other and everything else matches [LIFE-16, CONST-36]', () => {
    fc.assert(
      fc.property(fc.integer({ min: -600_000, max: 600_000 }), (shift) => {
        const other = { ...event, startTime: start + shift }
        expect(isSameEvent(event, other)).toBe(Math.abs(shift) <= 60_000)
      }),
      { examples: [[60_000], [60_001], [-60_000], [-60_001]] },
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
