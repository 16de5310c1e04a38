import { expect, it } from 'vitest'
import { asChoice, asksHost, asRsvp, givenRsvp, mayChoose } from '../../../../contract/rules/guests/givenRsvp.ts'
import { rsvpChoices, rsvpNote, type OwnRsvp, type Terms } from '../../../../contract/rules/guests/rsvpTerms.ts'

const now = Date.UTC(2026, 10, 27, 20)
const day = 86_400_000
const terms = (over: Partial<Terms> = {}): Terms => ({
  hasWaitlist: false,
  hostedBy: 'Maya',
  timeZone: 'America/Los_Angeles',
  ...over,
})
const note = (over: Partial<Terms>, given?: OwnRsvp['rsvpStatus'], awaitsApproval = false): string =>
  rsvpNote(terms(over), { rsvpStatus: given, awaitsApproval }, now)

it('reads an RSVP in any case, and nothing else', () => {
  expect(['yes', 'NO', 'Maybe'].map(asRsvp)).toEqual(['YES', 'NO', 'MAYBE'])
  expect(['seen', '', null, undefined, 'HIDDEN'].map(asRsvp)).toEqual(Array.from({ length: 5 }))
  expect(['INVITED', 'SEEN', 'YES', 'HIDDEN'].map((rsvpStatus) => givenRsvp({ rsvpStatus }))).toEqual([
    undefined,
    undefined,
    'YES',
    undefined,
  ])
  expect(givenRsvp(null)).toBeUndefined()
  expect(['Yes', 'seen', 'HIDDEN', ''].map(asChoice)).toEqual(['YES', 'SEEN', undefined, undefined])
})

it('offers a maybe only if the host allows it', () => {
  expect(rsvpChoices(terms(), { rsvpStatus: undefined }, now)).toBeUndefined()
  expect(rsvpChoices(terms({ allowMaybe: true }), { rsvpStatus: undefined }, now)).toEqual(['YES', 'MAYBE', 'NO'])
  expect([mayChoose({}, 'MAYBE'), mayChoose({}, 'YES'), mayChoose({}, null)]).toEqual([false, true, false])
  expect(mayChoose({ rsvpChoices: ['NO'] }, 'YES')).toBe(false)
})

it('offers a no and a yes so far after a deadline that closes, and a yes that is up to the host after one that asks', () => {
  const closed = terms({ allowMaybe: true, rsvpBy: now, lateRsvps: 'closed' })
  const offeredRsvps = (given: OwnRsvp['rsvpStatus']) => rsvpChoices(closed, { rsvpStatus: given }, now)
  expect([offeredRsvps(undefined), offeredRsvps('YES'), offeredRsvps('MAYBE')]).toEqual([['NO'], ['YES', 'NO'], ['NO']])
  expect(rsvpChoices(closed, { rsvpStatus: undefined }, now - 1)).toEqual(['YES', 'MAYBE', 'NO'])
  const lateTerms = (ownRsvp: OwnRsvp) => {
    const lateRsvps = 'ask' as const
    const choices = rsvpChoices({ ...closed, lateRsvps }, ownRsvp, now)
    return [choices, asksHost({ lateRsvps, rsvpChoices: choices })]
  }
  for (const given of [undefined, 'MAYBE', 'NO'] as const)
    expect(lateTerms({ rsvpStatus: given })).toEqual([['YES', 'NO'], true])
  expect(lateTerms({ rsvpStatus: 'YES', awaitsApproval: true })).toEqual([['YES', 'NO'], true])
  expect(lateTerms({ rsvpStatus: 'YES' }), 'a spot').toEqual([undefined, false])
  expect(asksHost({ lateRsvps: 'ask', rsvpChoices: ['YES', 'MAYBE', 'NO'] }), 'before the deadline').toBe(false)
  expect(asksHost({ lateRsvps: 'closed', rsvpChoices: ['YES', 'NO'] })).toBe(false)
})

it('says when to RSVP by, and then that RSVPs are closed or up to the host', () => {
  expect(note({})).toBe('')
  expect(note({ rsvpBy: now + day })).toBe('RSVP by Saturday, November 28.')
  expect(note({ rsvpBy: now - day, lateRsvps: 'closed' })).toBe(
    'RSVPs closed on Thursday, November 26. Still want to come? Send Maya a message.',
  )
  expect(
    rsvpNote(terms({ rsvpBy: now - day, lateRsvps: 'closed' }), { rsvpStatus: undefined, hasWritten: true }, now),
  ).toBe(
    'We sent Maya your message. RSVPs closed on Thursday, November 26, so Maya decides whether you can still come.',
  )
  expect(note({ rsvpBy: now - day, lateRsvps: 'ask' }, 'NO')).toBe(
    'RSVPs closed on Thursday, November 26. You can still ask to come, and Maya will decide.',
  )
  expect(note({ rsvpBy: now - day, lateRsvps: 'closed' }, 'YES')).toBe('')
  expect(note({ rsvpBy: now - day, lateRsvps: 'ask' }, 'YES', true)).toContain("needs Maya's approval")
  expect(note({ rsvpBy: now - day, lateRsvps: 'ask', hasWaitlist: true }, 'YES', true)).toBe('')
})

it('says to guests who said maybe when to decide', () => {
  expect(note({ allowMaybe: true, decideBy: now + day }, 'MAYBE')).toBe('Decide by Saturday, November 28.')
  expect(note({ allowMaybe: true, decideBy: now + day }, 'YES')).toBe('')
  expect(note({ allowMaybe: true, decideBy: now }, 'MAYBE')).toBe('Maya would like a yes or no now.')
  expect(note({ allowMaybe: true }, 'MAYBE')).toBe('')
  expect(note({}, 'MAYBE')).toBe('Maya needs a yes or no. Please choose one.')
  expect(note({ allowMaybe: true, decideBy: now + day, rsvpBy: now + 40 * day }, 'MAYBE')).toBe(
    'Decide by Saturday, November 28. RSVPs close on Wednesday, January 6, 2027.',
  )
  expect(note({ allowMaybe: true, decideBy: now + 2 * day, rsvpBy: now + day }, 'MAYBE')).toBe(
    'RSVP by Saturday, November 28. Decide by Sunday, November 29.',
  )
})

it('says that a party is full, unless RSVPs are closed or up to the host', () => {
  const fullNote = (over: Partial<Terms>): string => rsvpNote(terms(over), { rsvpStatus: undefined, isFull: true }, now)
  const full = "The party is full. Join the waitlist, and we'll let you know if a spot opens up."
  expect(fullNote({})).toBe(full)
  expect(fullNote({ rsvpBy: now + day })).toBe(`${full} RSVP by Saturday, November 28.`)
  for (const lateRsvps of ['closed', 'ask'] as const)
    expect(fullNote({ rsvpBy: now - day, lateRsvps })).not.toContain('waitlist')
})
