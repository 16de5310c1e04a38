import { limits } from '../../limits.ts'
import type { Location } from '../../nouns/place.ts'
import { isDaytimeTheme } from '../../themes/catalog.ts'
import { partyTitle } from '../../themes/partyTitle.ts'
import type { PartyTheme } from '../../themes/theme.ts'
import { readWhen } from '../dates/readWhen.ts'
import type { WallTime } from '../dates/timeZone.ts'
import { themeForLine } from '../events/themeForLine.ts'
import { singular } from '../words.ts'
import { capital } from './lineParts.ts'
import { readLine } from './readLine.ts'
import { withoutUndecidedDate } from './undecidedDate.ts'

/** A party as a host's line describes it (HEAD-12). */
export interface ReadParty {
  /** The title, or '' if the line has none and no theme fits. */
  title: string
  /** The start time in the host's time zone, never in the past; undefined if the line says that the date is to be decided. */
  start: WallTime | undefined
  /** The party's length in minutes; undefined if the line names no end. */
  minutes: number | undefined
  /** Undefined if the line names no place. Its place is free text. */
  location: Location | undefined
  /** The theme that fits, if any. */
  theme: PartyTheme | undefined
  /** The facts that guests need to know, in the host's own words. */
  facts: string[]
  /** The words that are neither title, date, place, nor facts. */
  others: string
  /** The words that aren't date, place, or facts. */
  remainder: string
}

/** The maximum number of characters read from the line. */
const maxLength = 500
/** The default starting hour of a party for children or babies. */
const afternoon = 14

const lowercaseWords = new Set('a an and as at but by for from in of on or the to with'.split(' '))

/** Matches phrases that hosts write before the actual title, such as "We're throwing a". */
const lead =
  /^(?:(?:please|hey|hi|so|ok|okay)[,\s]+)*(?:(?:i|we)(?:['’](?:m|re|d|ll))?\s+(?:(?:am|are|would|will)\s+)?(?:want to|like to|wanna|going to|gonna|hope to)\s+|let['’]?s\s+|(?:i|we)['’]?(?:m|re|ll)\s+(?:be\s+)?)?(?:(?:have|having|throw|throwing|host|hosting|do|doing|plan|planning|make|create|celebrate|celebrating)\s+)?(?:(?:a|an|the|my|our)\s+)?/i

function titleCase(text: string): string {
  const words = text.split(' ').map((word, index) => {
    const isSmall = index > 0 && lowercaseWords.has(word.toLowerCase())
    if (isSmall) return word.toLowerCase()
    // Words that contain capitals are left as is.
    return /\p{Lu}/u.test(word)
      ? word
      : word.replace(/^[^\p{L}\p{N}]*\p{L}/u, (start) => start.slice(0, -1) + capital(start.slice(-1)))
  })
  let title = ''
  for (const word of words) {
    const longer = title === '' ? word : `${title} ${word}`
    if (longer.length > limits.title) break
    title = longer
  }
  return title === '' ? text.slice(0, limits.title).toWellFormed() : title
}

/**
 * Returns the title for a line whose date, place and facts have been removed, and the words that aren't part of it. The title is
 * the first part of the line, or else the theme's (`partyTitle`), or else ''.
 */
function titleOf(remainder: string, theme: PartyTheme | undefined): { title: string; others: string } {
  // The lead can contain a comma itself, as in "Hey, let's have a picnic".
  const line = remainder.replace(lead, '')
  const [first = ''] = line.split(/[,;.!?\n]+\s/)
  const plain = first.replace(/[\s,;.!?-]+$/, '').trim()
  const others = line.slice(first.length).replace(/^[\s,;.!?-]+/, '')
  const titleText = plain === '' && theme ? partyTitle(theme) : plain
  if (titleText === '') return { title: '', others }
  const bare = theme?.name.toLowerCase().startsWith(titleText.toLowerCase()) === true && !/\s/.test(titleText)
  const isName = theme?.name.toLowerCase() === titleText.toLowerCase()
  const partyText = isName ? partyTitle(theme) : `${singular(titleText.toLowerCase())} party`
  const title = titleCase(bare && theme.categoryId === 502 ? partyText : titleText)
  // Words that don't fit into the title follow in the description.
  const beyond = titleText.slice(title.length).trim()
  return {
    title,
    others: title.length < titleText.length && !bare ? [beyond, others].filter(Boolean).join(', ') : others,
  }
}

/**
 * Reads one line of American English, such as "Nana's 80th, Sunday lunch at 1, 42 Fig Lane, no gifts". `now` is in ms, and `zone`
 * is the host's time zone. The same input always returns the same result. Every word of the line is in the result, except for
 * introductions such as "Let's have a".
 * @throws RangeError if the zone is unknown.
 */
export function readParty(line: string, now: number, zone: string): ReadParty {
  const text = line
    .slice(0, maxLength)
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
  const undatedLine = withoutUndecidedDate(text)
  const { location, facts, datedLine, remainder } =
    undatedLine === undefined
      ? readLine(text, (part) => readWhen(part, now, zone).remainder)
      : readLine(undatedLine, (part) => part)
  // Neither the place nor the facts say what is celebrated, but the date may, as in "4th of July".
  const theme = themeForLine(readLine(undatedLine ?? text, (part) => part).remainder, remainder)
  const { start, minutes } =
    undatedLine === undefined
      ? readWhen(datedLine, now, zone, {
          ...(theme?.holiday ? { holiday: theme.holiday } : {}),
          ...(theme && isDaytimeTheme(theme) ? { hour: afternoon } : {}),
        })
      : { start: undefined, minutes: undefined }
  return { ...titleOf(remainder, theme), start, minutes, location, theme, facts, remainder }
}
