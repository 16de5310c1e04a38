import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { coverFile } from './coverFile.ts'
import { newNetwork } from './newNetwork.ts'
import { codeFor, invitationFor } from './outbox.ts'

const answerSchema = z.object({ result: z.record(z.string(), z.unknown()).optional(), error: z.unknown().optional() })
const uploadSchema = z.object({ url: z.string() })

/** A person who calls the API directly, to prepare data for a journey. */
export interface ApiPerson {
  call: (service: string, method: string, payload: object) => Promise<Record<string, unknown>>
  userId: string
  accessToken: string
}

/**
 * The URL of a cover image from the gallery, which every host may use. An upload would take longer than the rest of a party, and so
 * would an image that the build didn't draw.
 */
export const galleryCover = '/files/gallery/703-1.webp'

/** Posts JSON and returns the JSON of the response. */
export type Post = (url: string, body: object) => Promise<unknown>

const postAlone: Post = async (url, body) => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': newNetwork() },
    body: JSON.stringify(body),
  })
  return response.json()
}

function caller(origin: string, who: object, post: Post): ApiPerson['call'] {
  return async (service, method, payload) => {
    const requestId = `blocking-${randomUUID()}`
    const agent = { platform: 'web', version: '1', product: 3 }
    const header = { deviceId: 'web-api', agent, timestamp: 1, requestId, ...who }
    const body = { jsonrpc: '2.0', id: requestId, method, params: { header, ...payload } }
    const { result, error } = answerSchema.parse(await post(`${origin}/json/${service}`, body))
    if (!result) throw new Error(`${method} failed: ${JSON.stringify(error)}`)
    return result
  }
}

/**
 * Signs a person in by email, with a new account if there is none. Returns the user id and access token. The session's cookies
 * are in the responses to `post`.
 */
export async function authenticate(origin: string, emailAddress: string, name: string, post: Post) {
  const anyone = caller(origin, {}, post)
  await anyone('AuthenticationService', 'sendEmailSignInCode', { emailAddress })
  const code = await codeFor(origin, emailAddress)
  const { customToken } = await anyone('AuthenticationService', 'signInWithEmailAndCode', { emailAddress, code })
  const callWithIdentity = caller(origin, { identityToken: customToken }, post)
  const { exists } = await callWithIdentity('ElkEventService', 'accountExists', {})
  if (exists !== true) await callWithIdentity('ElkEventService', 'createElkUser', { elkUser: { name } })
  const device = { deviceId: 'web-api', timestamp: Date.now(), product: 3, platform: 'web' }
  const { userId, accessToken } = await callWithIdentity('AuthenticationService', 'authenticate', device)
  return { userId: String(userId), accessToken: String(accessToken) }
}

/** Signs a person in by email, with a new account if there is none. */
export async function apiPerson(origin: string, emailAddress: string, name: string): Promise<ApiPerson> {
  return apiCaller(origin, await authenticate(origin, emailAddress, name, postAlone))
}

const apiCaller = (origin: string, { userId, accessToken }: Omit<ApiPerson, 'call'>): ApiPerson => ({
  call: caller(origin, { userId, accessToken }, postAlone),
  userId,
  accessToken,
})

