import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { PersonalLink } from '@festoon/contract/nouns/guest'
import { normalizeEmail } from '@festoon/contract/rules/email'
import type { NewGuest } from '@festoon/contract/wire/page'

// Tokens that prove something without being stored: 192 bits of HMAC-SHA256 over their subject, in base64url. Each kind
// has its own key (keys.ts) or a prefix in its subject, so that one kind can't be used as another.

const sign = (key: Buffer, ...subject: readonly unknown[]): string =>
  createHmac('sha256', key).update(JSON.stringify(subject)).digest().subarray(0, 24).toString('base64url')

/** Returns true if two tokens are equal. Compares tokens of the same length in constant time. */
export function isSameToken(expected: string, presentedToken: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(presentedToken)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** The invitee that a personal link belongs to, and the version of the link. */
export interface TokenSubject extends Omit<PersonalLink, 'token'> {
  /** The version of the personal link. Incremented to revoke earlier links. */
  tokenVersion: number
}

/**
 * Creates the token of an invitee's personal link (RSVP-27). Anyone who has the token can read and change that invitee's RSVP.
 */
export const inviteeToken = (key: Buffer, { eventId, inviteeId, tokenVersion }: TokenSubject): string =>
  sign(key, eventId, inviteeId, tokenVersion)

/** The length of the token in a short personal link: 132 bits in base64url. */
const shortTokenLength = 22

/** Returns the start of an invitee's token. It is accepted in its place, and keeps links in texts short. */
export const shortToken = (token: string): string => token.slice(0, shortTokenLength)

/** Returns true if this is the token of the invitee's current personal link, or its short form. */
export function isInviteeToken(key: Buffer, subject: TokenSubject, token: string): boolean {
  const expected = inviteeToken(key, subject)
  return isSameToken(token.length === shortTokenLength ? shortToken(expected) : expected, token)
}

const newGuestProof = (key: Buffer, eventId: string, inviteeId: string): string => sign(key, eventId, inviteeId)

/** Creates an id for a new guest of an event, and a proof that this server issued that id. */
export function newGuest(key: Buffer, eventId: string): NewGuest {
  const inviteeId = randomUUID()
  return { inviteeId, proof: newGuestProof(key, eventId, inviteeId) }
}

/** Returns true if this server issued the id of a new guest for this event. */
export const isNewGuest = (key: Buffer, eventId: string, { inviteeId, proof }: NewGuest): boolean =>
  isSameToken(newGuestProof(key, eventId, inviteeId), proof)

/** The lifetime in ms of the proof in a link to a guest's data. */
const guestDataMs = 60 * 60_000

const guestDataSignature = (
  key: Buffer,
  { eventId, inviteeId, tokenVersion }: TokenSubject,
  until: number,
  sentTo: string,
): string => sign(key, 'guest data', eventId, inviteeId, tokenVersion, until, sentTo)

/**
 * Creates a proof that its holder can read messages sent to the invitee's email address or phone number. `sentTo` is the keyed
 * hash of the address or number that the proof is sent to (crypto/addressKey.ts). The proof expires after an hour and is revoked
 * together with the personal link. `now` is in ms.
 */
export function guestDataProof(key: Buffer, subject: TokenSubject, now: number, sentTo: string): string {
  const until = now + guestDataMs
  return `${until.toString(36)}.${guestDataSignature(key, subject, until, sentTo)}.${sentTo}`
}

/**
 * Reads a proof from `guestDataProof`. Returns the keyed hash of the email address or phone number that it was sent to. Returns
 * undefined if the proof isn't for this invitee or has expired. `now` is in ms.
 */
export function readGuestDataProof(key: Buffer, subject: TokenSubject, proof: string, now: number): string | undefined {
  const [until = '', signature = '', sentTo = ''] = proof.split('.')
  const end = Number.parseInt(until, 36)
  return end > now && isSameToken(guestDataSignature(key, subject, end, sentTo), signature) ? sentTo : undefined
}

/** The guest and the email address that a link to confirm the address is for. */
export interface ConfirmSubject extends TokenSubject {
  /** The keyed hash of the email address (crypto/addressKey.ts). */
  addressKey: string
}

/** Creates the token of a link to confirm an email address, which proves that its holder can read messages sent there. */
export const confirmToken = (key: Buffer, { eventId, inviteeId, tokenVersion, addressKey }: ConfirmSubject): string =>
  sign(key, 'confirm address', eventId, inviteeId, tokenVersion, addressKey)

/** Returns true if this is the token of the link to confirm this address of this guest. */
export const isConfirmToken = (key: Buffer, subject: ConfirmSubject, token: string): boolean =>
  isSameToken(confirmToken(key, subject), token)

/**
 * The messages that an opt-out link turns off for one email address or phone number. `scope` selects one event's messages,
 * one host's messages, or all messages.
 */
export interface OptOutSubject {
  channel: 'email' | 'phone'
  address: string
  scope: 'event' | 'host' | 'all'
  /** The event that the message with the link was about, if any. */
  eventId: string | undefined
}

/**
 * Creates the token of an opt-out link, which proves that its holder received a message at this email address or phone
 * number.
 */
export function optOutToken(key: Buffer, { channel, address, scope, eventId }: OptOutSubject): string {
  return sign(key, channel, channel === 'email' ? normalizeEmail(address) : address, scope, eventId ?? null)
}

/** Returns true if this is the token of the opt-out link for these messages. */
export const isOptOutToken = (key: Buffer, subject: OptOutSubject, token: string): boolean =>
  isSameToken(optOutToken(key, subject), token)

/** The recipient and event of an unsubscribe link. */
export interface UnsubscribeSubject {
  /** The keyed hash of the email address (crypto/addressKey.ts). */
  addressKey: string
  /** The event that the email was about. */
  eventId: string
  /** False if the recipient was on the guest list without an invitation by the host. Omitted in older links. */
  wasInvited?: boolean
  /** The co-host who sent the email, if no delivery names them. */
  sentBy?: string | undefined
}

/** Creates the token of an unsubscribe link, which proves that its holder received an email about this event. */
export const unsubscribeToken = (
  key: Buffer,
  { addressKey, eventId, wasInvited = true, sentBy }: UnsubscribeSubject,
): string => {
  const sender = sentBy === undefined ? [] : ['sent by', sentBy]
  return sign(key, 'unsubscribe', addressKey, eventId, ...(wasInvited ? [] : ['uninvited']), ...sender)
}

/** Returns true if this is the token of the recipient's unsubscribe link for this event. */
export const isUnsubscribeToken = (key: Buffer, subject: UnsubscribeSubject, token: string): boolean =>
  isSameToken(unsubscribeToken(key, subject), token)

/** The time in ms for which the page that turned messages off can undo it. */
const undoMs = 10 * 60_000

const undoSignature = (
  key: Buffer,
  { addressKey, eventId }: UnsubscribeSubject,
  scope: OptOutSubject['scope'],
  until: number,
): string => sign(key, 'undo opt-out', addressKey, eventId, scope, until)

/** Creates the token with which the page that has just turned messages off can turn them on again. `now` is in ms. */
export function undoToken(
  key: Buffer,
  subject: UnsubscribeSubject,
  scope: OptOutSubject['scope'],
  now: number,
): string {
  const until = now + undoMs
  return `${until.toString(36)}.${undoSignature(key, subject, scope, until)}`
}

/** Returns true if this is a token from `undoToken` for these messages that is still valid. `now` is in ms. */
export function isUndoToken(
  key: Buffer,
  subject: UnsubscribeSubject,
  scope: OptOutSubject['scope'],
  token: string,
  now: number,
): boolean {
  const [versionText = '', signature = ''] = token.split('.')
  const until = Number.parseInt(versionText, 36)
  return until > now && isSameToken(undoSignature(key, subject, scope, until), signature)
}

/** The co-host that an organizer can remove with one link. */
export interface CohostRemovalSubject {
  eventId: string
  /** One of the co-host's grants, which stays the same when accounts or invitations change. */
  grantId: string
  /** The time in ms at which the link stops working. */
  until: number
}

/** Creates the token of the link with which an organizer removes a new co-host. It proves that its holder got the notice. */
export const cohostRemovalToken = (key: Buffer, { eventId, grantId, until }: CohostRemovalSubject): string =>
  sign(key, 'remove co-host', eventId, grantId, until)

/** Returns true if this is the token of the organizer's link to remove this co-host. */
export const isCohostRemovalToken = (key: Buffer, subject: CohostRemovalSubject, token: string): boolean =>
  isSameToken(cohostRemovalToken(key, subject), token)

/** The account whose parties a calendar subscribes to, and the version of the address. */
interface CalendarFeedSubject {
  userId: string
  version: number
}

/** Creates the token in the address of an account's calendar feed. Its holder can read the account's parties. */
export const calendarFeedToken = (key: Buffer, { userId, version }: CalendarFeedSubject): string =>
  sign(key, userId, version)

/** Returns true if this is the token of the account's current calendar feed. */
export const isCalendarFeedToken = (key: Buffer, subject: CalendarFeedSubject, token: string): boolean =>
  isSameToken(calendarFeedToken(key, subject), token)

/**
 * Creates the token in the address of a guest's calendar, which has only one party. Its holder can read what the calendar shows, but
 * can't RSVP. Revoked together with the personal link.
 */
export const guestCalendarToken = (key: Buffer, { eventId, inviteeId, tokenVersion }: TokenSubject): string =>
  sign(key, 'guest', eventId, inviteeId, tokenVersion)

/** Returns true if this is the token of the guest's current calendar. */
export const isGuestCalendarToken = (key: Buffer, subject: TokenSubject, token: string): boolean =>
  isSameToken(guestCalendarToken(key, subject), token)

/** Creates a token that identifies a new visitor until `until`, in ms. */
export function visitorToken(key: Buffer, until: number): string {
  const id = randomUUID()
  return `${id}.${until.toString(36)}.${sign(key, id, until)}`
}

/** Returns the id of the visitor that a token identifies, or undefined if the token is invalid or has expired. */
export function readVisitor(key: Buffer, token: string, now: number): string | undefined {
  const [, id = '', timeText = '', signature = ''] = /^([\w-]{36})\.(\w{1,12})\.([\w-]{32})$/.exec(token) ?? []
  const until = Number.parseInt(timeText, 36)
  return isSameToken(sign(key, id, until), signature) && until > now ? id : undefined
}
