import * as copy from '@festoon/contract/messages/guests/importGuests'
import { normalizeEmail } from '@festoon/contract/rules/email'
import { contactOf, sortPastedEmails } from '@festoon/contract/rules/guests/pastedEmails'
import type { WrittenPerson } from '@festoon/contract/rules/guests/readPeople'

/** A person in pasted text, as a preview lists them. */
interface PastedGuest {
  name: string
  contact: string
}

/** Pasted text as a preview shows it: the guests to add, and who is left out. Each list has a contact once. */
export interface PastedPreviewData {
  newGuests: PastedGuest[]
  /** Guests who are on the guest list already. */
  listedGuests: PastedGuest[]
  /** New guests whose contact the text repeats. */
  repeatedGuests: PastedGuest[]
  /** The different entries without a valid email address or phone number, with the reason. */
  problems: { text: string; reason: string }[]
  /** The lines that count or comment the list. */
  notGuests: readonly string[]
}

/**
 * Reads pasted text for a preview. `invitedContacts` contains the email addresses and phone numbers on the guest list, and `country` is the
 * ISO 3166 code of the host's country.
 */
export function previewPasted(text: string, invitedContacts: readonly string[], country?: string): PastedPreviewData {
  const listedContacts = new Set(invitedContacts.map(normalizeEmail))
  const { people, knownPeople, wrong, reasons, notGuests } = sortPastedEmails(text, invitedContacts, country)
  const isListed = (person: WrittenPerson): boolean => listedContacts.has(normalizeEmail(contactOf(person)))
  return {
    newGuests: once(people),
    listedGuests: once(knownPeople.filter(isListed)),
    repeatedGuests: once(knownPeople.filter((person) => !isListed(person))),
    problems: [...new Set(wrong)].map((entry) => ({
      text: entry,
      reason: reasons.get(entry) ?? (entry.includes('@') ? copy.entryInvalid : copy.entryWithoutContact),
    })),
    notGuests,
  }
}

const once = (people: readonly WrittenPerson[]): PastedGuest[] => [
  ...new Map(
    people.map((person) => {
      const contact = contactOf(person)
      return [normalizeEmail(contact), { name: person.name, contact }]
    }),
  ).values(),
]
