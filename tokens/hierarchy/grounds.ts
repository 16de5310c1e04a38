import type { Palette } from '../names.ts'
import { mix } from '../tint.ts'
import { groundDifference, leastDifference } from './difference.ts'

/** The background colors of a palette. */
export type Grounds = Pick<Palette, 'page' | 'surface' | 'raised' | 'tint' | 'tint-hover' | 'tint-pressed'>

/** The colors to blend into the page, and how much of each. */
interface Recipe {
  cards: readonly [color: string, amount: number]
  fills: readonly [color: string, amount: number]
}

const black = '#000000'
const white = '#ffffff'

/** Returns recipes for a page, the preferred ones first. */
const recipes = (isLight: boolean, vivid: string): readonly Recipe[] =>
  isLight
    ? [
        { cards: [white, 0.6], fills: [vivid, 0.08] },
        { cards: [white, 0.6], fills: [white, 0.22] },
        { cards: [white, 0.6], fills: [white, 0.4] },
      ]
    : [
        { cards: [white, 0.06], fills: [vivid, 0.12] },
        { cards: [white, 0.05], fills: [white, 0.09] },
        { cards: [black, 0.18], fills: [white, 0.05] },
        { cards: [black, 0.28], fills: [black, 0.06] },
        { cards: [black, 0.4], fills: [black, 0.08] },
        { cards: [white, 0.05], fills: [white, 0.14] },
      ]

/** The factors by which fills may differ more than a recipe says. */
const factors = [1, 1.2, 1.45, 1.75, 2.1, 2.5, 3, 3.6, 4.3, 5.2]

/**
 * Returns the background colors by a recipe. If people couldn't tell the fills apart, blends in more. Returns undefined if they
 * still couldn't.
 */
function groundsByRecipe(page: string, { cards, fills }: Recipe): Grounds | undefined {
  const [surface, raised] = [mix(page, cards[0], cards[1]), mix(page, cards[0], Math.min(1, cards[1] * 1.4))]
  for (const factor of factors) {
    const fill = (part: number): string => mix(page, fills[0], Math.min(1, fills[1] * factor * part))
    const [tint, hover, pressed] = [fill(1), fill(1.75), fill(2.5)]
    const isDistinct =
      leastDifference(tint, [page, surface, raised, hover]) >= groundDifference &&
      leastDifference(pressed, [page, surface, raised, hover]) >= groundDifference &&
      leastDifference(hover, [page, surface, raised]) >= groundDifference
    if (isDistinct) return { page, surface, raised, tint, 'tint-hover': hover, 'tint-pressed': pressed }
  }
  return undefined
}

/** Returns the possible background colors of a page, in each of which people can tell apart the fills, the best ones first. */
export const groundsOf = (page: string, isLight: boolean, vivid: string): Grounds[] =>
  recipes(isLight, vivid).flatMap((recipe) => groundsByRecipe(page, recipe) ?? [])
