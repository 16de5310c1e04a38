import { wordsOf } from '../words.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The ends of compounds that name an event, by language. What it is about stands before them. */
const events: Readonly<Record<string, RegExp>> = {
  de: /(?:abend|nachmittag|morgen|nacht|party|feier|fest|fete|geburtstag|essen|treffen|schnitzen|backen|basteln|kurs|turnier|ausflug|probe|verkostung|brunch|frühstück|fruhstuck|krankenhaus|rallye|lauf|spiel|tag|runde)$/u,
  nl: /(?:avond|middag|nacht|feest|feestje|party|verjaardag|eten|borrel|toernooi|dag)$/u,
  sv: /(?:kvall|natt|fest|kalas|middag|dag|traff)$/u,
  da: /(?:aften|nat|fest|middag|dag)$/u,
  nb: /(?:kveld|natt|fest|middag|dag)$/u,
  fi: /(?:ilta|juhla|juhlat|bileet)$/u,
}

/** The languages whose nouns are written together. The last one is what the others describe. */
const isJoining: ReadonlySet<string> = new Set([...Object.keys(events), 'hu'])

/** Letters that join nouns. */
const joints = ['', 'n', 'en', 's', 'es', 'e', 'er']

/** The fewest letters of a noun in a compound, and of what stands before it. */
const [shortestHead, shortestRest] = [4, 3]

/**
 * Returns the noun in a compound that a vocabulary has: "grill" in "grillabend", and "torte" in "schokoladentorte"; undefined if it has none.
 */
export function nounOfCompound(word: string, language: string, { name, occasion }: Vocabulary): string | undefined {
  if (!isJoining.has(language) || word.length < shortestHead + shortestRest) return undefined
  const isNoun = (noun: string): boolean => name.has(noun) || occasion.has(noun)
  const singular = (noun: string): string => wordsOf(noun)[0] ?? noun
  const event = events[language]?.exec(word)
  if (event && event.index >= shortestHead) {
    const about = word.slice(0, event.index)
    const bases = joints
      .filter((joint) => about.endsWith(joint))
      .map((joint) => about.slice(0, about.length - joint.length))
    const base = bases.map(singular).find((one) => one.length >= shortestHead && isNoun(one))
    if (base !== undefined) return base
    for (let at = 0; at <= about.length - shortestHead; at++) if (isNoun(about.slice(at))) return about.slice(at)
  }
  for (let at = shortestRest; at <= word.length - shortestHead; at++) if (isNoun(word.slice(at))) return word.slice(at)
  return undefined
}
