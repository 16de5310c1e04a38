import { expect, it } from 'vitest'
import { locationLine, openPartOf } from '../../../../contract/rules/events/locationLine.ts'

const street = '12 Secret Lane'

it('of a place is the town, never the address or the name of the venue [AUTHZ-18]', () => {
  const address = { address1: street, city: ' Oakland ', admin1: 'CA', postalCode: '94601', country: 'US' }
  const place = { displayName: `${street}, Oakland`, placeName: 'The Old Mill', place: 'g.1', address }
  expect(openPartOf(place)).toEqual({ kind: 'town', city: 'Oakland' })
  expect(locationLine({ kind: 'town', city: 'Oakland' })).toBe('Oakland')
  expect(openPartOf({ kind: 'town', city: 'Oakland' })).toEqual({ kind: 'town', city: 'Oakland' })
  for (const city of [undefined, '', '  ', 'Win at win.example.com/x'])
    expect(openPartOf({ ...place, address: { ...address, city } }), city).toBeNull()
  expect(openPartOf({ displayName: street })).toBeNull()
})

it('of a party online is that it is online, and of an undecided place that it is undecided', () => {
  expect(openPartOf({ kind: 'online', url: 'https://meet.example/1' })).toEqual({ kind: 'online', url: null })
  expect(openPartOf({ kind: 'online' })).toEqual({ kind: 'online' })
  expect(openPartOf({ kind: 'undecided' })).toEqual({ kind: 'undecided' })
})
