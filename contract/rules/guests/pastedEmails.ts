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

/** The entries of pasted text: people to invite, people to skip, and others. */
export interface PastedEntries {
  /** People whose email address or phone number isn't on the guest list yet, without duplicates. */
  people: WrittenPerson[]
  /** People whose email address or phone number is already invited or appears earlier in the text. */
  knownPeople: WrittenPerson[]
  /** The text of each entry without a valid email address or phone number. */
  wrong: string[]
  /** The reasons of those wrong entries that have more to say than that, by entry. */
  reasons: ReadonlyMap<string, string>
  /** The lines that count or comment the list, such as "Total: 45". */
  notGuests: readonly string[]
}

/**
 * Groups the entries of pasted text (VAL-49), which `readPeople` reads. `invitedContacts` contains the email addresses and phone numbers
 * already on the guest list (VAL-51), and `country` is the ISO 3166 code of the host's country.
 */
export function sortPastedEmails(text: string, invitedContacts: Iterable<string>, country?: string): PastedEntries {
  const takenContacts = new Set([...invitedContacts].map(normalizeEmail))
  const { people, ...others } = readPeople(text, country)
  const sortedEntries: PastedEntries = { people: [], knownPeople: [], ...others }
  for (const person of people) {
    const contact = normalizeEmail(contactOf(person))
    if (takenContacts.has(contact)) sortedEntries.knownPeople.push(person)
    else sortedEntries.people.push(person)
    takenContacts.add(contact)
  }
  return sortedEntries
}

/** Returns a person's email address, or else the phone number. */
export const contactOf = ({ email, phone = '' }: WrittenPerson): string => email ?? phone

/**
 * Returns the people in pasted text who aren't invited yet, and the invalid entries. If there are no such people, returns an error for
 * invalid entries (VAL-50) or else a warning (VAL-52).
 */
export function readPastedEmails(text: string, invitedContacts: Iterable<string>, country?: string): PasteResult {
  const { people, wrong } = sortPastedEmails(text, invitedContacts, country)
  if (people.length > 0) return { kind: 'people', people, wrong }
  if (wrong.length > 0) return { kind: 'error', message: copy.pastedInvalid }
  return { kind: 'warning', message: copy.pastedNothingNew }
}
