import { lettering } from '../lettering.ts'
import type { Random } from '../random.ts'
import { wordsOf } from '../words.ts'
import { ageIn } from './ageIn.ts'
import { animalMotifs } from './animals.ts'
import { celebrationMotifs } from './celebration.ts'
import { foodMotifs } from './food.ts'
import type { Motif } from './motif.ts'
import { natureMotifs } from './nature.ts'
import { placeMotifs } from './places.ts'
import { playMotifs } from './play.ts'

/** All motifs, by name. */
export const motifs: ReadonlyMap<string, Motif> = new Map<string, Motif>(
  Object.entries({
    ...celebrationMotifs,
    ...natureMotifs,
    ...foodMotifs,
    ...animalMotifs,
    ...playMotifs,
    ...placeMotifs,
  }),
)

const { balloons, cake, confetti, gift, star, bulbs, heart, firework } = celebrationMotifs
const { flower, butterfly } = natureMotifs
/** The motifs to choose from if the prompt selects none. */
const festive: readonly Motif[] = [balloons, firework, cake, bulbs, flower, gift]
const fillers: readonly Motif[] = [confetti, star, heart, flower, balloons, butterfly]

/**
 * The motifs that each keyword selects, with points for the match. A motif's first two keywords score higher than its others.
 */
const motifsByWord = new Map<string, { motif: Motif; points: number }[]>()
for (const motif of motifs.values())
  for (const [index, word] of wordsOf(motif.words).entries()) {
    const points = index === 0 ? 6 : index === 1 ? 4 : 2
    motifsByWord.set(word, [...(motifsByWord.get(word) ?? []).filter((one) => one.motif !== motif), { motif, points }])
  }

/**
 * Returns a motif that shows the age in the prompt as a number, such as 6 for 'turns 6' or 40 for '40th'; undefined if the
 * prompt contains no age.
 */
function numeral(prompt: string): Motif | undefined {
  const year = ageIn(prompt)
  if (year === undefined) return undefined
  const room = { x: -88, y: -88, width: 176, height: 176 }
  return {
    words: '',
    draw: (c) => lettering(year, room, { ink: c.main, weight: 3, edge: { ink: c.light, weight: 1.4 } }),
  }
}

/** The number of different motifs in an image. */
const castSize = 4

/** Returns the motifs that a prompt mentions, with the best match first and ties broken at random. */
function mentionedMotifs(prompt: string, random: Random): Motif[] {
  const points = new Map<Motif, number>()
  for (const word of new Set(wordsOf(prompt)))
    for (const hit of motifsByWord.get(word) ?? []) points.set(hit.motif, (points.get(hit.motif) ?? 0) + hit.points)
  return [...points]
    .map(([motif, sum]) => ({ motif, sum: sum + random.between(0, 0.9) }))
    .toSorted((a, b) => b.sum - a.sum)
    .map(({ motif }) => motif)
}

/**
 * Returns four motifs for a prompt, with the best match first and ties broken at random. If the prompt contains an age, the
 * second motif shows it as a number. If fewer than four are found, adds random festive motifs.
 */
export function findMotifs(prompt: string, random: Random): readonly Motif[] {
  const promptMotifs = mentionedMotifs(prompt, random)
  const cast = promptMotifs.length === 0 ? [random.pick(festive)] : promptMotifs.slice(0, castSize)
  const year = numeral(prompt)
  if (year) cast.splice(1, cast.length < castSize ? 0 : 1, year)
  const otherFillers = fillers.filter((motif) => !cast.includes(motif))
  while (cast.length < castSize) cast.push(...otherFillers.splice(random.below(otherFillers.length), 1))
  return cast
}
