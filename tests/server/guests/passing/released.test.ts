/** @module-tag database */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { merge } from '../../../support/accounts.ts'
import { invite, keyOf, person, rowOf, type EventDraft, type Person } from '../../../support/builders.ts'
import { forwardedLink, partyForGina, type PartyForGina } from '../../../support/forwardedLink.ts'
import { untilLocked } from '../../../support/lockWaits.ts'
import { attempt, call } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

const day = 86_400_000

describe.each(databaseKinds)('a guest whose invitation was claimed by its link, on %s,', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.end())

  type Party = PartyForGina & { itemId: string }
  const withItem = async (fields: Partial<EventDraft> = {}): Promise<Party> => {
    const newParty = await partyForGina(server, fields)
    const itemId = randomUUID()
    const items = [{ itemId, name: 'Salad', wanted: 5 }]
    await call(server, 'setSignUpList', { eventId: newParty.event.id, items }, newParty.host)
    return { ...newParty, itemId }
  }
  const undatedParty = async () => {
    const newParty = await partyForGina(server, { startTime: 0, dateUndecided: true })
    const startTime = server.clock.now() + 10 * day
    await call(
      server,
      'proposeTimes',
      { eventId: newParty.event.id, add: [{ startTime, endTime: null }] },
      newParty.host,
    )
    return { ...newParty, startTime }
  }
  const claimInvitation = async ({ event, gina }: PartyForGina) => {
    const theo = await person(server, 'Theo Thief')
    await forwardedLink(server, event, gina.inviteeId).claim(theo)
    server.clock.advance(1_000)
    return theo
  }
  const yes = async ({ event }: PartyForGina, who: Person) => {
    const invitee = { inviteeId: randomUUID(), rsvpStatus: 'YES' as const }
    return (await call(server, 'updateAttendance', { eventId: event.id, invitee }, who)).invitee.inviteeId
  }
  const bring = ({ event, itemId }: Party, who: Person, amount: number, note = '') =>
    call(server, 'claimItem', { eventId: event.id, itemId, amount, note }, who)
  const broughtBy = async ({ event }: Party, who: Person) =>
    (await call(server, 'getSignUpList', { eventId: event.id }, who)).list.items[0]?.own
  const takeBack = async ({ event, gina }: PartyForGina) => {
    const owner = await person(server, 'Gina', gina.email)
    const ownerInvitee = (await call(server, 'getEvent', { eventId: event.id }, owner)).event.invitee
    expect(ownerInvitee?.inviteeId, 'the invitation is hers').toBe(gina.inviteeId)
    return owner
  }

  it('brings nothing that the claimer signed up for, who has to wait for a spot', async () => {
    const ginaParty = await withItem({ capacity: 1 })
    await forwardedLink(server, ginaParty.event, ginaParty.gina.inviteeId).answer()
    const theo = await claimInvitation(ginaParty)
    await bring(ginaParty, theo, 1, 'From Theo')
    const owner = await takeBack(ginaParty)
    expect([await broughtBy(ginaParty, owner), await broughtBy(ginaParty, theo)]).toEqual([null, null])
    const { list } = await call(server, 'getSignUpList', { eventId: ginaParty.event.id }, ginaParty.host)
    expect(list.items[0]?.taken).toBe(0)
  })

  it('brings no amount that the claimer changed', async () => {
    const ginaParty = await withItem()
    const link = forwardedLink(server, ginaParty.event, ginaParty.gina.inviteeId)
    await link.answer()
    const key = { inviteeUuid: ginaParty.gina.inviteeId, token: keyOf(server, ginaParty.event, ginaParty.gina) }
    const ownClaim = { eventId: ginaParty.event.id, ...key, itemId: ginaParty.itemId, amount: 1, note: 'From Gina' }
    await call(server, 'claimItem', ownClaim)
    server.clock.advance(1_000)
    const theo = await claimInvitation(ginaParty)
    await bring(ginaParty, theo, 4, 'From Theo')
    const owner = await takeBack(ginaParty)
    expect([await broughtBy(ginaParty, owner), await broughtBy(ginaParty, theo)]).toEqual([
      null,
      { amount: 4, note: 'From Theo' },
    ])
  })

  it('brings what was signed up for before the claim', async () => {
    const ginaParty = await withItem()
    await forwardedLink(server, ginaParty.event, ginaParty.gina.inviteeId).answer()
    const key = { inviteeUuid: ginaParty.gina.inviteeId, token: keyOf(server, ginaParty.event, ginaParty.gina) }
    const ownClaim = { eventId: ginaParty.event.id, ...key, itemId: ginaParty.itemId, amount: 1, note: 'From Gina' }
    await call(server, 'claimItem', ownClaim)
    server.clock.advance(1_000)
    const theo = await claimInvitation(ginaParty)
    const owner = await takeBack(ginaParty)
    expect([await broughtBy(ginaParty, owner), await broughtBy(ginaParty, theo)]).toEqual([
      { amount: 1, note: 'From Gina' },
      null,
    ])
  })

  it('brings nothing that the claimer signed up for, who merges accounts and keeps it', async () => {
    const ginaParty = await withItem()
    const theo = await claimInvitation(ginaParty)
    await bring(ginaParty, theo, 1, 'From Theo')
    const other = await person(server, 'Theo Other')
    await yes(ginaParty, other)
    await bring(ginaParty, other, 2)
    await merge(server, theo, { emailAddress: other.email })
    const owner = await takeBack(ginaParty)
    expect([await broughtBy(ginaParty, owner), await broughtBy(ginaParty, theo)]).toEqual([
      null,
      { amount: 3, note: 'From Theo' },
    ])
  })

  it('brings nothing of a claimer who passed it on to another claimed invitation by a merge', async () => {
    const ginaParty = await withItem()
    const theo = await claimInvitation(ginaParty)
    await bring(ginaParty, theo, 1, 'From Theo')
    const [gus] = await invite(server, ginaParty.host, ginaParty.event, ['Gus'])
    if (!gus?.email) throw new Error('not invited')
    const other = await person(server, 'Theo Other')
    server.clock.advance(1_000)
    await forwardedLink(server, ginaParty.event, gus.inviteeId).claim(other)
    await merge(server, theo, { emailAddress: other.email })
    for (const { email, inviteeId } of [ginaParty.gina, { email: gus.email, inviteeId: gus.inviteeId }]) {
      const owner = await takeBack({ ...ginaParty, gina: { email, inviteeId } })
      expect(await broughtBy(ginaParty, owner)).toBeNull()
    }
  })

  it("gets no RSVP from the claimer's answer to a proposed time, if the claimer merges accounts", async () => {
    const ginaParty = await undatedParty()
    const { event, host, gina, startTime } = ginaParty
    const theo = await claimInvitation(ginaParty)
    await call(server, 'answerTimes', { eventId: event.id, answers: [{ startTime, answer: 'yes' }] }, theo)
    const other = await person(server, 'Theo Other')
    const ownInviteeId = await yes(ginaParty, other)
    await merge(server, theo, { emailAddress: other.email })
    expect((await call(server, 'getTimes', { eventId: event.id }, theo)).poll.own).toHaveLength(1)
    await call(server, 'pickTime', { eventId: event.id, startTime }, host)
    expect((await rowOf(server, host, event, gina.inviteeId)).rsvpStatus).toBe('INVITED')
    expect((await rowOf(server, host, event, ownInviteeId)).rsvpStatus).toBe('YES')
  })

  it('has no photos of the claimer, whose photos follow the account', async () => {
    const ginaParty = await partyForGina(server)
    const { event, host, gina } = ginaParty
    const photosFor = async (who: Person) =>
      (await call(server, 'getPreviewAlbumDetails', { eventId: event.id }, who)).album.photoMetas
    await photosFor(host)
    const theo = await claimInvitation(ginaParty)
    const photo = {
      event_id: event.id,
      invitee_id: gina.inviteeId,
      photo_id: randomUUID(),
      url: '/files/albums/t.webp',
    }
    await server.services.db
      .insertInto('album_photos')
      .values({ ...photo, bytes: 1, created_at: server.clock.now() })
      .execute()
    const [other, third] = [await person(server, 'Theo Other'), await person(server, 'Theo Third')]
    for (const one of [other, third]) await yes(ginaParty, one)
    await merge(server, theo, { emailAddress: other.email })
    await merge(server, third, { emailAddress: theo.email })
    expect(await photosFor(third)).toMatchObject([{ isDeletable: true }])
    expect(await photosFor(await takeBack(ginaParty))).toMatchObject([{ isDeletable: false }])
    await call(server, 'deleteAccount', { hostedEvents: 'cancel' }, third)
    expect(await photosFor(host), 'deleted with the account').toEqual([])
  })

  // The embedded database runs one call at a time.
  describe.runIf(kind === 'postgres')('and who takes it back meanwhile', () => {
    /** Opens the event as Gina, and makes a call that waits until the invitation is hers. */
    const meanwhile = async <Result>(
      { event, gina }: PartyForGina,
      send: () => PromiseLike<Result>,
    ): Promise<{ owner: Person; result: Result }> => {
      const { db } = server.services
      const owner = await person(server, 'Gina')
      // Verified after the claim, by an account that is signed in and opens the party only now.
      await db
        .insertInto('user_contacts')
        .values({ kind: 'email', value: gina.email, user_id: owner.userId, verified_at: 1 })
        .execute()
      const invitee = { inviteeId: gina.inviteeId, rsvpStatus: 'SEEN' as const }
      const running = await db.transaction().execute(async (tx) => {
        await tx.selectFrom('events').select('id').where('id', '=', event.id).forUpdate().execute()
        const rsvpCall = attempt(server, 'updateAttendance', { eventId: event.id, invitee }, owner)
        await untilLocked(db, 1)
        const waiting = send()
        await untilLocked(db, 2)
        return { rsvpCall, waiting }
      })
      await running.rsvpCall
      return { owner, result: await running.waiting }
    }

    it('brings nothing that the claimer signs up for', async () => {
      const ginaParty = await withItem()
      const { event, itemId, gina } = ginaParty
      await forwardedLink(server, event, gina.inviteeId).answer()
      const theo = await claimInvitation(ginaParty)
      const { owner, result } = await meanwhile(ginaParty, () =>
        attempt(server, 'claimItem', { eventId: event.id, itemId, amount: 1, note: 'From Theo' }, theo),
      )
      const ownerInvitee = (await call(server, 'getEvent', { eventId: event.id }, owner)).event.invitee
      expect([ownerInvitee?.inviteeId, result.failure?.reason]).toEqual([gina.inviteeId, 'forbidden'])
      expect(await broughtBy(ginaParty, owner)).toBeNull()
    })

    it("has no answer of the claimer's to a proposed time", async () => {
      const ginaParty = await undatedParty()
      const { event, startTime, gina } = ginaParty
      const theo = await claimInvitation(ginaParty)
      const { owner, result } = await meanwhile(ginaParty, () =>
        attempt(server, 'answerTimes', { eventId: event.id, answers: [{ startTime, answer: 'yes' }] }, theo),
      )
      const ownerInvitee = (await call(server, 'getEvent', { eventId: event.id }, owner)).event.invitee
      expect([ownerInvitee?.inviteeId, result.failure?.reason]).toEqual([gina.inviteeId, 'forbidden'])
      expect((await call(server, 'getTimes', { eventId: event.id }, owner)).poll.own).toEqual([])
    })
  })
})
