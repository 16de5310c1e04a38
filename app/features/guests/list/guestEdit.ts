import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/guests/guestList'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { isEmail, normalizeEmail } from '@festoon/contract/rules/email'
import { typedEmail } from '@festoon/contract/rules/emailShape'
import { givenRsvp, type GivenRsvp } from '@festoon/contract/rules/guests/givenRsvp'
import { isBlank } from '@festoon/contract/rules/isBlank'
import type { InputOf } from '@festoon/contract/wire/operations'
import { displayPhone } from '@festoon/ui/phone'

/** The fields of the form for editing a guest (INV-11, INV-16). */
export interface GuestFields {
  name: string
  email: string
  /** The guest's RSVP; empty if the guest hasn't sent one. */
  rsvp: '' | GivenRsvp
  /** The number of people coming: the guest and any additional guests. */
  total: number
}

/** Label shown in place of the email address of a guest with an account (INV-18). */
export const connectedLabel = copy.connected
export const takenEmail = copy.emailTaken

/** Returns a guest's email address or else phone number, formatted for display (RSVP-40); undefined if hosts see neither. */
export const shownContact = ({ email, phone, isConnected }: Invitee): string | undefined =>
  email ?? (phone === undefined ? (isConnected ? connectedLabel : undefined) : displayPhone(phone))

const wrongEmail = copy.emailInvalid
/** Max number of people who can come on one invite, including the guest (VAL-43). */
export const maxPartySize = limits.additionalGuests + 1

export const fieldsOf = ({ name, email = '', rsvpStatus, additionalGuestCount }: Invitee): GuestFields => ({
  name,
  email,
  rsvp: givenRsvp({ rsvpStatus }) ?? '',
  total: additionalGuestCount + 1,
})

const isTooLong = (text: string, max: number): string | undefined => (text.length > max ? copy.tooLong(max) : undefined)

/** Returns the error message for a name; undefined if the name is valid (VAL-39, VAL-40). */
export const nameProblem = (name: string): string | undefined =>
  isBlank(name) ? copy.nameInvalid : isTooLong(name.trim(), limits.name)

/** Returns true for a guest who needs no email address: one without an address so far. */
export const mayLackEmail = ({ email }: Invitee): boolean => email === undefined

/**
 * Returns the error message for a guest's edited email address if it is invalid, too long, or used by another guest
 * (VAL-40..42). Ignores guests who were removed. Returns undefined for guests with an account, because hosts can't change their
 * email address, and for an empty address if the guest has none so far.
 */
export function emailProblem(email: string, guest: Invitee, invitees: readonly Invitee[]): string | undefined {
  if (guest.isConnected) return undefined
  const address = normalizeEmail(email)
  if (address === '' && mayLackEmail(guest)) return undefined
  const long = isTooLong(address, limits.email)
  if (long !== undefined) return long
  if (!isEmail(address)) return wrongEmail
  const isTaken = invitees.some(
    (invitee) =>
      invitee.inviteeId !== guest.inviteeId &&
      invitee.rsvpStatus !== 'HIDDEN' &&
      invitee.email !== undefined &&
      normalizeEmail(invitee.email) === address,
  )
  return isTaken ? takenEmail : undefined
}

/**
 * Returns true if the host entered a new email address. Always returns false for guests with an account, because hosts can't
 * change their email address.
 */
export const hasNewEmail = ({ email }: Pick<GuestFields, 'email'>, guest: Invitee): boolean =>
  !guest.isConnected &&
  email.trim() !== '' &&
  (guest.email === undefined || normalizeEmail(email) !== normalizeEmail(guest.email))

/** Returns the input for `editInvitee`: the guest's id and name, and all other fields that changed. */
export function editOf(fields: GuestFields, guest: Invitee): InputOf<'editInvitee'>['invitee'] {
  const count = fields.total - 1
  return {
    inviteeId: guest.inviteeId,
    name: fields.name.trim(),
    ...(hasNewEmail(fields, guest) ? { email: typedEmail(fields.email) } : {}),
    ...(fields.rsvp !== '' && fields.rsvp !== guest.rsvpStatus ? { rsvpStatus: fields.rsvp } : {}),
    ...(fields.rsvp === 'YES' && count !== guest.additionalGuestCount ? { additionalGuestCount: count } : {}),
  }
}
