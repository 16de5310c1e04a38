import fc from 'fast-check'
import { expect, it } from 'vitest'
import { goingCount, type CountedGuest } from '../../../../contract/rules/guests/heads.ts'

const guest = (over: Partial<CountedGuest> = {}): CountedGuest => ({
  rsvpStatus: 'YES',
  additionalGuestCount: 0,
  ...over,
})

it('includes the plus-ones of every yes [EVLIST-28]', () => {
  expect(goingCount([guest({ additionalGuestCount: 2 }), guest(), guest({ rsvpStatus: 'NO' })])).toBe(4)
})

it('excludes denied and waitlisted guests, and counts those without a waitlist status [EVLIST-27, INV-15]', () => {
  expect(
    goingCount([
      guest({ waitlistStatus: 'DENIED', additionalGuestCount: 8 }),
      guest({ waitlistStatus: 'PENDING_APPROVAL' }),
      guest({ waitlistStatus: 'APPROVED' }),
      guest(),
    ]),
  ).toBe(2)
})

it('does not depend on the order of the list', () => {
  const any = fc.record({
    rsvpStatus: fc.constantFrom<CountedGuest['rsvpStatus'][]>('INVITED', 'SEEN', 'YES', 'NO', 'HIDDEN'),
    waitlistStatus: fc.constantFrom<CountedGuest['waitlistStatus'][]>(
      undefined,
      'PENDING_APPROVAL',
      'DENIED',
      'APPROVED',
    ),
    additionalGuestCount: fc.integer({ min: 0, max: 8 }),
  })
  fc.assert(fc.property(fc.array(any), (guests) => goingCount(guests) === goingCount(guests.toReversed())))
})
