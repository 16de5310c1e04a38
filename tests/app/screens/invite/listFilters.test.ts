import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { countIn, filtersOf, listedIn, tallyOf, type ListFilter } from '../../../../app/screens/invite/listFilters.ts'
import { counts, goingCount } from '../../../../contract/rules/guests/heads.ts'

const guestOf = (fields: Partial<Invitee>): Invitee => ({
  inviteeId: '6f0f3b5e-2a3c-4d5e-8f90-0123456789ab',
  name: 'Gus',
  role: 'attendee',
  rsvpStatus: 'YES',
  inviteStatus: 'SUCCESS',
  additionalGuestCount: 0,
  rsvpMessage: '',
  answers: [],
  isNew: false,
  ...fields,
})

const guest: fc.Arbitrary<Invitee> = fc
  .record({
    rsvpStatus: fc.constantFrom('INVITED', 'SEEN', 'YES', 'NO', 'HIDDEN'),
    inviteStatus: fc.constantFrom('PENDING', 'TRIGGERED', 'SUCCESS', 'OPENED', 'CLICKED', 'FAILED'),
    waitlistStatus: fc.constantFrom(undefined, 'PENDING_APPROVAL', 'DENIED', 'APPROVED'),
    additionalGuestCount: fc.nat(8),
  })
  .map(guestOf)

it('filters count guests on the list and add up to All, and Going also says the people, as the headcount does [GLIST-14, GLIST-15, EVLIST-28]', () => {
  fc.assert(
    fc.property(fc.array(guest, { maxLength: 20 }), (guests) => {
      for (const filter of filtersOf(guests)) {
        const { count, detail } = countIn(guests, filter)
        expect(count).toBe(listedIn(guests, filter).length)
        const people = goingCount(guests)
        expect(detail).toBe(
          filter === 'Going' && people !== count ? `${people} ${people === 1 ? 'person' : 'people'}` : undefined,
        )
      }
      // Those on the waitlist or denied said yes, but aren't going.
      const countOf = (filter: ListFilter) => countIn(guests, filter).count
      const heldCount = guests.filter((one) => one.rsvpStatus === 'YES' && !counts(one)).length
      expect(countOf('Unsent') + countOf('Going') + countOf('Not Going') + countOf('Awaiting') + heldCount).toBe(
        countOf('All'),
      )
    }),
  )
  const party = [guestOf({ additionalGuestCount: 2 }), guestOf({ role: 'organizer' }), guestOf({ rsvpStatus: 'NO' })]
  expect([countIn(party, 'Going'), countIn(party, 'All')]).toEqual([{ count: 2, detail: '4 people' }, { count: 3 }])
})

it('say the number of people only of those waiting, because the headcount says the others', () => {
  const pair = guestOf({ additionalGuestCount: 2 })
  for (const filter of ['All', 'Going'] as const) expect(tallyOf([pair, guestOf({})], filter)).toBeUndefined()
  expect(tallyOf([guestOf({ waitlistStatus: 'PENDING_APPROVAL' })], 'Waitlisted')).toBeUndefined()
  const waiting = guestOf({ waitlistStatus: 'PENDING_APPROVAL', additionalGuestCount: 1 })
  expect(tallyOf([waiting], 'Waitlisted')).toBe('1 guest on the list, 2 people with plus-ones')
})

it('guests on the waitlist have a filter as long as there are any', () => {
  const waiting = guestOf({ waitlistStatus: 'PENDING_APPROVAL', additionalGuestCount: 1 })
  expect(filtersOf([guestOf({}), waiting])).toContain('Waitlisted')
  expect(filtersOf([guestOf({})])).not.toContain('Waitlisted')
  expect([countIn([waiting], 'Going').count, countIn([waiting], 'Waitlisted').count]).toEqual([0, 1])
})
