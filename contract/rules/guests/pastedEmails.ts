import * as copy from '@festoon/contract/messages/guests/addGuests'
import { limits } from '../../limits.ts'
import { isEmail, normalizeEmail } from '../email.ts'
import { isBlank } from '../isBlank.ts'

/** A person in pasted text. */
export interface PastedPerson {
  /** The name in front of the email address, or else the part of the address before the @. */
  name: string
  email: string
}

/**
 * The result of reading pasted text: people to invite, with the entries that aren't email addresses, or an error or warning if there
 * is no one to invite.
 */
export type PasteResult =
  | { kind: 'people'; people: PastedPerson[]; wrong: readonly string[] }
  | { kind: 'error' | 'warning'; message: string }

/** Splits text at line breaks and, outside quotes, at commas and semicolons. Drops blank entries. */
const entries = (text: string): string[] =>
  (text.match(/(?:"[^"\r\n]*"|[^,;\r\n])+/g) ?? []).filter((entry) => !isBlank(entry))

/** Parses `Name <email>`, `<email>`, or a plain email address. */
function readEntry(entry: string): PastedPerson {
  const [, displayName = '', address] = /^(.*?)<([^<>]*)>\s*$/su.exec(entry) ?? []
  const email = (address ?? entry).trim()
  const name = displayName
    .replaceAll(/\\(.)|"/g, '$1')
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, limits.name)
  // Cutting may split a surrogate pair, which can't be stored.
  return { name: isBlank(name) ? email.slice(0, email.indexOf('@')) : name.toWellFormed(), email }
}

/** The entries of pasted text: people to invite, people to skip, and invalid entries. */
export interface PastedEntries {
  /** People whose email address isn't on the guest list yet, without duplicates. */
  people: PastedPerson[]
  /** People whose email address is already invited or appears earlier in the text. */
  knownPeople: PastedPerson[]
  /** The text of each entry that isn't an email address. */
  wrong: string[]
}

/**
 * Groups the entries of pasted text, which are separated by commas, semicolons, or line breaks. A valid entry is an email
 * address or `Name <email>` (VAL-49). `invitedEmails` contains the email addresses already on the guest list (VAL-51).
 */
export function sortPastedEmails(text: string, invitedEmails: Iterable<string>): PastedEntries {
  const takenEmails = new Set([...invitedEmails].map(normalizeEmail))
  const sortedEntries: PastedEntries = { people: [], knownPeople: [], wrong: [] }
  for (const entry of entries(text)) {
    const person = readEntry(entry)
    const address = normalizeEmail(person.email)
    if (!isEmail(person.email)) sortedEntries.wrong.push(entry.trim())
    else if (takenEmails.has(address)) sortedEntries.knownPeople.push(person)
    else sortedEntries.people.push(person)
    takenEmails.add(address)
  }
  return sortedEntries
}

/**
 * Returns the people in pasted text who aren't invited yet, and the invalid entries. If there are no such people, returns an error for
 * invalid entries (VAL-50) or else a warning (VAL-52).
 */
export function readPastedEmails(text: string, invitedEmails: Iterable<string>): PasteResult {
  const { people, wrong } = sortPastedEmails(text, invitedEmails)
  if (people.length > 0) return { kind: 'people', people, wrong }
  if (wrong.length > 0) return { kind: 'error', message: copy.pastedInvalid }
  return { kind: 'warning', message: copy.pastedNothingNew }
}
