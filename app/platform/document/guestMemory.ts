import type { Heads } from '@festoon/contract/nouns/catering/heads'
import type { EventView } from '@festoon/contract/nouns/event'
import type { PersonalLink, QuestionResponse } from '@festoon/contract/nouns/guest'
import { formResponses, responseFields } from '@festoon/contract/rules/guests/responses'
import { fromBase64, toBase64Url } from '../browser/base64.ts'
import { forget, readStored, store } from '../browser/storage.ts'

/** The parts of a sent RSVP that the server doesn't show to people who only have the link. */
export interface SentRsvp {
  inviteeId: string
  rsvpMessage: string
  answers: QuestionResponse[]
  /** The details for the caterer. */
  heads?: Heads | undefined
}

/** The record in local storage. It is only checked when it is read. */
interface StoredMemory {
  link?: unknown
  /** Encoded JSON (STORE-04). */
  responses?: unknown
  /** Encoded JSON (STORE-04). */
  sentRsvp?: unknown
  lastSeenEvent?: unknown
  /** The invitee ids of RSVPs that wait for a network, by waiting key. */
  unsentIds?: unknown
  /** The id of the invitee whose personal link was copied. */
  copiedLinkOf?: unknown
}

/** Everything that this browser remembers about its guest at one party. Without storage, it remembers nothing. */
export interface GuestMemory {
  /** The personal link of the guest who answered here (STORE-01, STORE-02). */
  link: PersonalLink | null
  /** The responses in a form that wasn't sent, such as before a sign-in; undefined if there are none (STORE-04). */
  responses: QuestionResponse[] | undefined
  sentRsvp: SentRsvp | undefined
  /** The party as this guest last saw it, for a visit without a network. */
  lastSeenEvent: EventView | undefined
  /** True if the visitor has said, in this tab, that they aren't the link's guest. Then `link` is null. */
  ignoresLink: boolean
}

/** Returns the memory of a party. Values that can't be read are left out. */
export function readGuestMemory(eventId: string): GuestMemory {
  const { link, responses, sentRsvp, lastSeenEvent } = readRecord(eventId)
  const fields = decode(responses)
  const rsvp = decode(sentRsvp)
  const ignoresLink = readsIgnoresLink(eventId)
  return {
    link: isPersonalLink(link) && !ignoresLink ? link : null,
    responses: isObject(fields) ? formResponses(Object.entries(fields)) : undefined,
    sentRsvp: isSentRsvp(rsvp) ? rsvp : undefined,
    lastSeenEvent: isEvent(lastSeenEvent) ? lastSeenEvent : undefined,
    ignoresLink,
  }
}

/** Remembers the guest who answered here, also in a tab that ignored the link. */
export function rememberLink(link: PersonalLink): void {
  update(link.eventId, { link })
  ignoreLink(link.eventId, false)
}

/** Remembers the responses in a form until the RSVP is saved, so that they survive a reload and signing in (STORE-04). */
export function rememberResponses(eventId: string, data: FormData): void {
  const fields = responseFields(data)
  if (Object.keys(fields).length > 0) update(eventId, { responses: encode(fields) })
}

/** Forgets the responses of a form, after the RSVP has been saved. */
export const forgetResponses = (eventId: string): void => update(eventId, { responses: undefined })

/** Remembers the message, responses and details for the caterer of a sent RSVP (STORE-04). */
export const rememberSentRsvp = (eventId: string, rsvp: SentRsvp): void => update(eventId, { sentRsvp: encode(rsvp) })

/** Remembers the party as a guest sees it, without messages, album and host data, and returns it. */
export function rememberEvent(event: EventView): EventView {
  update(event.id, { lastSeenEvent: { ...event, messages: undefined, albumDetails: undefined, host: undefined } })
  return event
}

/**
 * Returns the invitee id of an RSVP that waits for a network; undefined if none waits, '' if a user with an account sent it. `waitingKey`
 * is the guest's invitee id, or the event's id for visitors without a key.
 */