/** Uploads a cover image and returns its URL. */
export async function apiUpload(origin: string, { accessToken }: ApiPerson): Promise<string> {
  const form = new FormData()
  form.append('image', new Blob([await readFile(coverFile)], { type: 'image/png' }), 'cover.png')
  const upload = await fetch(`${origin}/uploads/images`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}` },
    body: form,
  })
  return uploadSchema.parse(await upload.json()).url
}

/** Signs in a person in the browser without opening a page, with a new account if there is none. */
export async function apiSession(page: Page, origin: string, emailAddress: string, name = ''): Promise<ApiPerson> {
  const post: Post = async (url, data) => (await page.request.post(url, { data })).json()
  return apiCaller(origin, await authenticate(origin, emailAddress, name, post))
}

/** Creates a party that starts in `hours` and returns its id. `more` contains further fields. */
export async function apiParty(host: ApiPerson, title: string, hours: number, more: object = {}): Promise<string> {
  const event = {
    title,
    photoUrl: galleryCover,
    startTime: Date.now() + hours * 3_600_000,
    timeZone: 'America/Los_Angeles',
    location: { displayName: '123 Main St, Oakland, CA', place: 'p' },
    ...more,
  }
  const result = await host.call('ElkEventService', 'createEvent', { event })
  return z.object({ id: z.string() }).parse(result.event).id
}

/** Creates a host with a party in two days. */
export async function apiHosted(origin: string, more: object = {}): Promise<{ host: ApiPerson; eventId: string }> {
  const host = await apiPerson(origin, `hana-${randomUUID()}@example.com`, 'Hana Host')
  return { host, eventId: await apiParty(host, 'Garden party', 48, more) }
}

/** Returns the path of a guest's personal link. */
export const keyPath = (eventId: string, { inviteeId, token }: { inviteeId: string; token: string }): string =>
  `/event/${eventId}?iu=${inviteeId}&token=${token}`

/** Adds guests to a party and sends their invitations. Returns the guests with their ids. */
export async function apiInvite(
  host: ApiPerson,
  eventId: string,
  guests: readonly { name: string; email: string }[],
): Promise<{ inviteeId: string; name: string; email: string }[]> {
  const invitees = guests.map(({ name, email }) => ({ inviteeId: randomUUID(), name, email }))
  await host.call('ElkEventService', 'addInvitees', { eventId, invitees })
  await host.call('ElkEventService', 'sendInvites', { eventId, inviteIds: invitees.map(({ inviteeId }) => inviteeId) })
  return invitees
}

/** Creates a party with one guest, whose invitation has been emailed. */
export async function apiInvited(origin: string, email: string, { more = {}, name = 'Ana Ortiz' } = {}) {
  const host = await apiPerson(origin, `maya.${randomUUID()}@example.com`, 'Maya')
  const eventId = await apiParty(host, 'Lantern walk', 30, more)
  const inviteeId = randomUUID()
  await host.call('ElkEventService', 'addInvitees', { eventId, invitees: [{ inviteeId, name, email }] })
  await host.call('ElkEventService', 'sendInvites', { eventId, inviteIds: [inviteeId] })
  const link = new URL(await invitationFor(origin, email))
  return { host, eventId, inviteeId, link }
}

const guestSchema = z.object({ inviteeId: z.string(), token: z.string() })

/** Sends a Yes through the open link without an account. Returns the guest's id, token and email address. */
export async function apiGuest(origin: string, eventId: string, name: string, rsvpMessage = '', more: object = {}) {
  const invitee = {
    inviteeId: randomUUID(),
    name,
    email: `${randomUUID()}@example.com`,
    rsvpStatus: 'YES',
    rsvpMessage,
    ...more,
  }
  const answer = { eventId, invitee }
  const result = await caller(origin, {}, postAlone)('ElkEventService', 'updateAttendanceByLink', answer)
  return { ...guestSchema.parse(result), email: invitee.email }
}

/** Confirms the email address of a guest of the open link with a code, so that the guest gets the party's messages. */
export async function apiConfirm(
  origin: string,
  eventId: string,
  { inviteeId, token, email }: Awaited<ReturnType<typeof apiGuest>>,
): Promise<void> {
  const guest = caller(origin, {}, postAlone)
  const key = { eventId, token, invitee: { inviteeId } }
  await guest('AuthenticationService', 'sendInviteeCode', { ...key, purpose: 'emailRsvp' })
  await guest('AuthenticationService', 'emailRsvp', { ...key, code: await codeFor(origin, email) })
}

/** Uploads photos to a party's album one by one, as the companion app does for a guest. */
export async function apiPhotos(
  origin: string,
  albumCode: string,
  { inviteeId, token }: { inviteeId: string; token: string },
  pictures: readonly Uint8Array<ArrayBuffer>[],
): Promise<void> {
  const authorization = `Basic ${btoa(`${inviteeId}:${token}`)}`
  for (const picture of pictures) {
    const body = new FormData()
    body.append('photo', new Blob([picture], { type: 'image/jpeg' }), 'photo.jpg')
    const url = `${origin}/albums/${albumCode}/photos?photoId=${randomUUID()}`
    const response = await fetch(url, { method: 'POST', headers: { authorization }, body })
    if (!response.ok) throw new Error(`A photo was rejected: ${await response.text()}`)
  }
}
