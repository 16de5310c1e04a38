import { describe, expect, it } from 'vitest'
import { checkPairs } from '../../tokens/checkPairs.ts'
import { contrast } from '../../tokens/contrast.ts'
import { themeNames, tokenNames } from '../../tokens/names.ts'
import { pairs, pairsOf } from '../../tokens/pairs.ts'
import { themes } from '../../tokens/themes.ts'

describe('contrast', () => {
  it.each(themeNames)('of every pair is enough in the theme %s', (name) => {
    expect(checkPairs(themes[name].color, pairsOf(name))).toEqual([])
  })

  it('is 7 for text and 4.5 for every line where a reader asks for more', () => {
    const asked = (name: 'contrast' | 'contrast-dark' | 'dark') =>
      Object.fromEntries(pairsOf(name).map(([minimum, foreground]) => [foreground, minimum]))
    for (const name of ['contrast', 'contrast-dark'] as const) {
      expect(asked(name)).toMatchObject({ ink: 7, 'ink-muted': 7, error: 7, 'button-ink': 7, 'danger-ink': 7 })
      expect(asked(name)).toMatchObject({ 'line-strong': 4.5, line: 4.5, focus: 4.5 })
      const walked = pairsOf(name).map(([, ...colours]) => colours.join(' on '))
      expect(walked).toEqual(expect.arrayContaining(pairs.map(([, ...colours]) => colours.join(' on '))))
      // What is enough elsewhere is not enough here.
      expect(checkPairs(themes.none.color, pairsOf(name)).length).toBeGreaterThan(0)
    }
    expect(asked('dark')).toMatchObject({ ink: 4.5, 'line-strong': 3 })
  })

  it('of text is 4.5, on every ground [CONST-27]', () => {
    const inks = pairs.filter(([, foreground]) => /ink|highlight|error|success/.test(foreground))
    expect(new Set(inks.map(([minimum]) => minimum))).toEqual(new Set([4.5]))
    for (const name of themeNames) expect(checkPairs(themes[name].color, inks)).toEqual([])
  })

  it('fails a pair that falls short', () => {
    const palette = { ...themes.none.color, 'ink-muted': '#8a8a8a' }
    expect(
      checkPairs(palette, pairs).map(({ pair: [, foreground, background] }) => `${foreground} on ${background}`),
    ).toContain('ink-muted on tint-pressed')
  })

  it('is rounded down: 4.499 is not 4.5', () => {
    // 4.478 and 4.542 against white.
    expect(contrast('#777777', '#ffffff')).toBe(4.47)
    expect(contrast('#767676', '#ffffff')).toBe(4.54)
  })

  it('lays colours with alpha over their ground', () => {
    const palette = { page: '#ffffff', veil: '#00000080', ink: '#ffffff' }
    expect(checkPairs(palette, [[21, 'ink', 'veil']])[0]?.measured).toBe(4)
  })

  it('throws on a token that does not exist', () => {
    expect(() => checkPairs(themes.none.color, [[4.5, 'ink', 'paper']])).toThrow('paper')
  })

  it('is asked of every ink and every ground', () => {
    const walked = new Set(pairs.flatMap(([, foreground, background]) => [foreground, background]))
    // A hairline is decoration; the veil carries nothing.
    const left = Object.keys(tokenNames.color).filter((name) => !walked.has(name))
    expect(left).toEqual(['line', 'backdrop'])
  })
})
