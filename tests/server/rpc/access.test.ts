import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'
import type { Reason } from '@festoon/contract/wire/failure'
import { isOperationName, operations, type OperationName } from '@festoon/contract/wire/operations'
import {
  admittedCallers,
  callers,
  ends,
  endsElsewhere,
  endsForAnother,
  endsOver,
  isOfEvent,
  isPerson,
  people,
  refusal,
  type CallerName,
  type PersonName,
} from '../../support/access/accessTable.ts'
import { belongings, createPeople, findLeaks, naming, thingsOf, type Things } from '../../support/access/accessWorld.ts'
import { becomeDraft } from '../../support/access/becomeState.ts'
import { credentialsOf, type Credentials } from '../../support/access/credentials.ts'
import { declaredAccess } from '../../support/access/declaredAccess.ts'
import { invitePeople } from '../../support/access/invitePeople.ts'
import { eventDraft, keyOf, party, person, type Person } from '../../support/builders.ts'
import { prove } from '../../support/load/figure.ts'
import { call, envelope, testVisitor, type Caller } from '../../support/rpcClient.ts'
import { aiService, type AiStandIn } from '../../support/services/aiService.ts'
import { softPasskey } from '../../support/services/softPasskey.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

it('has a row for every operation of the contract', () => {
  expect(Object.keys(operations).filter((name) => !Object.hasOwn(declaredAccess, name))).toEqual([])
  for (const [name, { access }] of Object.entries(operations))
    expect(isOperationName(name) && declaredAccess[name]).toBe(access)
})

const isDrawing = (name: OperationName) => name === 'generateEventImage' || name === 'sampleEventImage'

/**
 * Tests every operation with every caller. For operations about an event: the host's own event, someone else's, a deleted one, a
 * canceled one and a suspended one. For operations about an account: the caller's own, another account whose data the call
 * names, an erased one, and one whose session has ended. No result contains a guest's contacts or messages, except for the
 * hosts of that guest.
 */
