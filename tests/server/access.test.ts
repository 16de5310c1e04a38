import type { EventView } from '@festoon/contract/event'
import type { Reason } from '@festoon/contract/failure'
import type { Invitee } from '@festoon/contract/guest'
import type { Access } from '@festoon/contract/operation'
import { isOperationName, operations, type OperationName } from '@festoon/contract/operations'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSession } from '../../server/data/sessions.ts'
import { aiService, type AiStandIn } from '../support/aiService.ts'
import {
  admitted,
  callers,
  ends,
  endsElsewhere,
  isPerson,
  refusal,
  type CallerName,
  type PersonName,
} from '../support/accessTable.ts'
import { eventDraft, invite, keyOf, party, person, verify, type Person } from '../support/builders.ts'
import { databaseKinds } from '../support/testDatabase.ts'
import { call, envelope, type Caller } from '../support/rpcClient.ts'
import { testServer, type TestServer } from '../support/testServer.ts'

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
  exportAccount: 'user',
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
  fetchCoinHistory: 'user',
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
  let foreign: EventView
  let closed: EventView
  let gone: EventView
  const keyHolders = new Map<string, { linkHolder: Invitee; removedLinkHolder: Invitee }>()

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
    foreign = await party(server, known.otherHost)
    gone = await party(server, known.host)
    closed = await party(server, known.host)
    const { db } = server.services
    await db.deleteFrom('events').where('id', '=', gone.id).execute()
    await db.updateTable('events').set({ is_draft: true }).where('id', '=', draft.id).execute()
    for (const at of [event, closed]) await invitePeople(at)
    const now = server.clock.now()
    await db.updateTable('events').set({ cancelled_at: now }).where('id', '=', closed.id).execute()
  })
  const invitePeople = async (at: EventView) => {
    const guests = [known.guestUser, known.removed, known.cohost]
    const invitees = guests.map(({ name, email }) => ({ inviteeId: randomUUID(), name, email }))
    await call(server, 'addInvitees', { eventId: at.id, invitees }, known.host)
    const [linkHolder, removedLinkHolder] = await invite(server, known.host, at, ['Lin Link', 'Rea Removed'])
    if (!linkHolder || !removedLinkHolder) throw new Error('not invited')
    keyHolders.set(at.id, { linkHolder, removedLinkHolder })
    const { db } = server.services
    const set = (values: object, column: 'user_id' | 'invitee_id', value: string) =>
      db.updateTable('invitees').set(values).where(column, '=', value).where('event_id', '=', at.id).execute()
    await set({ cohost_status: 'ACCEPTED' }, 'user_id', known.cohost.userId)
    await set({ cohost_status: 'ACCEPTED', rsvp_status: 'HIDDEN' }, 'user_id', known.removed.userId)
    await set({ rsvp_status: 'HIDDEN' }, 'invitee_id', removedLinkHolder.inviteeId)
  }
  afterAll(async () => {
    await server.end()
    await ai.close()
  })

  /** The one payload names what any operation may ask about, so that only gate and caller make the difference. */
  const payload = (name: OperationName, caller: CallerName, at = event) => {
    // Elsewhere they show the key that they have.
    const home = keyHolders.has(at.id) ? at : event
    const keys = keyHolders.get(home.id)
    if (!keys) throw new Error('nobody is invited')
    const { linkHolder: linked } = keys
    const held = caller === 'linkHolder' || caller === 'removedLinkHolder' ? keys[caller] : undefined
    const { access } = operations[name]
    const named = held ?? (access === 'invitee' ? linked : { inviteeId: randomUUID() })
    const token = held ? keyOf(server, home, held) : access === 'invitee' ? 'x'.repeat(32) : undefined
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
  const elsewhere = ['foreign', 'gone', 'closed'] as const
  const cells = ofEvent.flatMap((name) =>
    elsewhere.flatMap((where) => callers.map((caller) => [name, where, caller] as const)),
  )
  it.each(cells)('%s of an event that is %s, by %s', async (name, where, caller) => {
    if (!isOperationName(name)) throw new Error(name)
    // What ends an event has one of its own to end.
    const isEnd = (name === 'cancelEvent' || name === 'deleteEvent') && where !== 'gone'
    const own =
      isEnd && where === 'foreign' && caller === 'otherHost' ? await party(server, known.otherHost) : undefined
    const at = own ?? { foreign, gone, closed }[where]
    if (isEnd && where === 'closed' && caller === 'host' && name === 'deleteEvent') return
    expect(await ask(name, caller, at)).toBe(endsElsewhere(name, where, caller))
  })
  it('prints its figure', () => {
    process.stdout.write(`access on ${kind}: ${rows.length + cells.length + ofEvent.length} cells\n`)
    expect(rows.length).toBe(callers.length * Object.keys(operations).length)
  })

  it.each(ofEvent)('%s knows no draft, not even of its host', async (name) => {
    if (!isOperationName(name)) throw new Error(name)
    const { access } = operations[name]
    const caller = access === 'invitee' ? 'linkHolder' : 'host'
    const instead: Partial<Record<OperationName, Reason>> = { editEventDraft: 'draftNotFound', optOut: 'linkInvalid' }
    const expected = instead[name] ?? (access === 'invitee' ? 'inviteeTokenInvalid' : 'eventNotFound')
    expect(await ask(name, caller, draft)).toBe(expected)
  })
})
