import type { Invitee } from '@festoon/contract/guest'
import { limits } from '@festoon/contract/limits'
import type { InputOf } from '@festoon/contract/operations'
import { isEmail, normaliseEmail } from '@festoon/contract/rules/email'
import { isBlank } from '@festoon/contract/rules/isBlank'

/** What a host changes of a guest (INV-11, INV-16). */
export interface GuestFields {
  name: string
  email: string
  /** Empty: the guest has not said, and nor does the host. */
  answer: '' | 'YES' | 'NO'
  /** Heads: the guest and whom they bring. */
  total: number
}

/** Stands where the address of an account would (INV-18). */
export const connectedLabel = 'Connected through Shine'
export const takenEmail = 'Email has already been invited.'
export const wrongEmail = 'Please enter a valid email.'
/** Heads of one guest (VAL-43). */
export const mostHeads = limits.additionalGuests + 1

export const fieldsOf = ({ name, email = '', rsvpStatus, additionalGuestCount }: Invitee): GuestFields => ({
  name,
  email,
  answer: rsvpStatus === 'YES' || rsvpStatus === 'NO' ? rsvpStatus : '',
  total: additionalGuestCount + 1,
})

const isTooLong = (text: string, most: number): string | undefined =>
  text.length > most ? `Please limit this to ${most} characters.` : undefined

/** What is wrong with the name, or nothing (VAL-39, VAL-40). */
export const nameProblem = (name: string): string | undefined =>
  isBlank(name) ? 'Please enter a valid name.' : isTooLong(name.trim(), limits.name)

/**
 * What is wrong with the address, or nothing (VAL-40, VAL-41, VAL-42). An account keeps its own. Who is reached by phone alone
 * needs none.
 */
export function emailProblem(email: string, guest: Invitee, invitees: readonly Invitee[]): string | undefined {
  if (guest.isConnected) return undefined
  const address = normaliseEmail(email)
  if (address === '' && guest.email === undefined && guest.phone !== undefined) return undefined
  const long = isTooLong(address, limits.email)
  if (long !== undefined) return long
  if (!isEmail(address)) return wrongEmail
  const isTaken = invitees.some(
    (one) =>
      one.inviteeId !== guest.inviteeId &&
      one.rsvpStatus !== 'HIDDEN' &&
      one.email !== undefined &&
      normaliseEmail(one.email) === address,
  )
  return isTaken ? takenEmail : undefined
}

/** Whether the fields give the guest another address. */
export const hasNewEmail = ({ email }: Pick<GuestFields, 'email'>, guest: Invitee): boolean =>
  !guest.isConnected && email.trim() !== '' && normaliseEmail(email) !== normaliseEmail(guest.email ?? '')

/** What `editInvitee` is told: what changed, and the name. */
export function editOf(fields: GuestFields, guest: Invitee): InputOf<'editInvitee'>['invitee'] {
  const count = fields.total - 1
  return {
    inviteeId: guest.inviteeId,
    name: fields.name.trim(),
    ...(hasNewEmail(fields, guest) ? { email: fields.email.trim() } : {}),
    ...(fields.answer !== '' && fields.answer !== guest.rsvpStatus ? { rsvpStatus: fields.answer } : {}),
    ...(fields.answer === 'YES' && count !== guest.additionalGuestCount ? { additionalGuestCount: count } : {}),
  }
}