describe.each(databaseKinds)('access on %s', (kind) => {
  let ai: AiStandIn
  let server: TestServer
  let personByName: Record<PersonName, Person>
  let event: EventView
  let draft: EventView
  const albums = new Map<string, string>()
  let another: Things
  let credentials: Credentials
  let before: object
  let keptCount = 0
  const passkey = softPasskey()
  /** The ids of erased accounts' data. */
  const erasedThings = new Map<CallerName, Things>()
  let foreign: EventView
  let closed: EventView
  let goneEvent: EventView
  let suspendedEvent: EventView
  const keyHolders = new Map<string, { linkHolder: Invitee; removedLinkHolder: Invitee }>()

  beforeAll(async () => {
    ai = await aiService()
    server = await testServer(kind, { env: ai.env })
    personByName = await createPeople(server)
    another = await thingsOf(server, await person(server, 'Ann Another'))
    event = await party(server, personByName.host)
    draft = await party(server, personByName.host)
    foreign = await party(server, personByName.otherHost)
    goneEvent = await party(server, personByName.host)
    closed = await party(server, personByName.host)
    suspendedEvent = await party(server, personByName.host)
    for (const at of [event, draft, goneEvent, closed, suspendedEvent, foreign]) {
      const host = at === foreign ? personByName.otherHost : personByName.host
      albums.set(at.id, (await call(server, 'getPreviewAlbumDetails', { eventId: at.id }, host)).album.albumId)
    }
    const { db } = server.services
    await call(server, 'deleteEvent', { eventId: goneEvent.id }, personByName.host)
    await becomeDraft(db, draft.id)
    for (const at of [event, closed, suspendedEvent])
      keyHolders.set(at.id, await invitePeople(server, at, personByName))
    await db.updateTable('events').set({ suspended_at: Date.now() }).where('id', '=', suspendedEvent.id).execute()
    const leaving = await createPeople(server)
    await invitePeople(server, await party(server, leaving.host), leaving)
    for (const name of people) erasedThings.set(name, await thingsOf(server, leaving[name]))
    for (const name of people) await call(server, 'deleteAccount', { hostedEvents: 'cancel' }, leaving[name])
    credentials = credentialsOf(server, personByName)
    before = await belongings(server, another)
    const now = server.clock.now()
    await db.updateTable('events').set({ canceled_at: now }).where('id', '=', closed.id).execute()
  })
  afterAll(async () => {
    await server.end()
    await ai.close()
  })

  /** One payload with the fields of all operations, so that only the access level and the caller make a difference. */
  const payload = (name: OperationName, caller: CallerName, at = event) => {
    // At other events, callers use the key they have.
    const home = keyHolders.has(at.id) ? at : event
    const keys = keyHolders.get(home.id)
    if (!keys) throw new Error('not invited')
    const { linkHolder: linkedInvitee } = keys
    const heldInvitee = caller === 'linkHolder' || caller === 'removedLinkHolder' ? keys[caller] : undefined
    const { access } = operations[name]
    const namedInvitee = heldInvitee ?? (access === 'invitee' ? linkedInvitee : { inviteeId: randomUUID() })
    const token = heldInvitee ? keyOf(server, home, heldInvitee) : access === 'invitee' ? 'x'.repeat(32) : undefined
    return {
      eventId: at.id,
      inviteeUuid: heldInvitee?.inviteeId,
      token,
      // The other cases need this guest unchanged.
      inviteIds: [name === 'deletePendingInvites' ? randomUUID() : linkedInvitee.inviteeId],
      inviteeIds: [randomUUID()],
      invitee: { inviteeId: namedInvitee.inviteeId, rsvpStatus: 'YES', name: 'Lin' },
      invitees: [{ inviteeId: randomUUID(), name: 'New', email: `${randomUUID()}@example.com` }],
      userId: isPerson(caller) ? personByName[caller].userId : undefined,
      elkUser: { name: 'New' },
      deviceId: 'web-test',
      timestamp: 1,
      product: 3,
      platform: 'web',
      // No code was ever sent to this address.
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
      albumId: albums.get(at.id),
      // No photo has this id.
      imageUrl: '/files/events/user_images/none/none.webp',
      photoId: randomUUID(),
      messageId: randomUUID(),
      message: 'Hello',
      isTexted: true,
      items: [],
      itemId: randomUUID(),
      amount: 1,
      answers: [{ startTime: server.clock.now() + 3_600_000, answer: 'yes' }],
      startTime: server.clock.now() + 3_600_000,
      inviteeId: randomUUID(),
      cohost: name === 'addCohost' ? { inviteeId: randomUUID() } : undefined,
      status: name === 'setWaitlistStatus' ? 'APPROVED' : 'ACCEPTED',
      // The stand-in refuses to draw, because these tests need no images, and each one would start a process.
      prompt: isDrawing(name) ? 'refuse' : 'Balloons',
      remainingCoinBalance: 60,
      priceId: 'coins-60',
      data: { webData: { paymentIntentId: 'pi_none', productId: 'coins-60' } },
      // No passkey has this id.
      passkeyId: 'unknown',
      passkey: (name === 'addPasskey' ? passkey.create : passkey.use)({
        challenge: 'eA',
        rpId: 'localhost',
      }),
      name: 'Laptop',
      // No theme has these ids.
      themeId: name === 'getGallery' ? 1 : undefined,
      category: 1,
      line: 'Maya turns 6, dinosaurs, Saturday at 2',
      timeZone: 'America/Los_Angeles',
    }
  }

  const ask = async (
    name: OperationName,
    caller: CallerName,
    {
      at: givenEvent,
      inputChanges,
      shownCaller,
      reader,
    }: { at?: EventView; inputChanges?: object; shownCaller?: Caller; reader?: Person } = {},
  ): Promise<unknown> => {
    // The other cases need their event unchanged.
    const isLost = caller === 'host' && (name === 'cancelEvent' || name === 'deleteEvent')
    const at = givenEvent ?? (isLost ? await party(server, personByName.host) : undefined)
    const sentInput = {
      ...payload(name, caller, at),
      ...(isPerson(caller) ? {} : { userId: personByName.host.userId }),
      // A guest's key doesn't prove that they received a message.
      ...(name === 'optOut' ? { token: 'x'.repeat(32) } : {}),
      ...inputChanges,
    }
    const response = await server.app.inject({
      cookies: { visitor: testVisitor },
      method: 'POST',
      url: `/json/${operations[name].service}`,
      payload: envelope(name, sentInput, shownCaller ?? (await credentials.valid(name, caller))),
    })
    expect(response.statusCode).toBeLessThan(500)
    const ownPerson = reader ?? (isPerson(caller) ? personByName[caller] : undefined)
    expect(await findLeaks(server, response.body, { caller: ownPerson, sentText: JSON.stringify(sentInput) })).toEqual(
      [],
    )
    return response.json().error?.data.reason
  }

  const names = Object.keys(operations).filter((name) => isOperationName(name))
  const rows = names.flatMap((name) => callers.map((caller) => [name, caller] as const))
  const allowsOrRejects = async (name: OperationName, caller: CallerName): Promise<void> => {
    const { access } = operations[name]
    const expected = admittedCallers[access].includes(caller) ? ends(name, caller) : refusal(access, caller)
    expect(await ask(name, caller)).toBe(expected)
    keptCount += 1
  }
  const rowsOf = (isRow: (caller: CallerName) => boolean) => rows.filter(([, caller]) => isRow(caller))
  it.each(rowsOf((caller) => caller === 'host'))('%s allows or rejects the %s [AUTHZ-12, PROD-10]', allowsOrRejects)
  it.each(rowsOf((caller) => caller === 'cohost'))('%s allows or rejects a %s [AUTHZ-17, PROD-10]', allowsOrRejects)
  it.each(rowsOf((caller) => caller !== 'host' && caller !== 'cohost'))(
    '%s allows or rejects %s [AUTHZ-01, AUTHZ-09, AUTHZ-10, PROD-10]',
    allowsOrRejects,
  )

  const ofEvent = names.filter((name) => isOfEvent(name))
  const elsewhere = ['foreign', 'gone', 'closed', 'suspended'] as const
  const cells = ofEvent.flatMap((name) =>
    elsewhere.flatMap((where) => callers.map((caller) => [name, where, caller] as const)),
  )
  it.each(cells)('%s of an event that is %s, by %s', async (name, where, caller) => {
    // Operations that end an event use a separate one.
    const isHosts = where === 'foreign' ? caller === 'otherHost' : where === 'closed' && caller === 'host'
    const endsOwn = isHosts && (name === 'deleteEvent' || (name === 'cancelEvent' && where === 'foreign'))
    const ownEvent = endsOwn
      ? await party(server, where === 'foreign' ? personByName.otherHost : personByName.host)
      : undefined
    if (ownEvent && where === 'closed') await call(server, 'cancelEvent', { eventId: ownEvent.id }, personByName.host)
    const at = ownEvent ?? { foreign, gone: goneEvent, closed, suspended: suspendedEvent }[where]
    expect(await ask(name, caller, { at })).toBe(endsElsewhere(name, where, caller))
    keptCount += 1
  })

  // Operations without an event are about an account.
  const ofAccount = names.filter((name) => !isOfEvent(name))
  const accounts = ['of someone else', 'that was erased', 'signed out'] as const
  const accountCells = ofAccount.flatMap((name) =>
    accounts.flatMap((whose) => callers.map((caller) => [name, whose, caller] as const)),
  )
  /** Returns the data that a caller names: their own or, for callers without an account, an erased person's. */
  const goneThings = (name: OperationName, caller: CallerName): Things => {
    const owners: Partial<Record<OperationName, PersonName>> = {
      createElkUser: 'removed',
      sampleEventImage: 'otherUser',
    }
    const things = erasedThings.get(isPerson(caller) ? caller : (owners[name] ?? 'cohost'))
    if (!things) throw new Error('No account was erased')
    return things
  }
  it.each(accountCells)('%s with an account %s, by %s', async (name, whose, caller) => {
    if (whose === 'of someone else') {
      const inputChanges = naming(name, another)
      const { userId } = another.owner
      expect(await ask(name, caller, { inputChanges })).toBe(endsForAnother(name, caller))
      // Claiming the other account's id doesn't help.
      const shownCaller = { ...(await credentials.valid(name, caller)), userId }
      expect(await ask(name, caller, { inputChanges, shownCaller })).toBe(
        isPerson(caller) ? 'unauthenticated' : endsForAnother(name, caller),
      )
      keptCount += 1
      return
    }
    const things = goneThings(name, caller)
    const inputChanges = whose === 'that was erased' && !isPerson(caller) ? naming(name, things) : {}
    expect(
      await ask(name, caller, {
        inputChanges,
        shownCaller: await credentials.over(name, whose, caller, things.owner),
        reader: things.owner,
      }),
    ).toBe(endsOver(name, whose, caller))
    keptCount += 1
  })
  // A message to the host without an RSVP is a mode of these, with the access of an RSVP.
  const attendances = ['updateAttendance', 'updateAttendanceThroughEmail', 'updateAttendanceByLink'] as const
  const messageRows = attendances.flatMap((name) => callers.map((caller) => [name, caller] as const))
  it.each(messageRows)('%s with only a message allows or rejects %s', async (name, caller) => {
    const send = (at: EventView) => {
      const message = { rsvpStatus: 'SEEN', messageOnly: true, rsvpMessage: 'Any news?' }
      return ask(name, caller, { at, inputChanges: { invitee: { ...payload(name, caller, at).invitee, ...message } } })
    }
    const { access } = operations[name]
    const isAdmitted = admittedCallers[access].includes(caller)
    expect(await send(event)).toBe(isAdmitted ? ends(name, caller) : refusal(access, caller))
    expect(await send(closed)).toBe(endsElsewhere(name, 'closed', caller))
    expect(await send(suspendedEvent)).toBe(endsElsewhere(name, 'suspended', caller))
  })

  it('changes nothing of the other account', async () => {
    expect(await belongings(server, another)).toEqual(before)
    const { userId } = another.owner
    for (const [name, refreshToken] of [
      ['refetchAccessToken', another.refreshToken],
      ['signInWithRefreshToken', another.linkToken],
    ] as const)
      await call(server, name, { userId, refreshToken, deviceId: 'web-test', timestamp: 1 })
  })

  it('reports the number of cells', () => {
    // One case for the caller's own data, and four events or three accounts of others, for every caller.
    const all = callers.length * (5 * ofEvent.length + 4 * ofAccount.length)
    prove({
      what: `correct access cells: ${names.length} operations x ${callers.length} callers x 4 or 5, on ${kind}`,
      value: keptCount,
      least: all,
    })
    expect(rows.length + cells.length + accountCells.length).toBe(all)
  })

  it.each(ofEvent)('%s finds no event by the id of a draft, even for its host', async (name) => {
    const { access } = operations[name]
    const caller = access === 'invitee' ? 'linkHolder' : 'host'
    const instead: Partial<Record<OperationName, Reason>> = {
      // This operation finds the draft, which has been saved since.
      editEventDraft: 'conflict',
      getAlbumDetails: 'notFound',
      getAlbumForElk: 'notFound',
      optOut: 'linkInvalid',
    }
    const expected = instead[name] ?? (access === 'invitee' ? 'inviteeTokenInvalid' : 'eventNotFound')
    expect(await ask(name, caller, { at: draft })).toBe(expected)
  })
})
