import * as copy from '@festoon/contract/messages/guests/textGuests'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { greetingName } from '@festoon/contract/rules/guests/greetingName'
import { dialableNumber } from '@festoon/contract/rules/phone'

/** A guest for a host to text. */
export interface TextGuest {
  id: string
  name: string
  /** The phone number, if it is on this device or on the guest list. */
  phone: string | undefined
  /** The phone number on the guest list, which hosts can't change here. */
  listedPhone: string | undefined
  /** True if a host texted the guest. */
  isTexted: boolean
  /** True if the guest has opened the link, or was texted an update, neither of which can be undone. */
  isDone: boolean
}

/** The numbers on this device, by invitee id; '' for a number that the host removed. */
type Phones = Readonly<Record<string, string>>

const textGuest = (
  { inviteeId: id, name, phone }: Invitee,
  phones: Phones,
  state: Pick<TextGuest, 'isTexted' | 'isDone'>,
): TextGuest => ({ id, name, phone: phones[id] || phone, listedPhone: phone, ...state })

const byName = (a: TextGuest, b: TextGuest): number => a.name.localeCompare(b.name)

/** Returns the guests without an email address or account who haven't replied, by name. */
export const toText = (invitees: readonly Invitee[], phones: Phones): TextGuest[] =>
  invitees
    .filter(({ isUnreachable, rsvpStatus }) => isUnreachable && (rsvpStatus === 'INVITED' || rsvpStatus === 'SEEN'))
    .map((guest) => {
      const isDone = guest.rsvpStatus === 'SEEN'
      return textGuest(guest, phones, { isTexted: isDone || guest.inviteStatus !== 'PENDING', isDone })
    })
    .toSorted(byName)

/**
 * Returns the invited guests without an email address or account who haven't declined, by name, for an update that only their hosts
 * can send. `updatedIds` are the ids of those who were texted the update.
 */
export const toUpdate = (invitees: readonly Invitee[], phones: Phones, updatedIds: ReadonlySet<string>): TextGuest[] =>
  invitees
    .filter(
      ({ isUnreachable, rsvpStatus, inviteStatus }) =>
        isUnreachable &&
        rsvpStatus !== 'HIDDEN' &&
        rsvpStatus !== 'NO' &&
        (rsvpStatus !== 'INVITED' || inviteStatus !== 'PENDING'),
    )
    .map((guest) => {
      const isDone = updatedIds.has(guest.inviteeId)
      return textGuest(guest, phones, { isTexted: isDone, isDone })
    })
    .toSorted(byName)

/** Returns the text for a guest: the host's words with the guest's name as a greeting, then the link. */
export function textFor(name: string, message: string, url: string): string {
  return `${message.replaceAll(copy.namePlaceholder, () => greetingName(name)).trim()} ${url}`
}

/** Returns a number in the format in which it is compared. Numbers on the guest list are in it already. */
export const comparable = (phone: string): string => dialableNumber(phone) ?? phone

/** Returns the error message for a typed number: if it can't be dialed, or if another guest has it. Undefined if there is none. */
export function phoneProblem(
  typedNumber: string,
  id: string | undefined,
  guests: readonly TextGuest[],
): string | undefined {
  const phone = dialableNumber(typedNumber)
  if (phone === undefined) return copy.phoneInvalid
  const owner = guests.find(
    (guest) => guest.id !== id && guest.phone !== undefined && comparable(guest.phone) === phone,
  )
  return owner && copy.phoneTaken(owner.name)
}
