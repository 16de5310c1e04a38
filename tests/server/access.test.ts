import type { EventView } from '@festoon/contract/event'
import type { Reason } from '@festoon/contract/failure'
import type { Invitee } from '@festoon/contract/guest'
import type { Access } from '@festoon/contract/operation'
import { isOperationName, operations, type OperationName } from '@festoon/contract/operations'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSession } from '../../server/data/sessions.ts'
import { aiService, type AiStandIn } from '../support/aiService.ts'
import { eventDraft, invite, keyOf, party, person, verify, type Person } from '../support/builders.ts'
import { databaseKinds } from '../support/testDatabase.ts'
import { call, envelope, type Caller } from '../support/rpcClient.ts'
import { testServer, type TestServer } from '../support/testServer.ts'

/** Everybody who may knock. `removed` was a co-host before the host removed them; `otherHost` hosts another event. */
const callers = [
  'anonymous',
  'identity',
  'otherUser',
  'otherHost',
  'guestUser',
  'removed',
  'linkHolder',
  'removedLinkHolder',
  'cohost',
  'host',
] as const
type CallerName = (typeof callers)[number]
const people = ['otherUser', 'otherHost', 'guestUser', 'removed', 'cohost', 'host'] as const
type PersonName = (typeof people)[number]
const isPerson = (caller: CallerName): caller is PersonName => people.some((name) => name === caller)

/** Whom each gate lets in. `linkHolder` carries an invitee's key in the input. */
const admitted: Record<Access, readonly CallerName[]> = {
  anyone: callers,
  identity: ['identity'],
  user: people,
  host: ['cohost', 'host'],
  organizer: ['host'],
  invitee: ['linkHolder'],
}

/** What a gate answers to a caller whom it does not let in. */
const refusal = (access: Access, caller: CallerName): Reason => {
  if (access === 'invitee') return 'inviteeTokenInvalid'
  return (access === 'host' || access === 'organizer') && isPerson(caller) ? 'forbidden' : 'unauthenticated'
}

/** How an admitted call ends where it does not succeed: what it needs beside the right to call is not here. */
const ends = (name: OperationName, caller: CallerName): Reason | undefined => {
  if (name === 'signInWithEmailAndCode' || name === 'signInWithPhoneAndCode') return 'codeExpired'
  if (name === 'signInWithInviteeCode') return 'codeInvalid'
  if (name === 'authenticate') return 'notFound'
  if (name === 'refetchAccessToken') return 'sessionExpired'
  if (name === 'signInWithRefreshToken' || name === 'optOut') return 'linkInvalid'
  if (name === 'signOutDevice' || name === 'getGallery' || name === 'getInspirations') return 'notFound'
  if (name === 'getEventImages') return 'taskNotFound'
  if (name === 'verifyCoinPurchase') return 'paymentNotFound'
  // Nobody but the co-host is asked to be one, and no guest of that id to be another.
  if (name === 'addCohost') return 'inviteeNotFound'
  if (name === 'updateCohostStatus') return caller === 'cohost' ? undefined : 'forbidden'
  if (name === 'verifyWithPiiAndCode') return 'codeExpired'
  if (name === 'confirmUserMerge') return 'mergeUnverified'
  // Messages and photos are for who is part of the party; a host names whose messages they are.
  const isAlbum = name.includes('Album')
  if (isAlbum || name === 'getEventMessageHistory' || name === 'getUserEventMessageHistory') {
    if (caller === 'removedLinkHolder') return 'inviteeTokenInvalid'
    const isHost = caller === 'host' || caller === 'cohost'
    if (isHost) return name === 'getUserEventMessageHistory' ? 'inviteeNotFound' : undefined
    // The other people have answered by now.
    return (isPerson(caller) && caller !== 'removed') || caller === 'linkHolder' ? undefined : 'forbidden'
  }
  if (name === 'sendPrivateReply' || name === 'deleteInvitees' || name === 'editInvitee') return 'inviteeNotFound'
  if (name === 'setWaitlistStatus') return 'noWaitlist'
  // What a draft is named by is a live event, or nothing.
  if (name === 'fetchDraft' || name === 'editEventDraft' || name === 'deleteDraft') return 'draftNotFound'
  // A removed guest does not come back: neither signed in nor by the link that was theirs.
  if (name === 'updateAttendance' && caller === 'removed') return 'inviteeNotFound'
  const usesKey = name === 'updateAttendanceByLink' || name === 'getEventPreview'
  return usesKey && caller === 'removedLinkHolder' ? 'inviteeTokenInvalid' : undefined
}

/**
 * The declared access of every operation, once more and by hand: an operation that is added, or opened to others, fails
 * here until this table says so too.
 */
