import * as copy from '@festoon/contract/messages/server/partyWriter'
import { list } from '@festoon/contract/messages/format'
import { limits } from '@festoon/contract/limits'
import { matchTheme } from '@festoon/contract/rules/events/matchThemes'
import type { PartyTheme } from '@festoon/contract/themes/theme'
import { searchKeywords } from './searchKeywords.ts'

/** The input for an event description. */
interface DescriptionBrief {
  /** The host's own words about the event. */
  prompt: string
  eventName: string
  /** The event's theme. If undefined, the theme that best matches the event's name and the prompt is used. */
  theme?: PartyTheme
}

/** The maximum number of characters read from the prompt. */
const maxPromptLength = 1_000

/** The kind of event, which determines the description's opening sentence. */
type Occasion = keyof typeof copy.openings

/** The occasions of theme categories, by category id. */
const occasions: Readonly<Record<number, Occasion>> = { 501: 'birthday', 502: 'birthday', 503: 'wedding', 504: 'baby' }

function occasionOf(theme: PartyTheme | undefined): Occasion {
  if (!theme) return 'party'
  return theme.holiday ? 'holiday' : (occasions[theme.categoryId] ?? 'party')
}

/** Computes a 32-bit hash of a string (FNV-1a). */
function numberOf(text: string): number {
  let hash = 2_166_136_261
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return hash >>> 0
}

const pick = (texts: readonly string[], number: number): string => texts[number % texts.length] ?? ''

/** Converts text to a single line without control characters. */
const tidy = (text: string): string => text.replaceAll(/[\p{C}\s]+/gu, ' ').trim()

const sentencesIn = (text: string): number => text.match(/[.!?]+(?=\s|$)/g)?.length ?? 0

/** Writes an event description of two to four sentences. The same input always gives the same description (EDIT-08). */
export function describeParty({ prompt, eventName, theme }: DescriptionBrief): string {
  const name = tidy(eventName).slice(0, limits.title)
  const hostsText = tidy(prompt).slice(0, maxPromptLength)
  const known = theme ?? matchTheme(`${name} ${hostsText}`)
  const chance = numberOf(`${name}\n${hostsText}\n${known?.id ?? ''}`)
  const hook = pick(copy.openings[occasionOf(known)], chance)
  const opening = name === '' ? `${hook}.` : copy.opening(hook, `${name}${/[.!?…]$/.test(name) ? '' : '.'}`)
  const middle = known?.description ?? pick(copy.middles, chance >>> 3)
  const used = new Set(searchKeywords(`${name} ${middle}`, 100))
  const words = searchKeywords(hostsText).filter((word) => !used.has(word))
  const detail = words.length < 2 ? '' : copy.details[(chance >>> 6) % copy.details.length]?.(list(words.slice(0, 3)))
  const closing = pick(copy.closings, chance >>> 9)
  // Limits the description to four sentences by leaving out the detail or the opening.
  const sentences = sentencesIn(middle)
  const parts =
    sentences >= 3
      ? [middle, closing]
      : sentences === 2
        ? [opening, middle, closing]
        : [opening, middle, detail, closing]
  return parts.filter(Boolean).join(' ').slice(0, limits.description)
}
