import { tidyLine, untilDayOrTime } from './lineParts.ts'

/** Patterns that start a fact anywhere in a clause. */
const anywhere = [
  // Gifts
  'no (?:gifts?|presents?)\\b',
  '(?:gifts?|presents?) (?:are )?(?:optional|unnecessary|not (?:needed|necessary|required|expected)|welcome)\\b',
  '(?:your|ur) presence is\\b',
  '(?:in lieu|instead) of (?:gifts|presents|flowers)\\b',
  '(?:gift )?registry\\b',
  'registered at\\b',
  'donations?\\b',
  // Guests
  'no (?:kids|children|babies|plus[- ]?ones?|\\+ ?1s?|guests)\\b',
  'adults[- ]only\\b',
  '(?:kids?|children|little ones|families|partners|spouses|siblings|dogs|pets|everyone|all ages)(?: and \\p{L}+)? (?:are |is )?(?:welcome|ok(?:ay)?|fine|invited|allowed)\\b',
  '(?:kid|child|family|dog|pet|wheelchair)[- ](?:friendly|accessible)\\b',
  '(?:plus[- ]?ones?|\\+ ?1s?)(?: (?:are )?(?:welcome|ok(?:ay)?|fine|allowed))?(?!\\w)',
  '(?:18|21)(?:\\+| and (?:over|up|older)\\b)',
  '(?:over|under)[- ](?:16|18|21|30|40|50)s?\\b',
  '(?:no|sorry,? no) (?:dogs|pets|cats)\\b',
  // Hosts
  '(?:(?:co-?)?hosted|thrown|organized) by\\b',
  // To bring
  "(?:please |pls )?(?:don[’']?t|do not) (?:bring|wear|forget|park|tell|worry|mention|post)\\b",
  '(?:(?:everyone|everybody|guests) )?(?:please |pls )?bring(?:ing|s)?\\b',
  'byob?\\b',
  'byo[a-z]?\\b',
  // Clothes
  'dress[- ]?code\\b',
  '(?:please )?(?:wear|dress) (?!up party)\\p{L}',
  '(?:costumes?|masks?|ties|suits?|swimsuits?|sneakers|flats) (?:are )?(?:required|encouraged|optional|welcome|mandatory|a must|recommended|preferred)\\b',
  '(?:black|white)[- ]tie (?:optional|only|required|preferred)\\b',
  '(?:cocktail|formal|casual|festive|smart|business|beach) (?:attire|dress|wear|casual|clothes)\\b',
  // Parking
  '(?:(?:free|street|valet|limited|ample|plenty of|no|some|easy|paid) )?(?:street )?parking\\b',
  'park (?:on|behind|across|along|in front|in the|at the|anywhere|down|around)\\b',
  // Replies
  '(?:please |pls )?rsvp\\b',
  '(?:please |pls )?(?:reply|respond|answer) (?:by|before|to|until)\\b',
  '(?:please )?let (?:me|us|him|her|them) know\\b',
  'regrets only\\b',
  // Food and allergies
  '(?:nut|peanut|gluten|dairy|egg|shellfish|alcohol|smoke|scent|phone|screen)[- ]free\\b',
  'no (?:nuts|peanuts|alcohol|smoking|shoes|phones|photos|drugs|glass|balloons|flowers|perfume|fireworks|politics|work talk|meat|dairy|gluten|pork)\\b',
  '[\\p{L}\\p{M}]*\\s?(?:allerg(?:y|ies|ic))\\b',
  '(?:vegan|vegetarian|veggie|halal|kosher|gluten[- ]free)(?: and \\p{L}+)? (?:options?|food|menu|meals?|dishes)\\b',
  '(?:food|dinner|lunch|brunch|snacks?|drinks|cake|pizza|beer|wine|refreshments|towels|supplies|materials)(?: and \\p{L}+)? (?:is |are |will be )?(?:provided|included|served|on (?:me|us)|supplied)\\b',
  '(?:cash|open) bar\\b',
].join('|')

/** Patterns that make a whole clause a fact, unless it is the first one, which usually is the title. */
const wholeClause =
  "(?:please|pls|kindly|sorry|no|not|don[’']?t|do not|bring|wear|only|shoes off|rain or shine|vegan|vegetarian|halal|kosher|dress|gifts?|tickets?|cost|free entry|shuttle|doors open|ring the|use the|wifi|wi-fi|password|towels?)\\b|(?:casual|formal|black tie|white tie|cocktail attire|smart casual|costumes?|fancy dress|all white|potluck|kids|adults)$"

