import { describe, expect, it } from 'vitest'
import {
  addressAudience,
  addressAudiences,
  isAddressAudience,
} from '../../../../contract/rules/events/addressAudience.ts'

describe('the audience of an address', () => {
  it.each([undefined, null])('follows the waitlist while the setting is %s [AUTHZ-18]', (addressFor) => {
    expect(addressAudience({ addressFor, hasWaitlist: false })).toBe('signedIn')
    expect(addressAudience({ addressFor, hasWaitlist: true })).toBe('confirmed')
  })

  it.each(addressAudiences)('is %s if the host chose it, with or without a waitlist', (addressFor) => {
    for (const hasWaitlist of [true, false]) expect(addressAudience({ addressFor, hasWaitlist })).toBe(addressFor)
  })

  it('has no other names', () => {
    expect(['signedIn', 'confirmed', 'everyone', ''].filter(isAddressAudience)).toEqual(addressAudiences)
  })
})
