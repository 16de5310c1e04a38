/** The words of a language that say which things are not wanted. Written without accents and apostrophes. */
export interface Negations {
  /** Phrases before a thing that is not wanted. */
  before: ReadonlySet<string>
  /** Words between things none of which is wanted: "no doves or hearts". */
  or: ReadonlySet<string>
  /** The same after "without": "without cheese and onions". */
  and: ReadonlySet<string>
}

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split(', '))

const negate = (before: string, or: string, and: string): Negations => ({
  before: wordsOf(before),
  or: wordsOf(or),
  and: wordsOf(and),
})

/** Negations by language. */
export const negations: Readonly<Record<string, Negations>> = {
  en: negate(
    'no, not, without, except, never, nor, skip, skip the, minus, minus the, avoid, nothing with, anything but, instead of, rather than, other than, leave out, dont want, do not want, doesnt want, dont like, dont need, dont include, dont use, dont show, dont add, dont put, hold the, allergic to',
    'or, nor',
    'and',
  ),
  de: negate('ohne, kein, keine, keinen, keiner, nicht, ausser, außer, statt', 'oder, noch', 'und'),
  es: negate('sin, no, nada de, ningun, ninguna, excepto, en vez de, menos', 'o, ni', 'y, e'),
  fr: negate('sans, pas, pas de, aucun, aucune, ni, sauf', 'ou, ni', 'et'),
  it: negate('senza, non, niente, nessun, nessuna, tranne', 'o, ne', 'e'),
  pt: negate('sem, nao, nem, nenhum, nenhuma, exceto', 'ou, nem', 'e'),
  nl: negate('zonder, geen, niet', 'of', 'en'),
  sv: negate('utan, inga, ingen, inte', 'eller', 'och'),
  da: negate('uden, ingen, ikke', 'eller', 'og'),
  nb: negate('uten, ingen, ikke', 'eller', 'og'),
  pl: negate('bez, nie, zadnych, zadnego', 'ani, lub, albo', 'i'),
  cs: negate('bez, ne, zadne', 'nebo, ani', 'a'),
  ru: negate('без, не', 'или, ни', 'и'),
  uk: negate('без, не', 'або, чи', 'і, та'),
  fi: negate('ilman, ei', 'tai', 'ja'),
  ro: negate('fara, nu', 'sau', 'si'),
}

/** Phrases that begin like a negation and are none. */
export const notNegations: ReadonlySet<string> = wordsOf(
  'not only, not just, not to mention, no matter, no problem, no idea, no doubt, no need, no worries, pas mal, nicht nur, no solo',
)

/** Words after a thing that is not wanted, such as "free" in "nut free". */
export const negationsAfter: ReadonlySet<string> = wordsOf('free, frei, not allowed, なし, 抜き, 없이')
