import { describe, expect, it } from 'vitest'
import { ageIn } from '../../art/prompt/ageIn.ts'
import { findMissingSubject } from '../../art/prompt/findMissingSubject.ts'
import { findThings } from '../../art/prompt/findThings.ts'
import { loadVocabularies } from '../../art/prompt/vocabulary.ts'

/** Returns the names of the things that a prompt names. If it names none, returns those of its occasions or of what it suggests. */
async function thingsOf(prompt: string): Promise<string[]> {
  const { subjects, occasions, hints } = await findThings(prompt)
  const things = [subjects, occasions, hints].find(({ length }) => length > 0) ?? []
  return things.map(({ name }) => name)
}

describe('the reading of a prompt', () => {
  it.each([
    ["Rose's birthday", 'cake'],
    ['Lily & Jack are getting married', 'rings'],
    ['dinosaur party for Daisy', 'dinosaur'],
    ['Aunt Ginger and a fox', 'fox'],
    ['Violet loves sharks', 'shark'],
    ['the rose garden', 'rose'],
    ["a fox's den", 'fox'],
  ])('tells people from things: %s', async (prompt, name) => {
    expect((await thingsOf(prompt))[0]).toBe(name)
  })

  it.each([
    ['wedding, but no doves or hearts, just rings', ['rings']],
    ["I don't want balloons, cupcakes instead", ['cupcake']],
    ['nut free cookies', ['cookie']],
    ['keine Luftballons, nur eine Torte', ['cake']],
    ['pas de ballons, juste des bougies', ['candle']],
    ['not only tacos', ['taco']],
  ])('leaves out what is not wanted: %s', async (prompt, names) => {
    expect(await thingsOf(prompt)).toEqual(names)
  })

  it('keeps a drink that is to be without alcohol, and suggests no other', async () => {
    const { subjects, occasions, hints } = await findThings('cocktail hour and brunch without alcohol')
    const names = [...subjects, ...occasions, ...hints].map(({ name }) => name)
    expect(names).toContain('cocktail')
    expect(names).not.toContain('champagne')
  })

  it.each([
    ['sushi in Tokyo', ['sushi']],
    ['New York rooftop cocktails', ['cocktail']],
    ['Tokyo', ['tokyo-tower']],
    // "An" comes before a place in German, not in English.
    ['an island with flamingos', ['desert-island', 'flamingo']],
    ['flamingos on an island', ['flamingo']],
  ])('shows a place only if there is nothing else: %s', async (prompt, names) => {
    expect(await thingsOf(prompt)).toEqual(names)
  })

  it.each([
    ['a unicron', 'unicorn'],
    ['elefant parade', 'elephant'],
    ['baloons', 'balloons'],
    ['teddybears', 'teddyBear'],
    ['wolves', 'wolf'],
    ['Schokoladentorte', 'cake'],
    ['Grillabend', 'grill'],
  ])('reads typos, plurals and compounds: %s', async (prompt, name) => {
    expect((await thingsOf(prompt))[0]).toBe(name)
  })

  it.each([
    ['turning fifty', '50'],
    ['the big 4-0', '40'],
    ['Louis, 6 ans', '6'],
    ['Mia wird 5', '5'],
    ['5 kittens', undefined],
  ])('finds the age in %s', (prompt, age) => {
    expect(ageIn(prompt)).toBe(age)
  })

  it('says what an approximation in the tables stands for', async () => {
    expect(await findMissingSubject('a capybara in a hot tub')).toEqual({ words: 'capybara', closest: 'beaver' })
    expect(await findMissingSubject('a fig')).toEqual({ words: 'fig' })
    expect(await findMissingSubject('a beaver')).toBeUndefined()
  })
})

it('vocabularies name things with words, and never mark one of them', async () => {
  for (const vocabulary of (await loadVocabularies()).values())
    for (const phrases of Object.values(vocabulary))
      for (const phrase of phrases.keys()) expect(phrase).not.toMatch(/^$|~/)
})
