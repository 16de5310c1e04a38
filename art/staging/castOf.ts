import { breaches } from '../meaning/breaches.ts'
import { findThings, substitutes, type PromptThings } from '../prompt/findThings.ts'
import type { Random } from '../random.ts'
import { isSprite } from '../sprites/sprites.ts'
import { thingOfSprite, type Thing } from '../things/thing.ts'

/** A host's words for a picture. */
export interface PictureWords {
  prompt: string
  /** The event's name. It decides where the prompt says nothing. */
  title?: string
}

const noThings: PromptThings = { subjects: [], occasions: [], hints: [] }

/** The things to choose from if the words name and suggest none. */
const festive = ['balloons', 'firework', 'cake', 'bulbs', 'flower', 'gift'] as const

const thingOfName = (name: string | undefined): Thing[] =>
  name !== undefined && isSprite(name) ? [thingOfSprite(name)] : []

/** Things of which the world has one. */
const unique: ReadonlySet<string> = new Set([
  'eiffelTower',
  'tokyo-tower',
  'statue-of-liberty',
  'mount-fuji',
  'sun',
  'moon',
  'full-moon',
])

/** The most things of a picture. */
const mostThings = 4
/** The most things beside those that the words name. */
const mostHints = 2

/**
 * Returns the things of a picture, the subject first: what the prompt names or is most like it, in its order, then what it suggests, and if
 * it does neither, what the title names and suggests, or something festive. Leaves out what would be wrong for the occasion. A subject alone
 * is shown with more of its kind, unless the world has only one.
 */
export async function castOf({ prompt, title = '' }: PictureWords, random: Random): Promise<[Thing, ...Thing[]]> {
  const ofPrompt = await findThings(prompt)
  const ofTitle = title === '' ? noThings : await findThings(title)
  const wishes = {
    prompt: `${prompt}, ${title}`,
    namedThings: [...ofPrompt.subjects, ...ofTitle.subjects].map(({ name }) => name),
    occasionThings: [...ofPrompt.occasions, ...ofTitle.occasions].map(({ name }) => name),
  }
  const cast: Thing[] = []
  const add = (things: readonly Thing[], most: number = mostThings): void => {
    const room = Math.min(mostThings, cast.length + most)
    for (const thing of things) {
      if (cast.length >= room) return
      const names = [...cast, thing].map(({ name }) => name)
      if (new Set(names).size === names.length && breaches(undefined, names, wishes).length === 0) cast.push(thing)
    }
  }
  add([...(ofPrompt.missingSubject?.closest ? [ofPrompt.missingSubject.closest] : []), ...ofPrompt.subjects])
  // Beside what the host named, only rendered things look as if they belonged.
  if (cast.length > 0)
    add(
      [...ofPrompt.occasions, ...ofPrompt.hints, ...ofTitle.subjects].filter(({ name }) => isSprite(name)),
      mostHints,
    )
  else
    for (const things of [ofPrompt.occasions, ofTitle.subjects, ofTitle.occasions, ofPrompt.hints, ofTitle.hints])
      add(things)
  if (cast.length === 0)
    add(
      ofPrompt.occasions.flatMap(({ name }) => thingOfName(substitutes[name])),
      1,
    )
  if (cast.length === 0) {
    const first = random.below(festive.length)
    add([...festive.slice(first), ...festive.slice(0, first)].map(thingOfSprite), 1)
  }
  const [subject = thingOfSprite('star'), ...others] = cast
  return others.length === 0 && !unique.has(subject.name) ? [subject, subject, subject] : [subject, ...others]
}
