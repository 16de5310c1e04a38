import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPlaceName, isRealPlace } from '../../../../contract/rules/events/placeRules.ts'

const streetLevel = [
  'street_number',
  'street_address',
  'route',
  'intersection',
  'premise',
  'subpremise',
  'floor',
  'room',
  'post_box',
  'plus_code',
]
const street = fc.constantFrom(...streetLevel)
const beyond = fc.constantFrom('locality', 'postal_town', 'administrative_area_level_1', 'postal_code', 'country')
const general = fc.constantFrom('political', 'geocode')
const streetPart = fc.record({ types: fc.tuple(street, general).map(([kind, other]) => [kind, other]) })
const beyondPart = fc.record({ types: fc.tuple(beyond, general).map(([kind, other]) => [other, kind]) })
const noPart = fc.record({ types: fc.array(general) })

describe('a real place', () => {
  it('has a component other than the street, in any position [PLACE-08]', () => {
    const parts = fc.tuple(fc.array(fc.oneof(streetPart, noPart)), beyondPart, fc.array(fc.oneof(streetPart, noPart)))
    fc.assert(fc.property(parts, ([before, part, after]) => isRealPlace([...before, part, ...after])))
  })

  it('does not consist only of streets, however many [PLACE-08]', () => {
    for (const kind of [...streetLevel, 'political', 'geocode'])
      expect(isRealPlace([{ types: [kind] }, { types: [] }]), kind).toBe(false)
    fc.assert(fc.property(fc.array(fc.oneof(streetPart, noPart)), (parts) => !isRealPlace(parts)))
  })
})

describe('the name of a place', () => {
  it('starts with anything but a digit [PLACE-09]', () => {
    const digit = fc.constantFrom(...'0123456789', '٣', '५')
    const space = fc.constantFrom('', ' ', '\t')
    fc.assert(fc.property(space, digit, fc.string(), (before, first, rest) => !isPlaceName(before + first + rest)))
    const letter = fc.constantFrom('A', 'z', 'É', '東', '#', '½', "'")
    fc.assert(fc.property(space, letter, fc.string(), (before, first, rest) => isPlaceName(before + first + rest)))
    expect([isPlaceName(''), isPlaceName(' '), isPlaceName('Pier 39'), isPlaceName('1015 Folsom')]).toEqual([
      false,
      false,
      true,
      false,
    ])
  })
})
