import { untitled } from '@festoon/contract/messages/server/partyWriter'
import { limits } from '@festoon/contract/limits'
import { matchThemes } from '@festoon/contract/rules/events/matchThemes'
import { readWhen } from '@festoon/contract/rules/dates/readWhen'
import type { WallTime } from '@festoon/contract/rules/dates/timeZone'
import { singular } from '@festoon/contract/rules/words'
import { themeById } from '@festoon/contract/themes/catalog'
import type { PartyTheme } from '@festoon/contract/themes/theme'
import { searchKeywords } from './searchKeywords.ts'
import { describeParty } from './templates.ts'

/** An event drafted from one line of text (HEAD-12). */
export interface PartyDraft {
  title: string
  /** The start time in the host's time zone, never in the past. */
  start: WallTime
  /** The id of the matching theme, or undefined if there is none. */
  themeId: number | undefined
  description: string
  keywords: readonly string[]
}

/** The maximum number of characters read from the line. */
const maxLength = 500
/** The ids of the themes for a child's birthday, the first birthday, and an adult's birthday. */
const [childBirthday, firstBirthday, adultBirthday] = [791, 792, 776] as const
/** The id of the milestone-birthday subcategory. */
const milestones = 606
/** The first age at which a birthday is no longer a child's. */
const adultAge = 13

/** The ids of the theme categories for children and babies, whose parties start in the afternoon. */
const daytimeCategories: ReadonlySet<number> = new Set([502, 504])
/** The default starting hour of a party for children or babies. */
const afternoon = 14

const lowercaseWords = new Set('a an and as at but by for from in of on or the to with'.split(' '))

/** Matches phrases that hosts write before the actual title, such as "We're throwing a". */
const lead =
  /^(?:(?:please|hey|hi|so|ok|okay)[,\s]+)*(?:(?:i|we)(?:['’](?:m|re|d|ll))?\s+(?:(?:am|are|would|will)\s+)?(?:want to|like to|wanna|going to|gonna|hope to)\s+|let['’]?s\s+|(?:i|we)['’]?(?:m|re)\s+)?(?:(?:have|having|throw|throwing|host|hosting|do|doing|plan|planning|make|create|celebrate|celebrating)\s+)?(?:(?:a|an|the|my|our)\s+)?/i

function titled(text: string): string {
  const words = text.split(' ').map((word, index) => {
    const isSmall = index > 0 && lowercaseWords.has(word.toLowerCase())
    if (isSmall) return word.toLowerCase()
    // Words that contain capitals are left as is.
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

/**
 * Returns the title for a line whose date has been removed: the first part of the line, or else the theme's name, or else a
 * default title.
 */
function titleOf(rest: string, theme: PartyTheme | undefined): string {
  const [first = ''] = rest.split(/[,;.!?\n]+\s/)
  const plain = first
    .replace(lead, '')
    .replace(/[\s,;.!?-]+$/, '')
    .trim()
  const kept = plain === '' ? (theme?.name ?? '') : plain
  if (kept === '') return untitled
  const bare = theme?.name.toLowerCase().startsWith(kept.toLowerCase()) === true && !/\s/.test(kept)
  return titled(bare && theme.categoryId === 502 ? `${singular(kept.toLowerCase())} party` : kept)
}

/** Returns the age mentioned in a line about a birthday, if any. */
function ageIn(line: string): number | undefined {
  const match =
    /\b(?:turns|turning|turned|is|be)\s+(\d{1,3})\b(?!\s*(?:[ap]\.?m|:|\/))/i.exec(line) ??
    /\b(\d{1,3})(?:st|nd|rd|th)\s+(?:birthday|bday|b-day)\b/i.exec(line)
  return match ? Number(match[1]) : undefined
}

/** Matches words that indicate a birthday but nothing else about the event. */
const birthdayWords =
  /\b(?:turns|turning|turned|is|be)\s+\d{1,3}\b|\b\d{1,3}(?:st|nd|rd|th)\b|\b(?:birthday|bday|b-day|party)\b/gi

/** Matches named times of day, which must not affect the choice of a theme. */
const hours = /\b(?:noon|midday|midnight)\b/gi

/**
 * Returns the theme that best fits a line, if any. If the line mentions an age of 1, this is always the first-birthday theme.
 * For any other age, it is the theme of that milestone, or else a theme that matches the rest of the line, or else the theme
 * for a child's or an adult's birthday.
 */
function themeOf(line: string, rest: string): PartyTheme | undefined {
  const age = ageIn(line)
  // A word in a theme's description alone isn't enough for a match.
  const found = [...matchThemes(rest, 'named'), ...matchThemes(line.replaceAll(hours, ' '), 'named')]
  if (age === undefined) return found[0]
  if (age === 1) return themeById(firstBirthday)
  const isChild = age < adultAge
  const milestone = found.find(
    ({ subcategoryId, keywords }) => subcategoryId === milestones && keywords.includes(String(age)),
  )
  const special = matchThemes(rest.replaceAll(birthdayWords, ' ')).find(({ id, categoryId }) =>
    isChild ? categoryId !== 501 && id !== firstBirthday : categoryId !== 502,
  )
  return milestone ?? special ?? themeById(isChild ? childBirthday : adultBirthday)
}

/**
 * Drafts an event from one line of American English, such as 'Maya turns 6, dinosaurs, Saturday at 2'. `now` is in ms, and
 * `zone` is the host's time zone. The same input always returns the same draft.
 * @throws RangeError if the zone is unknown.
 */
export function draftParty(line: string, now: number, zone: string): PartyDraft {
  const text = line
    .slice(0, maxLength)
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
  const first = readWhen(text, now, zone)
  const theme = themeOf(text, first.rest)
  const { start, rest } = readWhen(text, now, zone, {
    ...(theme?.holiday ? { holiday: theme.holiday } : {}),
    ...(theme && daytimeCategories.has(theme.categoryId) ? { hour: afternoon } : {}),
  })
  const title = titleOf(rest, theme)
  const description = describeParty({ prompt: rest, eventName: title, ...(theme ? { theme } : {}) })
  const keywords = searchKeywords(`${rest} ${theme ? theme.keywords.join(' ') : ''}`)
  return { title, start, themeId: theme?.id, description, keywords }
}
