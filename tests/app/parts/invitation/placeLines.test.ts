import { describe, expect, it } from 'vitest'
import { placeLines } from '../../../../app/parts/invitation/placeLines.ts'
import type { Invitee } from '../../../../contract/nouns/guest.ts'
import type { VisibleLocation } from '../../../../contract/nouns/place.ts'

const linesOf = (location: VisibleLocation | null, rsvpStatus: Invitee['rsvpStatus'] = 'SEEN') =>
  placeLines({
    location,
    isHost: false,
    addressAudience: 'signedIn',
    rsvpChoices: ['YES', 'NO'],
    invitee: { rsvpStatus },
  })

describe('the link of a location', () => {
  it('opens any address in maps, also one that the host only typed', () => {
    const href = 'https://maps.google.com/?q=42%20Fig%20Lane%2C%20Oakland'
    const displayName = '42 Fig Lane, Oakland'
    expect(linesOf({ displayName })).toEqual([displayName, undefined, href])
    expect(linesOf({ displayName, place: 'id', placeName: 'The Old Mill' })).toEqual([
      'The Old Mill',
      displayName,
      href,
    ])
  })

  it('is missing for a town, below which it says who sees the address', () => {
    const [town, whoSees, href] = linesOf({ kind: 'town', city: 'Oakland' })
    expect([town, whoSees, href]).toEqual(['Oakland', 'Please log in or RSVP to view the location', undefined])
  })

  it.each([
    ['MAYBE', "Say you're going or log in to view the location"],
    ['NO', "Say you're going or log in to view the location"],
    // Guests on the waitlist have said yes.
    ['YES', 'Please log in to view the location'],
  ] as const)('asks a guest who said %s for no RSVP again', (rsvpStatus, whoSees) => {
    expect(linesOf({ kind: 'town', city: 'Oakland' }, rsvpStatus)[1]).toBe(whoSees)
  })

  it('joins a party online, and is missing if there is nothing to open', () => {
    expect(linesOf({ kind: 'online', url: 'https://meet.example/1' })[2]).toBe('https://meet.example/1')
    expect(linesOf({ kind: 'undecided' })[2]).toBeUndefined()
    expect(linesOf(null)[2]).toBeUndefined()
  })
})
