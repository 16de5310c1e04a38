import { themeById } from '../../themes/catalog.ts'
import type { PartyTheme } from '../../themes/theme.ts'
import { addressPatterns } from './addressPatterns.ts'
import { matchThemes } from './matchThemes.ts'

/** The ids of the themes for a child's birthday, the first birthday, and an adult's birthday. */
const [childBirthday, firstBirthday, adultBirthday] = [791, 792, 776] as const
/** The id of the milestone-birthday subcategory. */
const milestones = 606
/** The first age at which a birthday is no longer a child's. */
const adultAge = 13

/** Returns the age mentioned in a line about a birthday, if any. */
function ageIn(line: string): number | undefined {
  const match =
    /\b(?:turns|turning|turned|is|be)\s+(\d{1,3})\b(?!\s*(?:[ap]\.?m|:|\/))/i.exec(line) ??
    /\b(\d{1,3})(?:st|nd|rd|th)\s+(?:birthday|bday|b-day)\b/i.exec(line) ??
    /['’]s\s+(?:big\s+)?(\d{1,3})(?:st|nd|rd|th)\b(?!\s+(?:anniversary|annual|wedding|year|street|time|grade))/i.exec(
      line,
    )
  return match ? Number(match[1]) : undefined
}

/** Matches words that indicate a birthday but nothing else about the event. */
const birthdayWords =
  /\b(?:turns|turning|turned|is|be)\s+\d{1,3}\b|\b\d{1,3}(?:st|nd|rd|th)\b|\b(?:birthday|bday|b-day|party)\b/gi

/** Matches named times of day, which must not affect the choice of a theme. */
const hours = /\b(?:noon|midday|midnight)\b/gi

/** Removes street addresses, so that a party in Fig Lane isn't about bowling. */
const withoutAddress = (line: string): string =>
  addressPatterns.reduce((text, pattern) => text.replace(pattern, ' '), line)

/**
 * Returns the theme that best fits a host's line about a party, if any. `remainder` is the line without its date, place, and facts,
 * or as much of it as is known. If the line mentions an age of 1, this is always the first-birthday theme.
 * For any other age, it is the theme of that milestone, or else a theme that matches the rest of the line, or else the theme
 * for a child's or an adult's birthday.
 */
export function themeForLine(line: string, remainder: string): PartyTheme | undefined {
  return themeForWords(withoutAddress(line), withoutAddress(remainder))
}

/** The id of the theme of two glasses, which suit every party. */
export const anyPartyTheme = 809

/** Returns the theme whose picture is the cover of a party: the one that fits its line or title or, if none does, one for any party. */
export const coverTheme = (fittingTheme: PartyTheme | undefined): PartyTheme | undefined =>
  fittingTheme ?? themeById(anyPartyTheme)

function themeForWords(line: string, remainder: string): PartyTheme | undefined {
  const age = ageIn(line)
  // A word in a theme's description alone isn't enough for a match.
  const themeMatches = [...matchThemes(remainder, 'named'), ...matchThemes(line.replaceAll(hours, ' '), 'named')]
  if (age === undefined) return themeMatches[0]
  if (age === 1) return themeById(firstBirthday)
  const isChild = age < adultAge
  // The cover of a milestone shows its number, so "70th & Beyond" doesn't suit an 80th birthday.
  const isOther = ({ name }: PartyTheme): boolean => Number(/\d+/.exec(name)?.[0] ?? age) !== age
  const milestone = themeMatches.find(
    (theme) => theme.subcategoryId === milestones && theme.keywords.includes(String(age)) && !isOther(theme),
  )
  const special = matchThemes(remainder.replaceAll(birthdayWords, ' '), 'named').find(
    (theme) =>
      !isOther(theme) && (isChild ? theme.categoryId !== 501 && theme.id !== firstBirthday : theme.categoryId !== 502),
  )
  return milestone ?? special ?? themeById(isChild ? childBirthday : adultBirthday)
}
