import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/server/partyWriter'
import { matchTheme } from '@festoon/contract/rules/events/matchThemes'
import { readFacts } from '@festoon/contract/rules/line/readFacts'
import { wordsOf } from '@festoon/contract/rules/words'
import type { PartyTheme } from '@festoon/contract/themes/theme'
import { hostsText } from './noteText.ts'

/** The input for an event description. */
interface DescriptionBrief {
  /** The host's own words about the event. */
  prompt: string
  eventName: string
  /** The event's theme. If undefined, the theme that best matches the event's name and the prompt is used. */
  theme?: PartyTheme
  /**
   * True if the prompt consists of sentences to use as they are, without the theme's description, which promises things that
   * the host didn't mention.
   */
  onlyHostsWords?: boolean | undefined
}

/** The maximum number of characters read from the prompt. */
const maxPromptLength = limits.prompt

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

/** Matches the things that a host asks guests to leave out, such as "gifts" in "no gifts". */
const negations = /\b(?:no|without|skip(?: the)?|not|don[’']?t (?:bring|wear)|free of)\s+(?:any\s+)?([\p{L}-]{3,})/giu

/** Checks whether a theme's description mentions something that the host rules out. */
function isContradiction(description: string, prompt: string): boolean {
  const describedWords = new Set(wordsOf(description))
  return [...prompt.matchAll(negations)].some(([, word = '']) => wordsOf(word).some((one) => describedWords.has(one)))
}

/**
 * Writes an event description. The same input always gives the same description (EDIT-08). It contains all of the host's words,
 * and promises nothing that neither the host nor the theme mentions.
 */
export function describeParty({ prompt, eventName, theme, onlyHostsWords = false }: DescriptionBrief): string {
  const name = tidy(eventName).slice(0, limits.title)
  const ownPrompt = tidy(prompt).slice(0, maxPromptLength).toWellFormed()
  const hosts = onlyHostsWords ? ownPrompt : hostsText(ownPrompt)
  const matchedTheme = theme ?? matchTheme(`${name} ${readFacts(ownPrompt).remainder}`, 'named')
  const chance = numberOf(`${name}\n${hosts}\n${matchedTheme?.id ?? ''}`)
  const hook = pick(copy.openings[occasionOf(matchedTheme)], chance)
  const opening = name === '' ? `${hook}.` : copy.opening(hook, `${name}${/[.!?…]$/.test(name) ? '' : '.'}`)
  const fromTheme =
    matchedTheme && !onlyHostsWords && !isContradiction(matchedTheme.description, hosts) ? matchedTheme.description : ''
  // Without words of the host or the theme, a neutral sentence keeps the description from being bare.
  const middle = fromTheme === '' && hosts === '' ? pick(copy.middles, chance >>> 3) : fromTheme
  const hasEnd = sentencesIn(middle) >= 3 || /\b(?:rsvp|let (?:me|us) know|reply|respond)\b/i.test(hosts)
  const closing = hasEnd ? '' : pick(copy.closings, chance >>> 9)
  const text = [opening, middle, hosts, closing].filter(Boolean).join(' ')
  return text.slice(0, limits.description).toWellFormed()
}
