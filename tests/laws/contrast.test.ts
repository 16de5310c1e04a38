import { describe, expect, it } from 'vitest'
import { checkPairs } from '../../tokens/checkPairs.ts'
import { contrast } from '../../tokens/contrast.ts'
import { themeNames, tokenNames } from '../../tokens/names.ts'
import { pairs, pairsOf } from '../../tokens/pairs.ts'
import { themes } from '../../tokens/themes.ts'

describe('contrast', () => {
  it.each(themeNames)('is high enough for every pair in the theme %s', (name) => {
    expect(checkPairs(themes[name].color, pairsOf(name))).toEqual([])
  })

  it('is at least 7 for text and 4.5 for lines in the high-contrast themes', () => {
    const minimums = (name: 'contrast' | 'contrast-dark' | 'dark') =>
      Object.fromEntries(pairsOf(name).map(([minimum, foreground]) => [foreground, minimum]))
    for (const name of ['contrast', 'contrast-dark'] as const) {
      expect(minimums(name)).toMatchObject({ ink: 7, 'ink-muted': 7, error: 7, 'button-ink': 7, 'danger-ink': 7 })
      expect(minimums(name)).toMatchObject({ 'line-strong': 4.5, line: 4.5, focus: 4.5 })
      const checkedPairs = pairsOf(name).map(([, ...colors]) => colors.join(' on '))
      expect(checkedPairs).toEqual(expect.arrayContaining(pairs.map(([, ...colors]) => colors.join(' on '))))
      // The regular theme isn't good enough for a high-contrast one.
      expect(checkPairs(themes.none.color, pairsOf(name)).length).toBeGreaterThan(0)
    }
    expect(minimums('dark')).toMatchObject({ ink: 4.5, 'line-strong': 3 })
  })

  it('is at least 4.5 for text on every background [CONST-27]', () => {
    const inks = pairs.filter(([, foreground]) => /ink|highlight|error|success/.test(foreground))
    expect(new Set(inks.map(([minimum]) => minimum))).toEqual(new Set([4.5]))
    for (const name of themeNames) expect(checkPairs(themes[name].color, inks)).toEqual([])
  })

  it('fails for a pair below its minimum', () => {
    const palette = { ...themes.none.color, 'ink-muted': '#8a8a8a' }
    expect(
      checkPairs(palette, pairs).map(({ pair: [, foreground, background] }) => `${foreground} on ${background}`),
    ).toContain('ink-muted on tint-pressed')
  })

  it('is rounded down, so that 4.499 is not 4.5', () => {
    // 4.478 and 4.542 against white.
    expect(contrast('#777777', '#ffffff')).toBe(4.47)
    expect(contrast('#767676', '#ffffff')).toBe(4.54)
  })

  it('blends colors with alpha over their background', () => {
    const palette = { page: '#ffffff', veil: '#00000080', ink: '#ffffff' }
    expect(checkPairs(palette, [[21, 'ink', 'veil']])[0]?.measuredContrast).toBe(4)
  })

  it('throws for a token that does not exist', () => {
    expect(() => checkPairs(themes.none.color, [[4.5, 'ink', 'paper']])).toThrow('paper')
  })

  it('is checked for every foreground and every background', () => {
    const checkedNames = new Set(pairs.flatMap(([, foreground, background]) => [foreground, background]))
    // Hairlines are decorative, and no text appears on the backdrop.
    const uncheckedNames = Object.keys(tokenNames.color).filter((name) => !checkedNames.has(name))
    expect(uncheckedNames).toEqual(['line', 'backdrop'])
  })
})