const declared: Record<OperationName, Access> = {
  sendEmailSignInCode: 'anyone',
  signInWithEmailAndCode: 'anyone',
  sendPhoneSignInCode: 'anyone',
  sendInviteeCode: 'invitee',
  signInWithInviteeCode: 'invitee',
  signInWithPhoneAndCode: 'anyone',
  accountExists: 'identity',
  createElkUser: 'identity',
  authenticate: 'identity',
  signInWithRefreshToken: 'anyone',
  refetchAccessToken: 'anyone',
  signOut: 'anyone',
  fetchDevices: 'user',
  signOutDevice: 'user',
  getElkUser: 'user',
  getHasElkProfile: 'identity',
  updateElkUser: 'user',
  deleteAccount: 'user',
  optOut: 'anyone',
  sendPiiVerificationCode: 'user',
  verifyWithPiiAndCode: 'user',
  confirmUserMerge: 'user',
  fetchDrafts: 'user',
  fetchDraft: 'user',
  editEventDraft: 'user',
  deleteDraft: 'user',
  createEvent: 'user',
  editEventDetails: 'host',
  cancelEvent: 'organizer',
  deleteEvent: 'organizer',
  getEvent: 'user',
  getEventPreview: 'anyone',
  fetchEvents: 'user',
  addCohost: 'organizer',
  updateCohostStatus: 'user',
  getCohostLink: 'organizer',
  invalidateCohostLink: 'organizer',
  addInvitees: 'host',
  fetchInvitees: 'host',
  sendInvites: 'host',
  queueInvites: 'host',
  deletePendingInvites: 'host',
  deleteInvitees: 'host',
  editInvitee: 'host',
  setWaitlistStatus: 'host',
  sendTemplateEmail: 'host',
  fetchContacts: 'user',
  fetchMutualMembers: 'user',
  updateAttendance: 'user',
  updateAttendanceThroughEmail: 'invitee',
  updateAttendanceByLink: 'anyone',
  sendEventComment: 'host',
  sendPrivateReply: 'host',
  deleteAlbumPhoto: 'anyone',
  getAlbumDetails: 'anyone',
  getAlbumForElk: 'anyone',
  getPreviewAlbumDetails: 'anyone',
  getEventMessageHistory: 'anyone',
  getUserEventMessageHistory: 'anyone',
  generateEventImage: 'user',
  sampleEventImage: 'anyone',
  getEventImages: 'anyone',
  getEventImageHistory: 'user',
  getPreviousImages: 'user',
  getGallery: 'anyone',
  getInspirations: 'anyone',
  getSuggestion: 'anyone',
  getEventDescription: 'anyone',
  getSearchKeywords: 'anyone',
  draftFromLine: 'anyone',
  fetchCoinBalance: 'user',
  fetchCoinPacks: 'anyone',
  initializePayment: 'user',
  verifyCoinPurchase: 'user',
}

it('has a row for every operation of the contract', () => {
  expect(Object.keys(operations).filter((name) => !Object.hasOwn(declared, name))).toEqual([])
  for (const [name, { access }] of Object.entries(operations))
    expect(isOperationName(name) && declared[name]).toBe(access)
})