export function readUnsentId(eventId: string, waitingKey: string): string | undefined {
  const inviteeId = unsentIdsOf(eventId)[waitingKey]
  return typeof inviteeId === 'string' ? inviteeId : readStored(`waiting:${waitingKey}`)
}

/** Remembers the invitee id of an RSVP that waits for a network; undefined forgets it. */
export function rememberUnsentId(eventId: string, waitingKey: string, inviteeId: string | undefined): void {
  update(eventId, { unsentIds: { ...unsentIdsOf(eventId), [waitingKey]: inviteeId } })
  forget(`waiting:${waitingKey}`)
}

/** Returns true if a guest's personal link was copied here. */
export const hasCopiedLink = ({ eventId, inviteeId }: PersonalLink): boolean =>
  readRecord(eventId).copiedLinkOf === inviteeId || readStored(`kept:${inviteeId}`) !== undefined

/** Remembers that a guest's personal link was copied. */
export const rememberCopiedLink = ({ eventId, inviteeId }: PersonalLink): void =>
  update(eventId, { copiedLinkOf: inviteeId })

/** Makes this tab ignore the remembered guest, or recognize that guest again if `ignores` is false. */
export function ignoreLink(eventId: string, ignores = true): void {
  try {
    if (ignores) sessionStorage.setItem(ignoresLinkName(eventId), '1')
    else sessionStorage.removeItem(ignoresLinkName(eventId))
  } catch {
    // Without storage, a reload restores the link's guest.
  }
}

// Also read by server/times/whenScript.ts.
const recordName = (eventId: string) => `guest:${eventId}` as const
const ignoresLinkName = (eventId: string): string => `festoon.ignoresLink:${eventId}`

function readsIgnoresLink(eventId: string): boolean {
  try {
    return sessionStorage.getItem(ignoresLinkName(eventId)) !== null
  } catch {
    return false
  }
}

function update(eventId: string, change: StoredMemory): void {
  const record = { ...readRecord(eventId), ...change }
  const isStored = store(recordName(eventId), JSON.stringify(record))
  // The party is the largest part, and the only one that can be loaded again.
  if (!isStored) store(recordName(eventId), JSON.stringify({ ...record, lastSeenEvent: undefined }))
}

function readRecord(eventId: string): StoredMemory {
  const value = parseJson(readStored(recordName(eventId)))
  return takeOver(eventId, isObject(value) ? value : {})
}

const unsentIdsOf = (eventId: string): Record<string, unknown> => {
  const { unsentIds } = readRecord(eventId)
  return isObject(unsentIds) ? unsentIds : {}
}

/** The names under which a party's values were stored one by one, until version 0.1. */
const formerNames = ['invitee', 'token', 'responses', 'given', 'seen', 'waiting'] as const

/** Moves the values under their former names into the record, which takes precedence. */
function takeOver(eventId: string, record: StoredMemory): StoredMemory {
  const values = formerNames.map((name) => readStored(`${name}:${eventId}`))
  if (values.every((value) => value === undefined)) return record
  const [inviteeId, token, responses, sentRsvp, lastSeenEvent, unsentId] = values
  const former = { responses, sentRsvp, lastSeenEvent: parseJson(lastSeenEvent), unsentIds: { [eventId]: unsentId } }
  const whole = { link: { eventId, inviteeId, token }, ...former, ...record }
  if (store(recordName(eventId), JSON.stringify(whole))) formerNames.forEach((name) => forget(`${name}:${eventId}`))
  return whole
}

const encode = (value: object): string => toBase64Url(JSON.stringify(value))
const decode = (text: unknown): unknown => parseJson(fromBase64(String(text)))

/** Returns the parsed value of a JSON text; undefined if the text isn't JSON. */
function parseJson(text = ''): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isPersonalLink = (value: unknown): value is PersonalLink =>
  isObject(value) &&
  typeof value.eventId === 'string' &&
  typeof value.inviteeId === 'string' &&
  typeof value.token === 'string'
const isSentRsvp = (value: unknown): value is SentRsvp =>
  isObject(value) && typeof value.rsvpMessage === 'string' && Array.isArray(value.answers)
const isEvent = (value: unknown): value is EventView => isObject(value) && typeof value.title === 'string'
