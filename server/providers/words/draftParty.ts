import { limits } from '@festoon/contract/limits'
import { matchThemes } from '@festoon/contract/rules/events/matchThemes'
import { readWhen } from '@festoon/contract/rules/dates/readWhen'
import type { WallTime } from '@festoon/contract/rules/dates/timeZone'
import { singular } from '@festoon/contract/rules/words'
import { themeById } from '@festoon/contract/themes/catalogue'
import type { PartyTheme } from '@festoon/contract/themes/theme'
import { searchKeywords } from './searchKeywords.ts'
import { describeParty } from './templates.ts'

/** An event made from one line (HEAD-12). */
export interface PartyDraft {
  title: string
  /** On the host's clock; never in the past. */
  start: WallTime
  /** undefined: nothing in the catalogue fits. */
  themeId: number | undefined
  description: string
  keywords: readonly string[]
}

/** Characters of a line that are read. */
const longest = 500
/** The theme of any child's birthday, of the first one, and of any grown-up's. */
const [anyChild, firstYear, anyAdult] = [791, 792, 776] as const
/** The group of birthdays with a number. */
const milestones = 606
/** A birthday before which a party is a child's. */
const grownUp = 13

/** Parties of children, and for babies: they begin in the afternoon. */
const byDay: ReadonlySet<number> = new Set([502, 504])
const afternoon = 14

const small = new Set('a an and as at but by for from in of on or the to with'.split(' '))

/** How hosts begin a line when they mean only what comes after it. */
const lead =
  /^(?:(?:please|hey|hi|so|ok|okay)[,\s]+)*(?:(?:i|we)(?:['’](?:m|re|d|ll))?\s+(?:(?:am|are|would|will)\s+)?(?:want to|like to|wanna|going to|gonna|hope to)\s+|let['’]?s\s+|(?:i|we)['’]?(?:m|re)\s+)?(?:(?:have|having|throw|throwing|host|hosting|do|doing|plan|planning|make|create|celebrate|celebrating)\s+)?(?:(?:a|an|the|my|our)\s+)?/i

function titled(text: string): string {
  const words = text.split(' ').map((word, index) => {
    const isSmall = index > 0 && small.has(word.toLowerCase())
    if (isSmall) return word.toLowerCase()
    // What has capitals of its own keeps them.
    return /\p{Lu}/u.test(word) ? word : word.replace(/^[^\p{L}\p{N}]*\p{L}/u, (letter) => letter.toUpperCase())
  })
  let title = ''
  for (const word of words) {
    const longer = title === '' ? word : `${title} ${word}`
    if (longer.length > limits.title) break
    title = longer
  }
  return title === '' ? text.slice(0, limits.title).toWellFormed() : title
}

/** The title that a line without its date gives: its first part, or its theme. */
function titleOf(rest: string, theme: PartyTheme | undefined): string {
  const [first = ''] = rest.split(/[,;.!?\n]+\s/)
  const plain = first
    .replace(lead, '')
    .replace(/[\s,;.!?-]+$/, '')
    .trim()
  const kept = plain === '' ? (theme?.name ?? '') : plain
  if (kept === '') return 'Party'
  const bare = theme?.name.toLowerCase().startsWith(kept.toLowerCase()) === true && !/\s/.test(kept)
  return titled(bare && theme.categoryId === 502 ? `${singular(kept.toLowerCase())} party` : kept)
}

/** The year of life that a line celebrates, if it does. */
function ageIn(line: string): number | undefined {
  const match =
    /\b(?:turns|turning|turned|is|be)\s+(\d{1,3})\b(?!\s*(?:[ap]\.?m|:|\/))/i.exec(line) ??
    /\b(\d{1,3})(?:st|nd|rd|th)\s+(?:birthday|bday|b-day)\b/i.exec(line)
  return match ? Number(match[1]) : undefined
}

/** What only says that it is a birthday. */
const birthdayWords =
  /\b(?:turns|turning|turned|is|be)\s+\d{1,3}\b|\b\d{1,3}(?:st|nd|rd|th)\b|\b(?:birthday|bday|b-day|party)\b/gi

/** Times of day that have a name: what is said of a party is not only its hour. */
const hours = /\b(?:noon|midday|midnight)\b/gi

/** The theme that fits a line: of a birthday its milestone, or what else is said of it, or a birthday of that age. */
function themeOf(line: string, rest: string): PartyTheme | undefined {
  const age = ageIn(line)
  // A word that happens to stand in some theme's description does not make a party one of that theme.
  const found = [...matchThemes(rest, 'named'), ...matchThemes(line.replaceAll(hours, ' '), 'named')]
  if (age === undefined) return found[0]
  if (age === 1) return themeById(firstYear)
  const isChild = age < grownUp
  const milestone = found.find(
    ({ subcategoryId, keywords }) => subcategoryId === milestones && keywords.includes(String(age)),
  )
  const special = matchThemes(rest.replaceAll(birthdayWords, ' ')).find(({ id, categoryId }) =>
    isChild ? categoryId !== 501 && id !== firstYear : categoryId !== 502,
  )
  return milestone ?? special ?? themeById(isChild ? anyChild : anyAdult)
}

/**
 * An event from one line in American English: 'Maya turns 6, dinosaurs, Saturday at 2'. `now` in ms; `zone` is the host's.
 * The same line at the same time gives the same draft. Throws RangeError for an unknown zone.
 */
export function draftParty(line: string, now: number, zone: string): PartyDraft {
  const text = line
    .slice(0, longest)
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
  const first = readWhen(text, now, zone)
  const theme = themeOf(text, first.rest)
  const { start, rest } = readWhen(text, now, zone, {
    ...(theme?.holiday ? { holiday: theme.holiday } : {}),
    ...(theme && byDay.has(theme.categoryId) ? { hour: afternoon } : {}),
  })
  const title = titleOf(rest, theme)
  const description = describeParty({ prompt: rest, eventName: title, ...(theme ? { theme } : {}) })
  const keywords = searchKeywords(`${rest} ${theme ? theme.keywords.join(' ') : ''}`)
  return { title, start, themeId: theme?.id, description, keywords }
}
