import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchTheme, matchThemes } from '../../../../contract/rules/events/matchThemes.ts'
import { singular, wordsOf } from '../../../../contract/rules/words.ts'
import { partyThemes } from '../../../../contract/themes/catalog.ts'

describe('themes', () => {
  it.each(partyThemes.map((theme) => [theme.id, theme.name] as const))('%d is found by its title %s', (_, name) => {
    expect(matchTheme(name)?.name).toBe(name)
  })

  it('are found by title, keyword or description [THEME-08]', () => {
    expect(matchTheme('Murder Mystery at the manor')?.name).toBe('Murder Mystery')
    expect(matchTheme('whodunit')?.name).toBe('Murder Mystery')
    expect(matchTheme('croquet')?.name).toBe('Garden Party')
    expect(matchTheme('thandai')?.name).toBe('Holi')
    // This word is only in the description.
    expect(matchTheme('applesauce')?.name).toBe('Hanukkah')
  })

  it.each([
    ['Maya turns 6, dinosaurs', 'Dinosaurs'],
    ['DINO', 'Dinosaurs'],
    ['our quinceanera', 'Quinceañera'],
    ['dia de los muertos', 'Día de los Muertos'],
    ['mothers day', "Mother's Day"],
    ['Mother’s Day lunch', "Mother's Day"],
    ['potlucks', 'Potluck'],
    ['an xmas party', 'Christmas'],
    ['bbq in the yard', 'Barbecue'],
    ['Superbowl', 'Watch Party'],
    ['Sam’s 30th', '30th Birthday'],
  ])('are found ignoring case, accents and plurals: %s', (text, name) => {
    expect(matchTheme(text)?.name).toBe(name)
  })

  it('are found by the beginning of a word, from three letters [THEME-08]', () => {
    expect(matchTheme('murd')?.name).toBe('Murder Mystery')
    expect(matchTheme('barbe')?.name).toBe('Barbecue')
    expect(matchThemes('mu').map(({ name }) => name)).not.toContain('Murder Mystery')
  })

  it('count a word of the title more than one of a keyword, and a whole keyword most [THEME-08]', () => {
    const [first, second] = matchThemes('mystery').map(({ name }) => name)
    expect([first, second]).toEqual(['Murder Mystery', 'Masquerade'])
    expect(matchTheme('shower')?.name).toBe('Baby Shower')
    expect(matchTheme('cake tasting')?.name).toBe('General Birthday')
  })

  it('do not match unrelated words', () => {
    for (const text of ['', '   ', 'zzzz', '…', 'the party']) expect(matchThemes(text)).toEqual([])
    expect(matchTheme('zzzz')).toBeUndefined()
    // Words in many names don't tell themes apart.
    for (const word of ['party', 'night', 'day', 'celebrate', 'invite']) expect(matchThemes(word), word).toEqual([])
  })

  it('have the same order every time, for any query', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const matchedThemes = matchThemes(text)
        expect(matchThemes(text)).toEqual(matchedThemes)
        expect(new Set(matchedThemes).size).toBe(matchedThemes.length)
      }),
    )
  })
})

describe('words', () => {
  it.each([
    ['parties', 'party'],
    ['foxes', 'fox'],
    ['glass', 'glass'],
    ['circus', 'circus'],
    ['80s', '80s'],
    ['pies', 'pie'],
    ['friesland', 'friesland'],
  ])('%s is reduced to %s', (word, one) => {
    expect(singular(word)).toBe(one)
  })

  it('have no accents, apostrophes or symbols', () => {
    expect(wordsOf('Tías & Mother’s PIÑATA!')).toEqual(['tia', 'mother', 'pinata'])
  })
})
