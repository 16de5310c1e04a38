import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { readInvitee } from '../../../../server/database/rows/inviteeRows.ts'
import { correctGuest } from '../../../../server/guests/data/guestData.ts'
import { readOutbox } from '../../../../server/providers/outbox/outbox.ts'
import { merge, proveByMail, signInAgain, verifyPii } from '../../../support/accounts.ts'
import { person, verify, type Person } from '../../../support/builders.ts'
import { eventually } from '../../../support/eventually.ts'
import { forwardedLink, partyForGina } from '../../../support/forwardedLink.ts'
import { attempt, call, reasonOf, type Caller } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

const day = 86_400_000

describe.each(databaseKinds)("a co-host's right, on %s,", (kind) => {
  let server: TestServer
  let host: Person
  let event: EventView
  let gina: { inviteeId: string; email: string }
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.end())
  beforeEach(async () => {
    ;({ host, event, gina } = await partyForGina(server, { startTime: server.clock.now() + 30 * day }))
  })

  const isHost = async (who: Caller) =>
    (await reasonOf(server, 'fetchInvitees', { eventId: event.id }, who)) === undefined
  const rowOf = async (inviteeId: string) => readInvitee(server.services.db, event.id, inviteeId)
  const accept = (who: Caller, fields: { linkUuid?: string } = {}) =>
    attempt(server, 'updateCohostStatus', { eventId: event.id, status: 'ACCEPTED', ...fields }, who)
  const acceptByLink = async (who: Caller) => {
    const { linkUuid } = await call(server, 'getCohostLink', { eventId: event.id }, host)
    expect((await accept(who, { linkUuid })).failure).toBeUndefined()
  }
  const answerWith = (who: Caller) =>
    call(
      server,
      'updateAttendance',
      { eventId: event.id, invitee: { inviteeId: randomUUID(), rsvpStatus: 'YES' } },
      who,
    )
  /** Returns the path of the page in the organizer's newest notice that removes the new co-host. */
  const removalPath = async () => {
    const notice = await eventually(async () =>
      (await readOutbox(server.services.db, host.email)).find(({ subject }) => subject.startsWith('New co-host')),
    )
    const { pathname, search } = new URL(
      /https?:\/\/\S+\/event\/cohost\/remove\?[^\s)]+/.exec(notice.body)?.[0] ?? 'none:',
    )
    return `${pathname}${search}`
  }
  const remove = (url: string) => server.app.inject({ method: 'POST', url })

  it.each(['into', 'from'])("ends by the notice's link after their accounts were merged (%s)", async (way) => {
    const [theo, other] = [await person(server, 'Theo'), await person(server, 'Theo Other')]
    await acceptByLink(theo)
    const path = await removalPath()
    server.clock.advance(1_000)
    await answerWith(other)
    const [into, from] = way === 'into' ? [other, theo] : [theo, other]
    await merge(server, into, { emailAddress: from.email })
    expect(await isHost(into)).toBe(true)
    expect((await remove(path)).body).toContain('no longer')
    expect(await isHost(into)).toBe(false)
  })

  it('ends by either link if both merged accounts had it', async () => {
    const [theo, other] = [await person(server, 'Theo'), await person(server, 'Theo Other')]
    await acceptByLink(theo)
    const path = await removalPath()
    server.clock.advance(1_000)
    await acceptByLink(other)
    await merge(server, other, { emailAddress: theo.email })
    await remove(path)
    expect(await isHost(other)).toBe(false)
  })

  it("doesn't end by the link of an earlier grant", async () => {
    const theo = await person(server, 'Theo')
    await acceptByLink(theo)
    const path = await removalPath()
    await remove(path)
    await acceptByLink(theo)
    await remove(path)
    expect(await isHost(theo)).toBe(true)
  })

  it('is never in an invitation that they only claimed, which its guest can take back', async () => {
    const theo = await person(server, 'Theo')
    await forwardedLink(server, event, gina.inviteeId).claim(theo, { name: 'Gina Guest' })
    await acceptByLink(theo)
    const path = await removalPath()
    expect(await rowOf(gina.inviteeId)).toMatchObject({ user_id: null, cohost_status: null, rsvp_status: 'INVITED' })
    await person(server, 'Gina', gina.email)
    expect(await isHost(theo)).toBe(true)
    await remove(path)
    expect(await isHost(theo)).toBe(false)
  })

  it.each([false, true])(
    'leaves the invited guest a plain guest when they take the party over (answered before: %s)',
    async (isAnswered) => {
      const link = forwardedLink(server, event, gina.inviteeId)
      if (isAnswered) await link.answer()
      const theo = await person(server, 'Theo')
      await link.claim(theo)
      await acceptByLink(theo)
      await call(server, 'deleteAccount', { hostedEvents: 'handOver' }, host)
      await call(server, 'takeOverEvent', { eventId: event.id }, theo)
      const identityToken = await verify(server, gina.email)
      const { status } = await attempt(server, 'createElkUser', { elkUser: { name: 'Gina' } }, { identityToken })
      expect(status).toBe(200)
      expect((await rowOf(gina.inviteeId))?.role).toBe('attendee')
    },
  )

  it('is theirs under the address that was asked, although they answered under another', async () => {
    const cora = await person(server, 'Cora')
    await answerWith(cora)
    const email = `${randomUUID()}@example.com`
    const cohost = { inviteeId: randomUUID(), name: 'Cora', email }
    await call(server, 'addCohost', { eventId: event.id, cohost }, host)
    await verifyPii(server, cora, { emailAddress: email })
    await proveByMail(server, cora, email)
    expect((await accept(cora)).failure).toBeUndefined()
    expect(await isHost(cora)).toBe(true)
    expect((await rowOf(cohost.inviteeId))?.cohost_status).toBeNull()
  })

  it("is theirs by the link, although another guest's account has their address on its row", async () => {
    const link = forwardedLink(server, event, gina.inviteeId)
    await link.claim(await person(server, 'Gina', gina.email))
    const cora = await person(server, 'Cora')
    const row = await rowOf(gina.inviteeId)
    if (!row) throw new Error('not invited')
    const { db, keys } = server.services
    await correctGuest(db, row, { name: 'Gina', email: cora.email }, server.clock.now(), keys.addressKey)
    await acceptByLink(cora)
    expect(await isHost(cora)).toBe(true)
  })

  it('is not given by the request of an organizer who has left', async () => {
    const [cora, ada] = [await person(server, 'Cora'), await person(server, 'Ada Asked')]
    await acceptByLink(cora)
    const cohost = { inviteeId: randomUUID(), name: 'Ada', email: ada.email }
    await call(server, 'addCohost', { eventId: event.id, cohost }, host)
    await call(server, 'deleteAccount', { hostedEvents: 'handOver' }, host)
    expect((await accept(ada)).failure?.reason).toBe('forbidden')
    expect((await attempt(server, 'takeOverEvent', { eventId: event.id }, ada)).failure?.reason).toBe('forbidden')
  })

  it('stays lost for a removed account that entered its other address while signed out', async () => {
    const bea = await person(server, 'Bea Banned')
    const email = `${randomUUID()}@example.com`
    await verifyPii(server, bea, { emailAddress: email })
    const { inviteeId } = (await answerWith(bea)).invitee
    const { linkUuid } = await call(server, 'getCohostLink', { eventId: event.id }, host)
    await call(server, 'deleteInvitees', { eventId: event.id, inviteeIds: [inviteeId] }, host)
    const typedRsvp = { inviteeId: randomUUID(), name: 'Bea', rsvpStatus: 'YES' as const, email }
    await call(server, 'updateAttendanceByLink', { eventId: event.id, invitee: typedRsvp })
    const again = await signInAgain(server, bea)
    expect((await call(server, 'getEvent', { eventId: event.id }, again)).event.invitee).toBeNull()
    await accept(again, { linkUuid })
    expect(await isHost(again)).toBe(false)
  })
})
