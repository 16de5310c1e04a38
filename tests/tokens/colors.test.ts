import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { avatarColorOf, avatarColors, avatarInk } from '../../tokens/avatarColors.ts'
import { contrast, luminance, textContrast } from '../../tokens/contrast.ts'
import { themeDefaults } from '../../tokens/defaults.ts'
import { difference } from '../../tokens/hierarchy/difference.ts'
import { presets } from '../../tokens/names.ts'
import { fromOklch, toOklch } from '../../tokens/oklch.ts'
import { themes } from '../../tokens/themes.ts'
import { mix, over, parseHex, toHex } from '../../tokens/tint.ts'

const channel = fc.integer({ min: 0, max: 255 })
const hex = fc.tuple(channel, channel, channel).map((rgb) => toHex(rgb))

describe('colors', () => {
  it('survive being parsed and formatted', () => {
    fc.assert(
      fc.property(fc.tuple(channel, channel, channel), (rgb) => {
        expect(parseHex(toHex(rgb))).toEqual(rgb)
      }),
    )
  })

  it('survive conversion to OKLCH and back', () => {
    fc.assert(
      fc.property(hex, (color) => {
        expect(fromOklch(toOklch(color))).toBe(color)
      }),
    )
  })

  it('differ by their distance in Oklab', () => {
    expect(difference('#ffffff', '#000000')).toBeCloseTo(1, 5)
    expect(difference('#ff0000', '#00ff00')).toBeCloseTo(0.52, 2)
    expect(difference('#bd1e2a', '#bd1e2a')).toBe(0)
  })

  it('stay within sRGB for any OKLCH input', () => {
    const anyColor = fc.record({
      lightness: fc.double({ min: 0.1, max: 0.98, noNaN: true }),
      chroma: fc.double({ min: 0, max: 0.4, noNaN: true }),
      hue: fc.double({ min: 0, max: 6.3, noNaN: true }),
    })
    fc.assert(
      fc.property(anyColor, (color) => {
        const shownColor = toOklch(fromOklch(color))
        expect(Math.abs(shownColor.lightness - color.lightness)).toBeLessThan(0.02)
      }),
    )
  })

  it('mix as alpha blending does', () => {
    expect(mix('#ffffff', '#000000', 0.5)).toBe('#808080')
    expect(over('#00000080', '#ffffff')).toBe('#7f7f7f')
    expect(over('#123456', '#ffffff')).toBe('#123456')
  })

  it('have known contrasts', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21)
    expect(contrast('#ffffff', '#ffffff')).toBe(1)
    expect(contrast('#ff0000', '#ffffff')).toBe(3.99)
    expect(contrast('#0000FF', '#ffffff')).toBe(8.59)
  })

  it('have the luminance that WCAG defines, including from the cache', () => {
    const linear = (value: number) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4
    fc.assert(
      fc.property(fc.tuple(channel, channel, channel), (rgb) => {
        const [red, green, blue] = rgb.map(linear)
        const definedLuminance = 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
        expect(luminance(toHex(rgb))).toBeCloseTo(definedLuminance, 12)
        expect(luminance(toHex(rgb))).toBeCloseTo(definedLuminance, 12)
      }),
      { numRuns: 3_000 },
    )
  })
})

describe('presets', () => {
  it('are None, Home, Orange, Welcome and Inverted [CONST-32]', () => {
    expect(presets).toEqual(['none', 'home', 'orange', 'welcome', 'inverted'])
    expect(new Set(presets.map((preset) => themes[preset].color.page)).size).toBe(presets.length)
  })

  it('start from black, yellow, orange and white [CONST-30]', () => {
    const { color } = themes.home
    expect([color.page, color.ink, color.button]).toEqual(['#000000', '#ffffff', themeDefaults.secondary])
    const hue = (value: string) => toOklch(value).hue
    expect(Math.abs(hue(color.highlight) - hue(themeDefaults.highlight))).toBeLessThan(0.2)
  })
})

describe('avatars', () => {
  it('have eight colors on which their initials are readable [CONST-45, CONST-47]', () => {
    expect(new Set(avatarColors).size).toBe(8)
    for (const color of avatarColors) expect(contrast(avatarInk, color)).toBeGreaterThanOrEqual(textContrast)
  })

  it('give each person a fixed color and use all colors for many people [CONST-45]', () => {
    const counts = avatarColors.map(() => 0)
    for (let person = 0; person < 8_000; person += 1) {
      const at = avatarColorOf(`guest${person}@example.com`)
      expect(avatarColorOf(`guest${person}@example.com`)).toBe(at)
      counts[at] = (counts[at] ?? 0) + 1
    }
    for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(200)
  })
})
