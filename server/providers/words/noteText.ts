import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/server/partyWriter'
import { sentence } from '@festoon/contract/rules/line/lineParts'
import { clausesIn, factText, isFact } from '@festoon/contract/rules/line/readFacts'

/** Matches words that name only a meal or a drink. */
const meal =
  /^(?:(?:a|an|some|late|early|light|long|quick)\s+)*(?:lunch|brunch|dinner|breakfast|supper|drinks|cocktails|tea|coffee|cake|pizza|tacos|snacks|dessert|barbecue|bbq|picnic)(?:\s+(?:and|&)\s+\p{L}+)?$/iu

/** Returns the host's words about the party, and the facts that guests need to know, as short sentences. */
export function noteText(words: string, facts: readonly string[]): string {
  const first = meal.test(words)
    ? copy.comeFor(words.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()))
    : sentence(words)
  return [first, ...facts.map((fact) => sentence(factText(fact)))].filter((text) => text !== '').join(' ')
}

/**
 * Returns a host's own text as sentences. Keeps its words, numbers, names, and links in their order. A fact between commas,
 * such as "bring a chair", becomes a separate sentence.
 */
export function hostsText(text: string): string {
  let sentences = ''
  let current = ''
  for (const [at, { text: clause, mark }] of clausesIn(text).entries()) {
    if (isFact(clause, at === 0) && /[,;]$/.test(current)) {
      sentences += `${sentence(factText(current.slice(0, -1)))} `
      current = ''
    }
    current += `${current === '' ? '' : ' '}${clause}${mark.trim() === '' || /[,;.!?]/.test(mark) ? mark : ` ${mark.trim()}`}`
  }
  return `${sentences}${sentence(factText(current.replace(/[,;]$/, '')))}`
}

/** Adds the facts that a description lacks, because a language model may leave some out. */
export function withFacts(description: string, facts: string): string {
  const describedWords = plainWords(description)
  const missingFacts = facts
    .split(/(?<=[.!?])\s+/)
    .filter((fact) => !describedWords.includes(plainWords(fact).replace(/ please $/, ' ')))
  return [description, ...missingFacts].join(' ').slice(0, limits.description).trim().toWellFormed()
}

/** Returns the words of a text in lowercase, each between spaces. */
const plainWords = (text: string): string => ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `
