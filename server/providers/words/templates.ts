import { limits } from '@festoon/contract/limits'
import { matchTheme } from '@festoon/contract/rules/events/matchThemes'
import type { PartyTheme } from '@festoon/contract/themes/theme'
import { closings, details, middles, openings, type Occasion } from './phrases.ts'
import { searchKeywords } from './searchKeywords.ts'

/** What a description is written from. */
interface DescriptionBrief {
  /** What the host says about the party. */
  prompt: string
  eventName: string
  /** Found from the words when none is given. */
  theme?: PartyTheme
}

/** Characters of a prompt that are read. */
const longestPrompt = 1_000

const occasions: Readonly<Record<number, Occasion>> = { 501: 'birthday', 502: 'birthday', 503: 'wedding', 504: 'baby' }

function occasionOf(theme: PartyTheme | undefined): Occasion {
  if (!theme) return 'party'
  return theme.holiday ? 'holiday' : (occasions[theme.categoryId] ?? 'party')
}

/** A number that is the same for the same text (FNV-1a). */
function numberOf(text: string): number {
  let hash = 2_166_136_261
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return hash >>> 0
}

const pick = (list: readonly string[], number: number): string => list[number % list.length] ?? ''

/** One line of plain text, without what a screen does not show. */
const tidy = (text: string): string => text.replaceAll(/[\p{C}\s]+/gu, ' ').trim()

const sentencesIn = (text: string): number => text.match(/[.!?]+(?=\s|$)/g)?.length ?? 0

/** 'a', 'a and b', 'a, b, and c'. */
const listed = (words: readonly string[]): string => new Intl.ListFormat('en-US', { type: 'conjunction' }).format(words)

/** Two to four sentences for an invitation, the same for the same brief (EDIT-08). */
export function describeParty({ prompt, eventName, theme }: DescriptionBrief): string {
  const name = tidy(eventName).slice(0, limits.title)
  const asked = tidy(prompt).slice(0, longestPrompt)
  const known = theme ?? matchTheme(`${name} ${asked}`)
  const chance = numberOf(`${name}\n${asked}\n${known?.id ?? ''}`)
  const hook = pick(openings[occasionOf(known)], chance)
  const opening = name === '' ? `${hook}.` : `${hook}: ${name}${/[.!?…]$/.test(name) ? '' : '.'}`
  const middle = known?.description ?? pick(middles, chance >>> 3)
  const said = new Set(searchKeywords(`${name} ${middle}`, 100))
  const words = searchKeywords(asked).filter((word) => !said.has(word))
  const detail = words.length < 2 ? '' : pick(details, chance >>> 6).replace('{words}', () => listed(words.slice(0, 3)))
  const closing = pick(closings, chance >>> 9)
  // The middle has one sentence or two, seldom more: then the opening makes room.
  const long = sentencesIn(middle)
  const parts =
    long >= 3 ? [middle, closing] : long === 2 ? [opening, middle, closing] : [opening, middle, detail, closing]
  return parts
    .filter((part) => part !== '')
    .join(' ')
    .slice(0, limits.description)
}
