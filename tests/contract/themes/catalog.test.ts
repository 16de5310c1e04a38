import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { letterings } from '../../../contract/rules/events/letterings.ts'
import { partyThemes, smallThemeCategories, themeById, themeCategories } from '../../../contract/themes/catalog.ts'
import { partyGalleries } from '../../../contract/themes/galleries.ts'
import { letteringOf, themesByLettering } from '../../../contract/themes/letteringOf.ts'
import { checkPairs } from '../../../tokens/checkPairs.ts'
import { pairs } from '../../../tokens/pairs.ts'
import { palette } from '../../../tokens/palette.ts'

/** The specified names and numbers. */
const specifiedRows = readFileSync(new URL('catalog.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [level, id, parent, name] = line.split('\t')
    return { level, id: Number(id), parent: Number(parent), name: name?.startsWith('(solo') ? '' : name }
  })
const rows = (level: string) => specifiedRows.filter((row) => row.level === level)

const all = themeCategories.flatMap(({ subcategories }) => subcategories)

describe('the theme catalog', () => {
  it('has five top-level categories, 500 to 504 [THEME-01]', () => {
    expect(themeCategories.map(({ id, name }) => ({ id, name }))).toEqual(
      rows('category').map(({ id, name }) => ({ id, name })),
    )
    expect(themeCategories.map(({ id }) => id)).toEqual([500, 501, 502, 503, 504])
  })

  it('has subcategories in each, and themes in each of those [THEME-02, THEME-04]', () => {
    const foundRows = themeCategories.flatMap(({ id: parent, subcategories }) =>
      subcategories.map(({ id, name }) => ({ level: 'subcategory', id, parent, name })),
    )
    expect(foundRows).toEqual(rows('subcategory'))
    expect(all.filter(({ themes }) => themes.length === 0)).toEqual([])
  })

  it('has every theme with its number and name [THEME-09]', () => {
    const foundRows = partyThemes.map(({ id, subcategoryId: parent, name }) => ({ level: 'theme', id, parent, name }))
    expect(foundRows).toEqual(rows('theme'))
    for (const theme of partyThemes) expect(themeById(theme.id)).toBe(theme)
    expect(themeById(699)).toBeUndefined()
  })

  it('has numbers in the specified ranges [THEME-03]', () => {
    expect([all.at(0)?.id, all.at(-1)?.id, all.length]).toEqual([600, 613, 14])
    expect([partyThemes.at(0)?.id, partyThemes.at(-1)?.id, partyThemes.length]).toEqual([700, 821, 122])
  })

  it('has two solo themes for any birthday, with a blank label [THEME-05]', () => {
    const solo = partyThemes.filter(({ isSolo }) => isSolo)
    expect(solo.map(({ id, name, label }) => [id, name, label])).toEqual([
      [776, 'General Birthday', ''],
      [791, 'General Birthday', ''],
    ])
    for (const theme of partyThemes.filter(({ isSolo }) => !isSolo)) expect(theme.label).toBe(theme.name)
    expect(all.filter(({ isSolo }) => isSolo).map(({ name, themes }) => [name, themes.length])).toEqual([
      ['', 1],
      ['', 1],
    ])
  })

  it('has a smaller list without Holi, Bar and Bat Mitzvah, Bachelor and Faith & Culture [THEME-06]', () => {
    const small = smallThemeCategories.flatMap(({ subcategories }) => subcategories)
    expect(small.map(({ name }) => name)).toEqual(all.flatMap(({ name }) => (name === 'Faith & Culture' ? [] : [name])))
    const keptNames = new Set(small.flatMap(({ themes }) => themes.map(({ name }) => name)))
    expect(partyThemes.flatMap(({ name }) => (keptNames.has(name) ? [] : [name]))).toEqual([
      'Holi',
      'Bar Mitzvah',
      'Bat Mitzvah',
      'Baptism',
      'First Communion',
      'Confirmation',
      'Quinceañera',
      'Bachelor',
    ])
  })

  it('has five galleries of six cards for the parties page [CONST-28]', () => {
    expect(partyGalleries.map(({ name }) => name)).toEqual([
      'Themed Parties',
      'Kids Birthdays',
      'Adult Birthdays',
      'Sports and Activities',
      'Baby',
    ])
    for (const { themes } of partyGalleries) expect(new Set(themes).size).toBe(6)
  })
})

describe('every theme', () => {
  it('has colors that keep their text color and produce a palette with a contrast of 4.5', () => {
    for (const { name, colors } of partyThemes) {
      const colorPalette = palette(colors)
      expect([name, colorPalette.page, colorPalette.ink]).toEqual([name, colors.primary, colors.text])
      expect([name, checkPairs(colorPalette, pairs)]).toEqual([name, []])
    }
  })

  it('has a unique pair of colors', () => {
    expect(new Set(partyThemes.map(({ colors }) => `${colors.primary} ${colors.text}`)).size).toBe(122)
  })

  it('has at least four unique keywords in lower case', () => {
    for (const { name, keywords } of partyThemes) {
      expect([name, new Set(keywords).size >= 4, new Set(keywords).size]).toEqual([name, true, keywords.length])
      expect(keywords.filter((word) => word !== word.toLowerCase() || word.trim() !== word)).toEqual([])
    }
  })

  it('has one or two sentences, and shares no four-word phrase with another theme', () => {
    const phraseOwners = new Map<string, string>()
    for (const { id, name, description } of partyThemes) {
      expect([name, description.length > 60 && description.length < 220]).toEqual([name, true])
      expect(description).toMatch(/^\p{Lu}.*[.!?]$/u)
      expect(description).not.toMatch(/['"]|\s{2}/)
      const words = description.toLowerCase().match(/[\p{L}\p{N}’-]+/gu) ?? []
      for (let at = 0; at + 4 <= words.length; at += 1) {
        const phrase = words.slice(at, at + 4).join(' ')
        const other = phraseOwners.get(phrase) ?? `${id} ${name}`
        expect([phrase, other]).toEqual([phrase, `${id} ${name}`])
        phraseOwners.set(phrase, `${id} ${name}`)
      }
    }
  })
})

it('the themes that have a lettering of their own exist, and have one', () => {
  const ids = themesByLettering.flatMap(([, themes]) => themes)
  expect(ids.filter((id) => !themeById(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
  expect(new Set(partyThemes.map(letteringOf))).toEqual(new Set(letterings))
})
