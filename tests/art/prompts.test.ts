import { describe, expect, it } from 'vitest'
import { breaches } from '../../art/meaning/breaches.ts'
import { findThings } from '../../art/prompt/findThings.ts'
import { seededRandom } from '../../art/random.ts'
import { castOf } from '../../art/staging/castOf.ts'
import type { PromptCase } from './prompts/cases.ts'
import { describedPromptCases } from './prompts/describedPrompts.ts'
import { freshPromptCases } from './prompts/freshPrompts.ts'
import { laterPromptCases } from './prompts/laterPrompts.ts'
import { latestPromptCases } from './prompts/latestPrompts.ts'
import { promptCases } from './prompts/prompts.ts'
import { typedPromptCases } from './prompts/typedPrompts.ts'
import { untunedPromptCases } from './prompts/untunedPrompts.ts'

const random = seededRandom(7)
const namesOf = async (prompt: string, title?: string): Promise<string[]> =>
  (await castOf({ prompt, ...(title === undefined ? {} : { title }) }, random)).map(({ name }) => name)

/** Cases whose subject the library has. `-` marks one that it lacks, and `*` a prompt without a subject. */
const withSubject = (cases: readonly PromptCase[]): PromptCase[] =>
  cases.filter(({ subjects }) => !subjects.includes('-') && !subjects.includes('*'))

/** Returns the share of cases whose subject comes first. */
async function shareOfHits(cases: readonly PromptCase[]): Promise<number> {
  let hits = 0
  for (const { prompt, subjects } of cases) if (subjects.includes((await namesOf(prompt))[0] ?? '')) hits += 1
  return hits / cases.length
}

describe('a prompt', () => {
  it('shows its first-named subject as hero', async () => {
    expect(promptCases.length + freshPromptCases.length).toBeGreaterThanOrEqual(580)
    expect(await shareOfHits(withSubject(promptCases))).toBeGreaterThanOrEqual(0.99)
    // These were not used to tune.
    expect(await shareOfHits(withSubject(freshPromptCases))).toBeGreaterThanOrEqual(0.88)
    expect(await shareOfHits(withSubject(typedPromptCases))).toBeGreaterThanOrEqual(0.95)
    expect(await shareOfHits(withSubject(laterPromptCases))).toBeGreaterThanOrEqual(0.95)
    expect(await shareOfHits(withSubject(latestPromptCases))).toBeGreaterThanOrEqual(0.82)
    expect(await shareOfHits(withSubject(describedPromptCases))).toBeGreaterThanOrEqual(0.98)
    // These were not used to tune.
    expect(await shareOfHits(withSubject(untunedPromptCases))).toBeGreaterThanOrEqual(0.94)
  })

  it('says which subject the library lacks, and suspects hardly any other', async () => {
    const isSuspected = async ({ prompt }: PromptCase): Promise<boolean> =>
      (await findThings(prompt)).missingSubject !== undefined
    const shareOf = async (cases: readonly PromptCase[]): Promise<number> =>
      (await Promise.all(cases.map(isSuspected))).filter(Boolean).length / cases.length
    const all = [...promptCases, ...freshPromptCases]
    expect(await shareOf(all.filter(({ subjects }) => subjects.includes('-')))).toBeGreaterThanOrEqual(0.75)
    expect(await shareOf(all.filter(({ subjects }) => !subjects.includes('-')))).toBeLessThanOrEqual(0.01)
  })

  it('never shows what would be wrong for its occasion, whatever the words', async () => {
    const wrongCasts: string[] = []
    for (const { prompt } of [
      ...promptCases,
      ...freshPromptCases,
      ...typedPromptCases,
      ...laterPromptCases,
      ...latestPromptCases,
      ...describedPromptCases,
      ...untunedPromptCases,
    ]) {
      const { subjects, occasions } = await findThings(prompt)
      const namedThings = subjects.map(({ name }) => name)
      const occasionThings = occasions.map(({ name }) => name)
      wrongCasts.push(...breaches(undefined, await namesOf(prompt), { prompt, namedThings, occasionThings }))
    }
    expect(wrongCasts).toEqual([])
  })

  it.each([
    ['a golden retriever in a party hat', 'dog'],
    ['a jazz trio', 'saxophone'],
    ['Hanukkah', 'menorah'],
    ['', 'tacoBoard'],
    ['something fun and colorful', 'tacoBoard'],
  ])('decides before the title "Taco Night": %j shows %s', async (prompt, subject) => {
    expect((await namesOf(prompt, 'Taco Night'))[0]).toBe(subject)
  })

  it('shows a thing alone only if the world has one', async () => {
    expect(await namesOf('the Eiffel Tower in pink')).toEqual(['eiffelTower'])
    expect(await namesOf('a garden gnome')).toEqual(['gardenGnome', 'gardenGnome', 'gardenGnome'])
  })

  it('takes its occasion from the title too', async () => {
    const names = await namesOf('champagne and balloons', 'Leo turns 5')
    expect(names).toContain('balloons')
    expect(names).not.toContain('champagne')
  })
})
