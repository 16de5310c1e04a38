import { describe, expect, it } from 'vitest'
import { networksOf, siteOf } from '../../../server/core/networks.ts'

describe('the networks that limits count', () => {
  it.each([
    ['203.0.113.9', ['203.0.113.9', '203.0.113.0/24']],
    ['::ffff:203.0.113.9', ['203.0.113.9', '203.0.113.0/24']],
    ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1::/48']],
    ['2001:db8:1:ab12::6', ['2001:db8:1:ab12::/64', '2001:db8:1:ab00::/56', '2001:db8:1::/48']],
    ['2001:DB8::1', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0::/48']],
    ['::1', ['0:0:0:0::/64', '0:0:0:0::/56', '0:0:0::/48']],
    ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0:0::/56', 'fe80:0:0::/48']],
  ])('of %s are %s', (address, names) => {
    expect(networksOf(address).map(({ name }) => name)).toEqual(names)
  })

  it('of two households in one /48, or of two addresses in one /24, differ up to there', () => {
    const sharedBy = (one: string, other: string): string[] => {
      const names = new Set(networksOf(other).map(({ name }) => name))
      return networksOf(one).flatMap(({ name }) => (names.has(name) ? [name] : []))
    }
    expect(sharedBy('2001:db8:1:100::1', '2001:db8:1:200::1')).toEqual(['2001:db8:1::/48'])
    expect(sharedBy('203.0.113.9', '203.0.113.10')).toEqual(['203.0.113.0/24'])
    expect(sharedBy('2001:db8:1::1', '2001:db8:2::1')).toEqual([])
  })

  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:ab12::6', '2001:db8:1::/48'],
  ])('take turns: %s as %s', (address, site) => {
    expect(siteOf(address)).toBe(site)
  })
})