// A word continues after an accent or an apostrophe.
const startsFact = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}]['’‘\`]?)(?:${anywhere})`, 'iu')
const isFactClause = new RegExp(`^(?:${wholeClause})`, 'iu')
const joiningWord = new RegExp(`[\\s,]+(?:and|but|&|\\+)\\s+(?=(?:${anywhere}))`, 'giu')
/** Matches facts that contain a day or time, such as "RSVP by May 1". */
const datedFact =
  /^(?:(?:please|pls|kindly)\s+)?(?:rsvp|reply|respond|answer|let\b|regrets|.*\b(?:until|till|before|after)\b)/i

/** A part of a line between commas, periods or similar marks, and the mark after it. */
export interface Clause {
  text: string
  mark: string
}

/** Splits a line into clauses. Marks inside links, numbers and words don't count, nor does a period of an abbreviation. */
export function clausesIn(line: string): Clause[] {
  const clauses: Clause[] = []
  const marks =
    /(?:[,;]|(?<!\b(?:st|dr|mr|mrs|ms|ave|blvd|rd|str|apt|no|vs|av|bd)|\b\p{Lu})\.|[!?]+)(?=\s|$)|\s[–—-](?=\s)/giu
  let from = 0
  for (const { index, 0: mark } of line.matchAll(marks)) {
    clauses.push({ text: line.slice(from, index).trim(), mark })
    from = index + mark.length
  }
  clauses.push({ text: line.slice(from).trim(), mark: '' })
  return clauses.filter(({ text }) => text !== '')
}

/** Returns the position at which a fact starts in a clause; undefined if the clause contains none. */
function startOf(clause: string, isFirst: boolean): number | undefined {
  if (!isFirst && (isFactClause.test(clause) || /allerg(?:y|ies|ic)\b/i.test(clause))) return 0
  return startsFact.exec(clause)?.index
}

/**
 * Takes the facts that guests need to know out of a host's line, such as "no gifts", "bring a chair", or "RSVP by May 1":
 * about gifts, children, plus-ones, hosts, clothes, parking, RSVPs, food, and allergies. Returns them in the host's own words, in
 * order, and the rest of the line, which still names the title, date, and place.
 */
export function readFacts(line: string): { facts: string[]; remainder: string } {
  const facts: string[] = []
  let remainder = ''
  let wasFact = false
  for (const [at, { text, mark }] of clausesIn(line).entries()) {
    // A "please" or a year between commas belongs to the fact before it.
    const last = facts.at(-1)
    if (last !== undefined && wasFact && /^(?:please|pls|thanks|thank you|20\d\d)$/i.test(text)) {
      facts.splice(-1, 1, `${last}, ${text}`)
      continue
    }
    const start = startOf(text, at === 0)
    wasFact = start !== undefined
    if (start === undefined) {
      remainder += `${text}${mark} `
      continue
    }
    const words = text.slice(start)
    const end = datedFact.test(words) ? words.length : untilDayOrTime(words)
    const factTexts = words.slice(0, end).split(joiningWord).map(withoutJoin)
    const isAsked = end === words.length && /[!?]/.test(mark)
    facts.push(...factTexts.map((fact, part) => (isAsked && part === factTexts.length - 1 ? `${fact}${mark}` : fact)))
    // A leading word such as "but" belonged to the fact.
    const before = withoutJoin(text.slice(0, start).replace(/[\s,]+(?:and|but|with|so|&|\+)\s*$/i, ''))
    const otherWords = [before, words.slice(end).trim()].filter((part) => part !== '').join(', ')
    if (otherWords !== '') remainder += `${otherWords}${mark === '' ? '' : ','} `
  }
  return { facts, remainder: tidyLine(remainder) }
}

/** Checks whether a clause starts with a fact about the party, such as "no gifts". `isFirst` is true for a line's first clause. */
export const isFact = (clause: string, isFirst: boolean): boolean => startOf(clause, isFirst) === 0

/** Returns words without a conjunction at their start. */
const withoutJoin = (words: string): string => words.replace(/^(?:and|but|also|oh and|&)\s+/i, '').trim()

/** Things that guests are asked politely to leave out. */
const polite =
  /^no (?:gifts?|presents?|kids|children|babies|plus[- ]?ones?|nuts|peanuts|alcohol|smoking|shoes|phones|photos|pets|dogs|perfume|flowers|balloons)$/i

/** Returns a fact as the text of a sentence. A bare "no gifts" becomes "no gifts, please". */
export const factText = (fact: string): string => (polite.test(fact) ? `${fact}, please` : fact)
