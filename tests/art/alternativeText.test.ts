import { describe, expect, it } from 'vitest'
import { partyThemes } from '@festoon/contract/themes/catalog'
import { describePicture, describeThemeCover } from '../../art/alternativeText/describePicture.ts'
import { palettes } from '../../art/palettes.ts'
import { briefOfPrompt } from '../../art/staging/briefOfPrompt.ts'
import type { StagedBrief } from '../../art/staging/paintStaged.ts'
import { loadObjects } from '../../art/things/objects.ts'
import { thingOfSprite } from '../../art/things/thing.ts'

const plain: StagedBrief = { set: 'stars', cast: [], inks: palettes.cherry, seed: 1, hasConfetti: false }

describe('the alternative text of a picture', () => {
  it('says what is in it and where, with numbers and colors', () => {
    const cast = (['pinata', 'rose', 'rose', 'papelPicado', 'gift'] as const).map(thingOfSprite)
    expect(describePicture({ ...plain, cast })).toBe(
      'A piñata, two roses, papel picado, and a white gift under a night sky.',
    )
    expect(describePicture({ ...plain, set: 'mesh', cast: cast.slice(0, 1), numeral: '40' })).toBe(
      'The number 40 made of foil balloons and a piñata.',
    )
  })

  it.each([
    ['two wolves in the woods', 'Three wolves'],
    ['an elephant', 'Three elephants'],
    ['octopus', 'Three octopuses'],
    ['french fries', 'French fries'],
    ['a unicorn and an owl', 'A unicorn and an owl'],
    ['glasses of wine', 'Three glasses of wine'],
  ])('follows English usage: %s', async (prompt, start) => {
    const text = describePicture(await briefOfPrompt({ prompt }, { primary: '#fae5ff', text: '#000000' }, 3))
    expect(text.startsWith(start), text).toBe(true)
  })

  it('names every thing of a cover, for every cover of every theme', () => {
    for (const theme of partyThemes)
      for (const at of [0, 1, 2]) {
        const text = describeThemeCover(theme, at)
        expect(text).toMatch(/^[A-Z][^\n]{15,200}\.$/u)
        expect(text).not.toMatch(/undefined|\b(?:a|an) (?:a|an|the|two)\b|\ba [aeio]\w|\s\s/)
      }
    expect(() => describeThemeCover({ id: 1, artSeed: 1 }, 0)).toThrow(RangeError)
  })

  it('has an article or a plural for every object', async () => {
    for (const thing of (await loadObjects()).values())
      for (const count of [1, 2])
        expect(describePicture({ ...plain, cast: Array.from({ length: count }, () => thing) })).toMatch(
          /^[A-Z].{2,60} under a night sky\.$/u,
        )
  })
})
