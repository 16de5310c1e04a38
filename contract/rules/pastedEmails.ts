import { isEmail, normaliseEmail } from './email.ts'
import { isBlank } from './isBlank.ts'
import { limits } from '../limits.ts'

/** A person out of pasted text. */
export interface PastedPerson {
  /** As written beside the address, else what stands before its @. */
  name: string
  email: string
}

/** What became of pasted text: people to invite, or what to tell instead. */
export type Pasted = { kind: 'people'; people: PastedPerson[] } | { kind: 'error' | 'warning'; message: string }

/** What is told where an address is none (VAL-50). */
export const pastedError = 'Please enter valid email addresses.'
/** What is told where nobody is new (VAL-52). */
export const pastedWarning = 'No new invites found in pasted text.'

/** An entry ends at a comma or a line's end, or at a semicolon, as some mail programs write; not within quotes. */
const entries = (text: string): string[] =>
  (text.match(/(?:"[^"\r\n]*"|[^,;\r\n])+/g) ?? []).filter((entry) => !isBlank(entry))

/** `Name <email>`, `<email>`, or the address alone. */
function readEntry(entry: string): PastedPerson {
  const [, written = '', address] = /^(.*?)<([^<>]*)>\s*$/su.exec(entry) ?? []
  const email = (address ?? entry).trim()
  const name = written
    .replaceAll(/\\(.)|"/g, '$1')
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, limits.name)
  // Half of a character at the cut could not be stored.
  return { name: isBlank(name) ? email.slice(0, email.indexOf('@')) : name.toWellFormed(), email }
}

/** Pasted text, entry by entry. */
export interface PastedEntries {
  /** New ones, each address once. */
  people: PastedPerson[]
  /** Those twice in the text or invited already. */
  known: PastedPerson[]
  /** What is no address, as it was written. */
  wrong: string[]
}

/**
 * Sorts pasted text: addresses apart by commas or lines, each optionally as `Name <email>` (VAL-49). `invited`: addresses on
 * the list (VAL-51).
 */
export function sortPastedEmails(text: string, invited: Iterable<string>): PastedEntries {
  const taken = new Set([...invited].map(normaliseEmail))
  const sorted: PastedEntries = { people: [], known: [], wrong: [] }
  for (const entry of entries(text)) {
    const person = readEntry(entry)
    const address = normaliseEmail(person.email)
    if (!isEmail(person.email)) sorted.wrong.push(entry.trim())
    else if (taken.has(address)) sorted.known.push(person)
    else sorted.people.push(person)
    taken.add(address)
  }
  return sorted
}

/** What becomes of pasted text: one entry that is no address refuses all of it (VAL-50). */
export function readPastedEmails(text: string, invited: Iterable<string>): Pasted {
  const { people, wrong } = sortPastedEmails(text, invited)
  if (wrong.length > 0) return { kind: 'error', message: pastedError }
  return people.length > 0 ? { kind: 'people', people } : { kind: 'warning', message: pastedWarning }
}
