import * as copy from '@festoon/contract/messages/guests/addGuests'
import { normalizeEmail } from '../email.ts'
import { readPeople, type WrittenPerson } from './readPeople.ts'

/**
 * The result of reading pasted text: people to invite, with the entries that aren't email addresses, or an error or warning if there
 * is no one to invite.
 */
export type PasteResult =
  | { kind: 'people'; people: WrittenPerson[]; wrong: readonly string[] }
  | { kind: 'error' | 'warning'; message: string }

/** The entries of pasted text: people to invite, people to skip, and invalid entries. */
export interface PastedEntries {
  /** People whose email address isn't on the guest list yet, without duplicates. */
  people: WrittenPerson[]
  /** People whose email address is already invited or appears earlier in the text. */
  knownPeople: WrittenPerson[]
  /** The text of each entry without a valid email address. */
  wrong: string[]
}

/**
 * Groups the entries of pasted text (VAL-49), which `readPeople` reads. `invitedEmails` contains the email addresses already on the
 * guest list (VAL-51).
 */
export function sortPastedEmails(text: string, invitedEmails: Iterable<string>): PastedEntries {
  const takenEmails = new Set([...invitedEmails].map(normalizeEmail))
  const { people, wrong } = readPeople(text)
  const sortedEntries: PastedEntries = { people: [], knownPeople: [], wrong }
  for (const person of people) {
    const address = normalizeEmail(person.email)
    if (takenEmails.has(address)) sortedEntries.knownPeople.push(person)
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
