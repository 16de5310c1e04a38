import { comparable, type TextGuest } from '../../features/guests/texts/textGuest.ts'
import type { BookContact, FoundContacts } from './contactsIn.ts'

/**
 * The people of an address book: those to add, those whose number is on the list or in the book already, and the numbers of guests who
 * are on the list without one, by invitee id.
 */
export interface SortedContacts extends FoundContacts {
  repeatedPeople: BookContact[]
  numbers: Record<string, string>
}

/**
 * Separates people with a new number from those whose number is on the list, or belongs to an earlier person, and from guests with the
 * same name who lack a number, for example because it is on another device.
 */
export function sortOut({ people, wrong }: FoundContacts, guests: readonly TextGuest[]): SortedContacts {
  const seenPhones = new Set(guests.flatMap(({ phone }) => (phone === undefined ? [] : comparable(phone))))
  const waiting = guests.filter(({ phone, isTexted }) => phone === undefined && !isTexted)
  const sortedContacts: SortedContacts = { people: [], repeatedPeople: [], wrong, numbers: {} }
  for (const { name, phone } of people) {
    const guest = waiting.find((one) => !(one.id in sortedContacts.numbers) && isSameName(one.name, name))
    if (seenPhones.has(phone)) sortedContacts.repeatedPeople.push({ name, phone })
    else if (guest) sortedContacts.numbers[guest.id] = phone
    else sortedContacts.people.push({ name, phone })
    seenPhones.add(phone)
  }
  return sortedContacts
}

const isSameName = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()
