import { drinks } from '../prompt/words/drinks.ts'
import { food } from '../prompt/words/food.ts'
import { sweets } from '../prompt/words/sweets.ts'
import type { Thing } from '../things/thing.ts'
import type { SetName } from './sets.ts'

/** The places for any subject. Neighbors differ in light and composition. */
const anySubject: readonly SetName[] = [
  'podium',
  'sunDisc',
  'wallpaper',
  'studio',
  'shelf',
  'confetti',
  'orbit',
  'paperHills',
  'window',
  'linen',
  'mesh',
]

const meals: ReadonlySet<string> = new Set([food, sweets, drinks].flatMap((table) => Object.keys(table)))

const isBalloon = ({ name }: Thing): boolean => /balloon/i.test(name)

/**
 * Returns the places that go with a cast whatever the occasion. A laid table is for what is eaten or drunk, and a garland of balloons for
 * pictures that show balloons anyway.
 */
export function openSets(cast: readonly Thing[]): readonly SetName[] {
  const [subject] = cast
  return [
    ...(subject !== undefined && meals.has(subject.name) ? (['table'] as const) : []),
    ...(cast.some(isBalloon) ? (['garland'] as const) : []),
    ...anySubject,
  ]
}
