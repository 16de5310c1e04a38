import { takeOut } from './lineParts.ts'

const theDate = '(?:the\\s+)?dates?(?:\\s*(?:and|&)\\s*time)?'
const thePlace = '(?:the\\s+)?(?:place|location|venue)'
const verb = "(?:['’]s|\\s+(?:is|are|still|will be))*:?"
const undecidedWords =
  "\\s*(?:tbd|tba|tbc|undecided|(?:to be|tb|(?:is\\s+not|isn['’]t|not)(?:\\s+yet)?)\\s+(?:decided|announced|confirmed|determined))\\b(?:\\s+yet\\b)?"

/** Precedes a date that isn't the party's own, as in "rain date tbd". */
const other = '(?<!\\b(?:rain|backup|back-up|alternate|alternative|end|return|second)\\s+)'

/** Precedes a place that is known, as in "at my place, date tbd". */
const notOwnedPlace = "(?<!\\b(?:my|our|his|her|their|your|[\\p{L}-]+['’]s)\\s+)"

/** Matches "date tbd" and "the date is to be decided". */
const date = new RegExp(`${other}\\b${theDate}${verb}${undecidedWords}`, 'iu')
/** Matches a date and place that are to be decided together, as in "place and date tbd". */
const both = new RegExp(
  `${other}\\b(?:${theDate}\\s*(?:and|&|,|\\/)\\s*${thePlace}|${notOwnedPlace}${thePlace}\\s*(?:and|&|,|\\/)\\s*${theDate})${verb}${undecidedWords}`,
  'iu',
)

/**
 * Takes words that say that the date is to be decided, such as "date tbd", out of a host's line. Of "date and place tbd", leaves
 * "place tbd". Returns undefined if the line has no such words.
 */
export function withoutUndecidedDate(line: string): string | undefined {
  const dateAndPlace = both.exec(line)
  if (dateAndPlace)
    return `${takeOut(line, dateAndPlace.index, dateAndPlace.index + dateAndPlace[0].length).remainder}, place tbd`
  const match = date.exec(line)
  return match ? takeOut(line, match.index, match.index + match[0].length).remainder : undefined
}