describe.each(databaseKinds)('access on %s', (kind) => {
  let ai: AiStandIn
  let server: TestServer
  let known: Record<PersonName, Person>
  let event: EventView
  let draft: EventView
  let albumId: string
  let linked: Invitee
  let removedLink: Invitee

  beforeAll(async () => {
    ai = await aiService()
    server = await testServer(kind, { env: ai.env })
    known = {
      host: await person(server, 'Hana Host'),
      otherUser: await person(server, 'Otto Other'),
      otherHost: await person(server, 'Olga Other'),
      guestUser: await person(server, 'Gil Guest'),
      removed: await person(server, 'Remy Removed'),
      cohost: await person(server, 'Cora Cohost'),
    }
    event = await party(server, known.host)
    draft = await party(server, known.host)
    const input = { eventId: event.id }
    albumId = (await call(server, 'getPreviewAlbumDetails', input, known.host)).album.albumId
    await party(server, known.otherHost)
    const { db } = server.services
    await db.updateTable('events').set({ is_draft: true }).where('id', '=', draft.id).execute()
    const guests = [known.guestUser, known.removed, known.cohost]
    const invitees = guests.map(({ name, email }) => ({ inviteeId: randomUUID(), name, email }))
    await call(server, 'addInvitees', { eventId: event.id, invitees }, known.host)
    const made = await invite(server, known.host, event, ['Lin Link', 'Rea Removed'])
    linked = made[0] ?? (await Promise.reject(new Error('not invited')))
    removedLink = made[1] ?? (await Promise.reject(new Error('not invited')))
    const set = (values: object, column: 'user_id' | 'invitee_id', value: string) =>
      db.updateTable('invitees').set(values).where(column, '=', value).where('event_id', '=', event.id).execute()
    await set({ cohost_status: 'ACCEPTED' }, 'user_id', known.cohost.userId)
    await set({ cohost_status: 'ACCEPTED', rsvp_status: 'HIDDEN' }, 'user_id', known.removed.userId)
    await set({ rsvp_status: 'HIDDEN' }, 'invitee_id', removedLink.inviteeId)
  })
  afterAll(async () => {
    await server.end()
    await ai.close()
  })

  /** The one payload names what any operation may ask about, so that only gate and caller make the difference. */
  const payload = (name: OperationName, caller: CallerName, at = event) => {
    const held = caller === 'linkHolder' ? linked : caller === 'removedLinkHolder' ? removedLink : undefined
    const { access } = operations[name]
    const named = held ?? (access === 'invitee' ? linked : { inviteeId: randomUUID() })
    const token = held ? keyOf(server, event, held) : access === 'invitee' ? 'x'.repeat(32) : undefined
    return {
      eventId: at.id,
      inviteeUuid: held?.inviteeId,
      token,
      // The others need their guest as it is.
      inviteIds: [name === 'deletePendingInvites' ? randomUUID() : linked.inviteeId],
      inviteeIds: [randomUUID()],
      invitee: { inviteeId: named.inviteeId, rsvpStatus: 'YES', name: 'Lin' },
      invitees: [{ inviteeId: randomUUID(), name: 'New', email: `${randomUUID()}@example.com` }],
      userId: isPerson(caller) ? known[caller].userId : undefined,
      elkUser: { name: 'New' },
      deviceId: 'web-test',
      timestamp: 1,
      product: 3,
      platform: 'web',
      // No code was ever sent to whom it is tried for.
      emailAddress: name === 'sendEmailSignInCode' ? 'somebody@example.com' : 'nobody@example.com',
      phoneNumber: name === 'sendPhoneSignInCode' ? '+14155550100' : '+14155550101',
      code: '000000',
      event: { ...eventDraft(server), modificationId: 1 },
      refreshToken: 'x'.repeat(43),
      sessionId: randomUUID(),
      pii: { emailAddress: `${randomUUID()}@example.com` },
      eventUuid: randomUUID(),
      channel: 'email',
      address: 'nobody@example.com',
      scope: 'event',
      taskId: randomUUID(),
      albumId,
      // There is none.
      photoId: randomUUID(),
      messageId: randomUUID(),
      message: 'Hello',
      inviteeId: randomUUID(),
      cohost: name === 'addCohost' ? { inviteeId: randomUUID() } : undefined,
      status: name === 'setWaitlistStatus' ? 'APPROVED' : 'ACCEPTED',
      prompt: 'Balloons',
      remainingCoinBalance: 60,
      priceId: 'coins-60',
      data: { webData: { paymentIntentId: 'pi_none', productId: 'coins-60' } },
      // No theme has these.
      themeId: name === 'getGallery' ? 1 : undefined,
      category: 1,
      line: 'Maya turns 6, dinosaurs, Saturday at 2',
      timeZone: 'America/Los_Angeles',
    }
  }

  const shown = async (caller: CallerName, name: OperationName): Promise<Caller> => {
    // The others are still needed.
    if (name === 'deleteAccount' && isPerson(caller)) return person(server, 'Ona Once')
    if (caller === 'identity') return { identityToken: await verify(server, `${randomUUID()}@example.com`) }
    // A session of its own each time: one of the operations ends it.
    if (isPerson(caller)) return openSession(server.services.db, known[caller].userId, 'web-test', server.clock.now())
    return {}
  }
  const ask = async (name: OperationName, caller: CallerName, named?: EventView): Promise<unknown> => {
    // The others need their event as it is.
    const isLost = caller === 'host' && (name === 'cancelEvent' || name === 'deleteEvent')
    const at = named ?? (isLost ? await party(server, known.host) : undefined)
    const sent = {
      ...payload(name, caller, at),
      ...(isPerson(caller) ? {} : { userId: known.host.userId }),
      // The key of a guest is no proof of a message.
      ...(name === 'optOut' ? { token: 'x'.repeat(32) } : {}),
    }
    const response = await server.app.inject({
      method: 'POST',
      url: `/json/${operations[name].service}`,
      payload: envelope(name, sent, await shown(caller, name)),
    })
    expect(response.statusCode).toBeLessThan(500)
    return response.json().error?.data.reason
  }

  const rows = Object.keys(operations).flatMap((name) => callers.map((caller) => [name, caller] as const))
  it.each(rows)('%s lets in, or keeps out, %s [AUTHZ-01, AUTHZ-09, AUTHZ-10, PROD-10]', async (name, caller) => {
    if (!isOperationName(name)) throw new Error(name)
    const { access } = operations[name]
    const expected = admitted[access].includes(caller) ? ends(name, caller) : refusal(access, caller)
    expect(await ask(name, caller)).toBe(expected)
  })

  const ofEvent = Object.keys(operations).filter(
    (name) => isOperationName(name) && 'eventId' in operations[name].input.shape,
  )
  it.each(ofEvent)('%s knows no draft, not even of its host', async (name) => {
    if (!isOperationName(name)) throw new Error(name)
    const { access } = operations[name]
    const caller = access === 'invitee' ? 'linkHolder' : 'host'
    const instead: Partial<Record<OperationName, Reason>> = { editEventDraft: 'draftNotFound', optOut: 'linkInvalid' }
    const expected = instead[name] ?? (access === 'invitee' ? 'inviteeTokenInvalid' : 'eventNotFound')
    expect(await ask(name, caller, draft)).toBe(expected)
  })
})
