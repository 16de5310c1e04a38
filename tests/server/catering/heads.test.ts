import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Heads } from '@festoon/contract/nouns/catering/heads'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { eraseOldContacts } from '../../../server/guests/data/eraseOldContacts.ts'
import { merge } from '../../support/accounts.ts'
import { eventDraft, invite, keyOf, lastCode, party, person, rowOf, type Person } from '../../support/builders.ts'
import { attempt, call } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const all = { children: true, names: true, diets: true }
const heads: Heads = {
  children: 1,
  plusOneNames: ['Ben', 'Cleo'],
  diets: [
    { diet: 'vegan', count: 3 },
    { diet: 'nutAllergy', count: 1 },
  ],
  dietNote: 'Severe nut allergy',
}

describe.each(databaseKinds)("a guest's details for the caterer, on %s,", (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  const partyWithGuest = async (fields: Parameters<typeof party>[2] = {}, name = 'Gina') => {
    const event = await party(server, host, { headDetails: all, ...fields })
    const [guest] = await invite(server, host, event, [name])
    if (!guest) throw new Error('not invited')
    return { event, guest }
  }
  const send = (event: EventView, { inviteeId }: { inviteeId: string }, rsvp: object) =>
    attempt(server, 'updateAttendanceThroughEmail', {
      eventId: event.id,
      token: keyOf(server, event, { inviteeId }),
      invitee: { inviteeId, rsvpStatus: 'YES', additionalGuestCount: 2, ...rsvp },
    })
  const partyWithHeads = async (fields: Parameters<typeof party>[2] = {}) => {
    const { event, guest } = await partyWithGuest(fields)
    expect((await send(event, guest, { heads })).failure).toBeUndefined()
    return { event, guest }
  }
  const savedHeads = async (event: EventView, guest: { inviteeId: string }) =>
    (await rowOf(server, host, event, guest.inviteeId)).heads
  const edit = (event: EventView, { inviteeId, name }: Invitee, changes: object) =>
    call(server, 'editInvitee', { eventId: event.id, invitee: { inviteeId, name, ...changes } }, host)

  it('are saved with a yes, and stay if a later RSVP leaves them out', async () => {
    const { event, guest } = await partyWithHeads()
    expect(await savedHeads(event, guest)).toEqual(heads)
    await send(event, guest, { rsvpMessage: 'See you' })
    expect(await savedHeads(event, guest)).toEqual(heads)
    await send(event, guest, { heads: { diets: [{ diet: 'halal', count: 1 }] } })
    expect(await savedHeads(event, guest)).toEqual({ diets: [{ diet: 'halal', count: 1 }] })
    await send(event, guest, { heads: {} })
    expect(await savedHeads(event, guest)).toBeUndefined()
  })

  it('are erased by a no, by an undone yes, and when a host removes the guest', async () => {
    const declinedParty = await partyWithHeads()
    await send(declinedParty.event, declinedParty.guest, { rsvpStatus: 'NO', heads })
    expect(await savedHeads(declinedParty.event, declinedParty.guest)).toBeUndefined()
    const undoneParty = await partyWithHeads()
    const { rsvpAt } = await rowOf(server, host, undoneParty.event, undoneParty.guest.inviteeId)
    await send(undoneParty.event, undoneParty.guest, { rsvpStatus: 'SEEN', undoes: rsvpAt })
    expect(await rowOf(server, host, undoneParty.event, undoneParty.guest.inviteeId)).toMatchObject({
      rsvpStatus: 'SEEN',
    })
    expect(await savedHeads(undoneParty.event, undoneParty.guest)).toBeUndefined()
    const removedParty = await partyWithHeads()
    await call(
      server,
      'deleteInvitees',
      { eventId: removedParty.event.id, inviteeIds: [removedParty.guest.inviteeId] },
      host,
    )
    const row = await server.services.db
      .selectFrom('invitees')
      .select('heads')
      .where('event_id', '=', removedParty.event.id)
      .where('invitee_id', '=', removedParty.guest.inviteeId)
      .executeTakeFirstOrThrow()
    expect(row.heads).toBeNull()
  })

  it('are cut to the people who come, if a guest, a host, or the capacity changes their number', async () => {
    const cut = {
      children: 1,
      plusOneNames: ['Ben'],
      diets: [
        { diet: 'vegan', count: 2 },
        { diet: 'nutAllergy', count: 1 },
      ],
      dietNote: 'Severe nut allergy',
    }
    const byGuest = await partyWithHeads()
    await send(byGuest.event, byGuest.guest, { additionalGuestCount: 1 })
    expect(await savedHeads(byGuest.event, byGuest.guest)).toEqual(cut)
    const byHost = await partyWithHeads()
    await edit(byHost.event, byHost.guest, { additionalGuestCount: 1 })
    expect(await savedHeads(byHost.event, byHost.guest)).toEqual(cut)
    // Only one place is left for a guest who had one plus-one, so the second doesn't fit.
    const full = await partyWithGuest({ capacity: 2 })
    await send(full.event, full.guest, { additionalGuestCount: 1 })
    await send(full.event, full.guest, { additionalGuestCount: 2, heads })
    expect(await savedHeads(full.event, full.guest)).toEqual(cut)
  })

  it('are only what the hosts ask for, and come back if they ask again', async () => {
    const { event, guest } = await partyWithHeads({ headDetails: { ...all, diets: false } })
    expect(await savedHeads(event, guest)).toEqual({ children: 1, plusOneNames: ['Ben', 'Cleo'] })
    const { event: silent, guest: other } = await partyWithHeads({ headDetails: undefined })
    expect(silent.headDetails).toBeUndefined()
    expect(await savedHeads(silent, other)).toBeUndefined()
    const draft = eventDraft(server, { startTime: event.startTime, headDetails: { ...all, children: false } })
    await call(
      server,
      'editEventDetails',
      { eventId: event.id, event: draft, revision: event.host?.revision ?? 0 },
      host,
    )
    await send(event, guest, { heads: { plusOneNames: ['Dora'] } })
    expect(await savedHeads(event, guest)).toEqual({ children: 1, plusOneNames: ['Dora'] })
  })

  it.each([
    ['a child too many', { children: 9 }],
    ['a negative count', { children: -1 }],
    ['a diet of no one', { diets: [{ diet: 'vegan', count: 0 }] }],
    ['a repeated diet', { diets: [1, 2].map((count) => ({ diet: 'vegan', count })) }],
    ['an unknown diet', { diets: [{ diet: 'pizza', count: 1 }] }],
    ['a link as a name', { plusOneNames: ['https://evil.example'] }],
    ['too many names', { plusOneNames: Array.from({ length: 9 }, () => 'Ben') }],
    ['a long note', { dietNote: 'x'.repeat(201) }],
  ])('are refused with %s', async (_what, wrong) => {
    const { event, guest } = await partyWithGuest()
    expect((await send(event, guest, { heads: wrong })).failure?.reason).toBe('invalid')
    expect(await savedHeads(event, guest)).toBeUndefined()
  })

  it('can be entered by a host', async () => {
    const { event, guest } = await partyWithGuest()
    await edit(event, guest, { rsvpStatus: 'YES', additionalGuestCount: 1, heads: { children: 2, diets: heads.diets } })
    expect(await savedHeads(event, guest)).toEqual({
      children: 1,
      diets: [
        { diet: 'vegan', count: 2 },
        { diet: 'nutAllergy', count: 1 },
      ],
    })
    await edit(event, guest, { heads: {} })
    expect(await savedHeads(event, guest)).toBeUndefined()
  })

  it('are shown to hosts and, with a code, to the guest, but to no one who got the link', async () => {
    const { event, guest } = await partyWithHeads({ publicGuestList: true })
    const key = { eventId: event.id, inviteeUuid: guest.inviteeId, token: keyOf(server, event, guest) }
    const shownEvent = (await call(server, 'getEventPreview', key)).event
    expect(shownEvent.invitee?.withheld).toMatchObject({ heads: true, provable: { by: 'code', heads: true } })
    const other = await person(server, 'Sven')
    for (const shown of [shownEvent, (await call(server, 'getEvent', key, other)).event])
      expect(JSON.stringify(shown)).not.toMatch(/Cleo|nutAllergy|Severe/)
    const proof = { eventId: event.id, invitee: { inviteeId: guest.inviteeId }, token: key.token }
    await call(server, 'sendInviteeCode', { ...proof, purpose: 'showRsvp' })
    const code = await lastCode(server, guest.email ?? '')
    expect((await call(server, 'getRsvpWithCode', { ...proof, code })).heads).toEqual(heads)
  })

  it('stay hidden from an account that found the link, until it enters them', async () => {
    const { event, guest } = await partyWithHeads()
    const finder = await person(server, 'Finn')
    const token = keyOf(server, event, guest)
    const rsvp = (more: object) =>
      call(
        server,
        'updateAttendance',
        {
          eventId: event.id,
          token,
          invitee: { inviteeId: guest.inviteeId, rsvpStatus: 'YES', additionalGuestCount: 2, ...more },
        },
        finder,
      )
    const claimResult = await rsvp({})
    expect(claimResult.invitee.withheld).toMatchObject({ heads: true, isOwn: true })
    expect(claimResult.invitee.heads).toBeUndefined()
    expect((await call(server, 'exportAccount', {}, finder)).account.rsvps).toMatchObject([{ heads: null }])
    expect(await savedHeads(event, guest), 'no data is lost').toEqual(heads)
    const ownResult = await rsvp({ heads: { children: 2 } })
    expect(ownResult.invitee.heads).toEqual({ children: 2 })
    expect(ownResult.invitee.withheld?.heads).toBeUndefined()
  })

  it("are in an account's export, move with a merge, and are erased after the party", async () => {
    const event = await party(server, host, { headDetails: all })
    const ada = await person(server, 'Ada')
    const invitee = { inviteeId: randomUUID(), rsvpStatus: 'YES' as const, additionalGuestCount: 2, heads }
    const { inviteeId } = await call(server, 'updateAttendance', { eventId: event.id, invitee }, ada)
    expect((await call(server, 'exportAccount', {}, ada)).account.rsvps).toMatchObject([{ heads }])
    const again = await person(server, 'Ada Again')
    await call(
      server,
      'updateAttendance',
      { eventId: event.id, invitee: { inviteeId: randomUUID(), rsvpStatus: 'SEEN' } },
      again,
    )
    await merge(server, again, { emailAddress: ada.email })
    expect(await savedHeads(event, { inviteeId })).toEqual(heads)
    await server.services.db.updateTable('events').set({ past_from: 1 }).where('id', '=', event.id).execute()
    await eraseOldContacts(server.services.db, 2, server.clock.now())
    expect(await savedHeads(event, { inviteeId }), 'after the party').toBeUndefined()
  })
})
