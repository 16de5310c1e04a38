import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { normalizeEmail } from '@festoon/contract/rules/email'
import type { InputOf } from '@festoon/contract/wire/operations'
import type { Clock } from '../../server/core/clock.ts'
import { inviteeToken } from '../../server/crypto/tokens.ts'
import { readOutbox } from '../../server/providers/outbox/outbox.ts'
import { attempt, call, type Caller } from './rpcClient.ts'
import { coverUrl, type TestServer } from './testServer.ts'

const hour = 3_600_000

/** Returns the latest code sent to an email address or phone number. */
export async function lastCode(server: TestServer, to: string): Promise<string> {
  // Notices about the account may have arrived since.
  const codes = (await readOutbox(server.services.db, to)).flatMap(
    ({ subject, body }) => /\b\d{6}\b/.exec(`${subject} ${body}`)?.[0] ?? [],
  )
  return codes[0] ?? ''
}

/** Verifies an email address with a code and returns the identity token. */
export async function verify(server: TestServer, emailAddress: string): Promise<string> {
  await call(server, 'sendEmailSignInCode', { emailAddress })
  const code = await lastCode(server, emailAddress.toLowerCase())
  return (await call(server, 'signInWithEmailAndCode', { emailAddress, code })).customToken ?? ''
}

/** The input of `authenticate`. */
export const signInInput: InputOf<'authenticate'> = {
  deviceId: 'web-test',
  timestamp: 1,
  product: 3,
  platform: 'web',
}

export interface Person extends Caller {
  userId: string
  accessToken: string
  refreshToken: string
  email: string
  name: string
}

/** Signs in with an identity token and returns the ids and tokens of the session. */
export async function openSession(
  server: TestServer,
  identityToken: string,
): Promise<Pick<Person, 'userId' | 'accessToken' | 'refreshToken'>> {
  const { result, cookies } = await attempt(server, 'authenticate', signInInput, { identityToken })
  const refreshToken = cookies.find((cookie) => cookie.name === 'authToken')?.value ?? ''
  return { userId: result?.userId ?? '', accessToken: result?.accessToken ?? '', refreshToken }
}

/**
 * Creates an account with a new or the given email address and returns its signed-in owner. They proved their address with a code
 * that no email contained: rendering emails would take most of the time.
 */
export async function person(
  server: TestServer,
  name: string,
  email = `${name.toLowerCase().replaceAll(' ', '.')}.${randomUUID().slice(0, 8)}@example.com`,
): Promise<Person> {
  const { providers, clock } = server.services
  const contact = { kind: 'email' as const, value: normalizeEmail(email) }
  const identityToken = await providers.identity.issue(contact, clock.now())
  await call(server, 'createElkUser', { elkUser: { name } }, { identityToken })
  return { ...(await openSession(server, identityToken)), email, name }
}

/** The details of an event, as a host enters them. */
export type EventDraft = InputOf<'createEvent'>['event']

/** Returns a complete event that starts in a day. */
export function eventDraft(server: { clock: Clock }, fields: Partial<EventDraft> = {}): EventDraft {
  return {
    title: 'Maya turns six',
    description: 'Dinosaurs, cake and a treasure hunt.',
    photoUrl: coverUrl,
    startTime: server.clock.now() + 24 * hour,
    timeZone: 'America/Los_Angeles',
    location: { displayName: '12 Secret Lane, Oakland, CA, United States', place: 'g.5378538.' },
    ...fields,
  }
}

/** Creates an event. */
export async function party(server: TestServer, host: Caller, fields: Partial<EventDraft> = {}): Promise<EventView> {
  return (await call(server, 'createEvent', { event: eventDraft(server, fields) }, host)).event
}

/**
 * Stores an image with two smaller versions that belongs to an account, as an upload would. Returns the URL. Without a name, it
 * gets a random one.
 */
export async function picture(
  server: TestServer,
  { userId }: { userId: string },
  { name = randomUUID(), kind = 'uploaded' }: { name?: string; kind?: 'uploaded' | 'profile' } = {},
): Promise<string> {
  const path = `${kind === 'profile' ? 'profiles' : 'events/user_images'}/${userId}/${name}`
  for (const ending of ['.webp', '-640.webp', '-mail.jpg'])
    await server.services.providers.storage.put(`${path}${ending}`, Buffer.from(`a picture named ${name}`))
  const row = { user_id: userId, image_url: `/files/${path}.webp`, kind, prompt: '', bytes: 1, created_at: 1 }
  await server.services.db.insertInto('user_images').values(row).execute()
  return row.image_url
}

/** Adds guests with the given names and random email addresses. */
export async function invite(server: TestServer, host: Caller, event: EventView, names: string[]): Promise<Invitee[]> {
  const invitees = names.map((name) => ({ inviteeId: randomUUID(), name, email: `${randomUUID()}@example.com` }))
  return (await call(server, 'addInvitees', { eventId: event.id, invitees }, host)).invitees
}

/** Invites a guest, and creates the account with the guest's random email address. */
export async function invitedPerson(
  server: TestServer,
  host: Caller,
  event: EventView,
  name: string,
): Promise<{ guest: Invitee; account: Person }> {
  const [guest] = await invite(server, host, event, [name])
  if (!guest?.email) throw new Error('not invited')
  return { guest, account: await person(server, name, guest.email) }
}

/** Returns the key in a guest's personal link. */
export function keyOf(server: TestServer, event: EventView, guest: { inviteeId: string }): string {
  const subject = { eventId: event.id, inviteeId: guest.inviteeId, tokenVersion: 1 }
  return inviteeToken(server.services.keys.inviteeToken, subject)
}

/** Sends a guest's RSVP through their personal link. */
export async function answer(
  server: TestServer,
  event: EventView,
  guest: { inviteeId: string },
  rsvpStatus: 'SEEN' | 'YES' | 'NO' | 'MAYBE',
  additionalGuestCount = 0,
): Promise<Invitee> {
  const invitee = { inviteeId: guest.inviteeId, rsvpStatus, additionalGuestCount }
  const input = { eventId: event.id, token: keyOf(server, event, guest), invitee }
  return (await call(server, 'updateAttendanceThroughEmail', input)).invitee
}

/** Returns a guest as the host sees them. */
export async function rowOf(server: TestServer, host: Caller, event: EventView, inviteeId: string): Promise<Invitee> {
  const { invitees } = await call(server, 'fetchInvitees', { eventId: event.id }, host)
  const row = invitees.find((invitee) => invitee.inviteeId === inviteeId)
  expect(row, 'the guest is on the list').toBeDefined()
  return row ?? Promise.reject(new Error('no such guest'))
}
