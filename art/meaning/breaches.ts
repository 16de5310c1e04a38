import type { Meaning } from './meaning.ts'
import { meanings } from './meanings.ts'
import { mentions, occasionsOf } from './occasions.ts'
import { bans, neverFirstOfMeal, reservedThings } from './rules.ts'

/** A host's own words for a picture. */
export interface Wishes {
  /** The words, such as the prompt or the title. */
  prompt?: string
  /** The things that the words name. They need no other reason to be in the picture. */
  namedThings?: readonly string[]
  /** The things that stand for the occasions in the words, in whatever language. Each may be a symbol of its occasion. */
  occasionThings?: readonly string[]
}

/** Returns the rules of the theme itself that things break. A host's own words decide what may and must be in the picture. */
function breachesOfTheme(
  { name, may, must, never }: Meaning,
  things: readonly string[],
  { prompt = '', namedThings = [] }: Wishes,
): string[] {
  const unwantedBreaches = things
    .filter((thing) => never.includes(thing) && !namedThings.includes(thing))
    .map((thing) => `${thing}: never belongs to ${name}`)
  if (prompt !== '') return unwantedBreaches
  const foreignBreaches = things
    .filter((thing) => !may.includes(thing) && !never.includes(thing))
    .map((thing) => `${thing}: isn't among the things of ${name}`)
  const unmetNeeds = must
    .filter((group) => !group.some((thing) => things.includes(thing)))
    .map((group) => `${name} needs one of: ${group.join(', ')}`)
  return [...unwantedBreaches, ...foreignBreaches, ...unmetNeeds]
}

/**
 * Returns the rules of meaning that a picture breaks, each as a sentence such as `chalice: is a Christian symbol`; none if the
 * picture means what it should. `themeId` is the theme's id in the catalog, or undefined for a picture without a theme. `thingNames` are
 * the picture's things, the most prominent first. Balloons that form a number aren't checked.
 */
export function breaches(themeId: number | undefined, thingNames: readonly string[], wishes: Wishes = {}): string[] {
  const { prompt = '', namedThings = [], occasionThings = [] } = wishes
  const things = [...new Set(thingNames)].filter((name) => !/^digit\d$/.test(name))
  const occasionNames = occasionsOf(themeId, prompt)
  const meaning = themeId === undefined ? undefined : meanings.get(themeId)
  const isUnasked = (thing: string): boolean => !namedThings.includes(thing)

  const reservedBreaches = reservedThings.flatMap((rule) =>
    rule.occasions.some((name) => occasionNames.has(name)) || mentions(prompt, rule.phrases)
      ? []
      : things
          .filter((thing) => rule.things.includes(thing) && isUnasked(thing) && !occasionThings.includes(thing))
          .map((thing) => `${thing}: ${rule.reason}`),
  )
  const bannedBreaches = bans.flatMap((rule) =>
    rule.occasions.some((name) => occasionNames.has(name))
      ? things
          .filter((thing) => rule.things.includes(thing) && (rule.isStrict || isUnasked(thing)))
          .map((thing) => `${thing}: ${rule.reason}`)
      : [],
  )
  const [subject] = things
  const isMeal = occasionNames.has('meal') && subject !== undefined && neverFirstOfMeal.includes(subject)
  return [
    ...reservedBreaches,
    ...bannedBreaches,
    ...(isMeal && isUnasked(subject) ? [`${subject}: isn't the main thing of a meal`] : []),
    ...(meaning === undefined ? [] : breachesOfTheme(meaning, things, wishes)),
  ]
}
