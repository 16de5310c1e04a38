import * as copy from '@festoon/contract/messages/guests/importGuests'
import { normalizeEmail } from '@festoon/contract/rules/email'
import { sortPastedEmails } from '@festoon/contract/rules/guests/pastedEmails'
import type { WrittenPerson } from '@festoon/contract/rules/guests/readPeople'

/** A person in pasted text, as a preview lists them. */
interface PastedGuest {
  name: string
  contact: string
}

/** Pasted text as a preview shows it: the guests to add, and who is left out. Each list has an address once. */
export interface PastedPreviewData {
  newGuests: PastedGuest[]
  /** Guests who are on the guest list already. */
  listedGuests: PastedGuest[]
  /** New guests whose address the text repeats. */
  repeatedGuests: PastedGuest[]
  /** The different entries without a valid email address, with the reason. */
  problems: { text: string; reason: string }[]
}

/** Reads pasted text for a preview. `invitedEmails` contains the email addresses on the guest list. */
export function previewPasted(text: string, invitedEmails: readonly string[]): PastedPreviewData {
  const listedAddresses = new Set(invitedEmails.map(normalizeEmail))
  const { people, knownPeople, wrong } = sortPastedEmails(text, invitedEmails)
  const isListed = ({ email }: WrittenPerson): boolean => listedAddresses.has(normalizeEmail(email))
  return {
    newGuests: once(people),
    listedGuests: once(knownPeople.filter(isListed)),
    repeatedGuests: once(knownPeople.filter((person) => !isListed(person))),
    problems: [...new Set(wrong)].map((entry) => ({
      text: entry,
      reason: entry.includes('@') ? copy.entryInvalid : copy.entryWithoutEmail,
    })),
  }
}

const once = (people: readonly WrittenPerson[]): PastedGuest[] => [
  ...new Map(people.map(({ name, email }) => [normalizeEmail(email), { name, contact: email }])).values(),
]
