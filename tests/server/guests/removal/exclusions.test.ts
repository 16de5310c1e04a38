import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readGuestCounts } from '../../../../server/database/rows/guestCounts.ts'
import { merge, verifyPii } from '../../../support/accounts.ts'
import { person, rowOf } from '../../../support/builders.ts'
import { countGuests } from '../../../support/countGuests.ts'
import { call, reasonOf } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'
import { ExclusionParty } from './ExclusionParty.ts'

const fresh = (): string => `${randomUUID()}@example.com`

describe.each(databaseKinds)('a guest removed or denied by a host, on %s,', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.end())

  const countsAreRight = async ({ event: { id } }: ExclusionParty) =>
    expect(await readGuestCounts(server.services.db, id)).toEqual(await countGuests(server.services.db, id))

  it('stays removed after deleting the account and signing up with the same address', async () => {
    const at = await ExclusionParty.start(server)
    const out = await person(server, 'Otto Out')
    await at.remove((await at.answer(out)).inviteeId)
    await call(server, 'deleteAccount', {}, out)
    const again = await person(server, 'Otto Out', out.email)
    expect(await at.isIn(again)).toBe(false)
    expect((await at.answer(again)).refusalReason).toBe('inviteeNotFound')
    expect(await at.isIn(again)).toBe(false)
  })

  it('isn’t told that they were removed by the export of their account', async () => {
    const at = await ExclusionParty.start(server)
    const out = await person(server, 'Otto Out')
    await at.remove((await at.answer(out)).inviteeId)
    const { account } = await call(server, 'exportAccount', {}, out)
    expect(account.rsvps.map(({ name, rsvp }) => [name, rsvp])).toEqual([['Otto Out', 'SEEN']])
  })

  it('stays removed with another address of the same mailbox', async () => {
    const at = await ExclusionParty.start(server)
    const out = await person(server, 'Otto Out', `otto+1.${randomUUID()}@${randomUUID()}.example.com`)
    await at.remove((await at.answer(out)).inviteeId)
    const again = await person(server, 'Otto Out', out.email.replace('+1', '+2'))
    expect((await at.answer(again)).refusalReason).toBe('inviteeNotFound')
  })

  it('stays denied after deleting the account and signing up with the same address', async () => {
    const at = await ExclusionParty.start(server)
    const out = await person(server, 'Otto Out')
    await at.decide((await at.answer(out)).inviteeId, 'DENIED')
    await call(server, 'deleteAccount', {}, out)
    const again = await person(server, 'Otto Out', out.email)
    expect(await at.isIn(again)).toBe(false)
    const back = await at.answer(again)
    expect(back.status).toBe('DENIED')
    expect(await at.isIn(again)).toBe(false)
    expect((await rowOf(server, at.host, at.event, back.inviteeId)).waitlistStatus).toBe('DENIED')
    await countsAreRight(at)
  })

  it('stays denied after erasing the data of an invitation and signing up', async () => {
    const at = await ExclusionParty.start(server)
    const gina = await at.inviteGina()
    const invitee = { inviteeId: gina.inviteeId, rsvpStatus: 'YES' as const }
    await call(server, 'updateAttendanceThroughEmail', { eventId: at.event.id, token: gina.token, invitee })
    await at.decide(gina.inviteeId, 'DENIED')
    expect(await at.erase(gina.inviteeId)).toBe(200)
    const owner = await person(server, 'Gina', gina.email)
    expect((await at.answer(owner)).status).toBe('DENIED')
    expect(await at.isIn(owner)).toBe(false)
  })

  it('stays denied after correcting the address, erasing the data, and signing up with the new one', async () => {
    const at = await ExclusionParty.start(server)
    const gina = await at.inviteGina()
    await at.decide(gina.inviteeId, 'DENIED')
    const email = fresh()
    expect(await at.correct(gina.inviteeId, email)).toBe(200)
    expect(await at.erase(gina.inviteeId)).toBe(200)
    expect((await at.answer(await person(server, 'Gina', email))).status).toBe('DENIED')
  })

  it('stays removed though a throwaway account had answered by their link', async () => {
    const at = await ExclusionParty.start(server)
    const gina = await at.inviteAndClaim()
    await at.remove(gina.inviteeId)
    const owner = await person(server, 'Gina')
    await verifyPii(server, owner, { emailAddress: gina.email })
    expect((await at.answer(owner, {}, owner.email)).refusalReason).toBe('inviteeNotFound')
    expect(await at.isIn(owner)).toBe(false)
    expect((await at.answer(gina.throwaway)).refusalReason).toBe('inviteeNotFound')
  })

  it('becomes no co-host by the link though a throwaway account had answered by their link', async () => {
    const at = await ExclusionParty.start(server)
    const gina = await at.inviteAndClaim()
    await at.remove(gina.inviteeId)
    const owner = await person(server, 'Gina', gina.email)
    const { linkUuid } = await call(server, 'getCohostLink', { eventId: at.event.id }, at.host)
    for (const who of [owner, gina.throwaway]) {
      const reply = { eventId: at.event.id, status: 'ACCEPTED' as const, linkUuid }
      expect(await reasonOf(server, 'updateCohostStatus', reply, who)).toBe('forbidden')
    }
  })

  it('stays removed though the throwaway account that answered by their link is deleted', async () => {
    const at = await ExclusionParty.start(server)
    const gina = await at.inviteAndClaim()
    await at.remove(gina.inviteeId)
    await call(server, 'deleteAccount', {}, gina.throwaway)
    for (const email of [gina.email, gina.throwaway.email]) {
      const owner = await person(server, 'Gina', email)
      expect((await at.answer(owner)).refusalReason).toBe('inviteeNotFound')
      expect(await at.isIn(owner)).toBe(false)
    }
  })

  it('stays denied after deleting the account, signing up, and declining the co-host link', async () => {
    const at = await ExclusionParty.start(server)
    const dan = await person(server, 'Dan')
    await at.decide((await at.answer(dan)).inviteeId, 'DENIED')
    await call(server, 'deleteAccount', {}, dan)
    const again = await person(server, 'Dan', dan.email)
    const { linkUuid } = await call(server, 'getCohostLink', { eventId: at.event.id }, at.host)
    await call(server, 'updateCohostStatus', { eventId: at.event.id, status: 'DECLINED', linkUuid }, again)
    expect((await at.answer(again)).status).toBe('DENIED')
    expect(await at.isIn(again)).toBe(false)
  })

  it('stays denied though a throwaway account had answered by their link, and so does that', async () => {
    const at = await ExclusionParty.start(server)
    const gina = await at.inviteAndClaim()
    await at.decide(gina.inviteeId, 'DENIED')
    const owner = await person(server, 'Gina', gina.email)
    for (const who of [owner, gina.throwaway]) {
      expect((await at.answer(who)).status).toBe('DENIED')
      expect(await at.isIn(who)).toBe(false)
    }
    await countsAreRight(at)
  })

  it('stays removed after removing the invited address from the account', async () => {
    const at = await ExclusionParty.start(server)
    const gina = await at.inviteGina()
    await at.remove(gina.inviteeId)
    const owner = await person(server, 'Gina', gina.email)
    const emailAddress = fresh()
    await verifyPii(server, owner, { emailAddress })
    await call(server, 'removeContact', { pii: { emailAddress: gina.email } }, owner)
    expect((await at.answer(owner)).refusalReason).toBe('inviteeNotFound')
    expect(await at.isIn(owner)).toBe(false)
    // Nor with the address that is left.
    await call(server, 'deleteAccount', {}, owner)
    expect((await at.answer(await person(server, 'Gina', emailAddress))).refusalReason).toBe('inviteeNotFound')
  })

  it('gets no spot by merging with an account that joined by the open link', async () => {
    const at = await ExclusionParty.start(server)
    const out = await person(server, 'Otto Out')
    await at.decide((await at.answer(out)).inviteeId, 'DENIED')
    await call(server, 'deleteAccount', {}, out)
    const again = await person(server, 'Otto Out', out.email)
    const other = await person(server, 'Otto Other')
    await at.answer(other)
    await merge(server, other, { emailAddress: again.email })
    expect(await at.isIn(other)).toBe(false)
    expect((await at.answer(other)).status).toBe('DENIED')
    await countsAreRight(at)
  })

  it.each(['removed', 'denied'] as const)(
    'gets back in after being %s if a host invites them again',
    async (decision) => {
      const at = await ExclusionParty.start(server)
      const out = await person(server, 'Otto Out')
      const { inviteeId } = await at.answer(out)
      await (decision === 'removed' ? at.remove(inviteeId) : at.decide(inviteeId, 'DENIED'))
      const emailAddress = fresh()
      await verifyPii(server, out, { emailAddress })
      await call(server, 'deleteAccount', {}, out)
      // Any of the person's addresses will do.
      const guest = { inviteeId: randomUUID(), name: 'Otto', email: emailAddress }
      await call(server, 'addInvitees', { eventId: at.event.id, invitees: [guest] }, at.host)
      for (const email of [emailAddress, out.email]) {
        const again = await person(server, 'Otto Out', email)
        expect((await at.answer(again)).status).toBe('APPROVED')
        expect(await at.isIn(again)).toBe(true)
        await call(server, 'deleteAccount', {}, again)
      }
    },
  )

  const ways = ['setWaitlistStatus', 'editInvitee'] as const
  const approve = async (at: ExclusionParty, inviteeId: string, how: (typeof ways)[number]) => {
    if (how === 'setWaitlistStatus') return at.decide(inviteeId, 'APPROVED')
    for (const rsvpStatus of ['NO', 'YES'] as const) {
      const invitee = { inviteeId, name: 'Otto', rsvpStatus }
      await call(server, 'editInvitee', { eventId: at.event.id, invitee }, at.host)
    }
  }

  it.each(ways)('gets back in if a host approves them (%s)', async (how) => {
    const at = await ExclusionParty.start(server)
    const out = await person(server, 'Otto Out')
    const { inviteeId } = await at.answer(out)
    await at.decide(inviteeId, 'DENIED')
    await approve(at, inviteeId, how)
    expect(await at.isIn(out)).toBe(true)
    await call(server, 'deleteAccount', {}, out)
    expect((await at.answer(await person(server, 'Otto Out', out.email))).status).toBe('APPROVED')
  })

  it.each(ways)('lets both people of a denied claim in, if a host approves it (%s)', async (how) => {
    const at = await ExclusionParty.start(server)
    const gina = await at.inviteAndClaim()
    await at.decide(gina.inviteeId, 'DENIED')
    await approve(at, gina.inviteeId, how)
    const owner = await person(server, 'Gina', gina.email)
    for (const who of [owner, gina.throwaway]) expect((await at.answer(who)).status).toBe('APPROVED')
    await countsAreRight(at)
  })

  it('is recorded without addresses, without the account once it is deleted, and only as long as the party', async () => {
    const at = await ExclusionParty.start(server)
    const out = await person(server, 'Otto Out')
    await at.remove((await at.answer(out)).inviteeId)
    const fetchExclusions = () =>
      server.services.db.selectFrom('exclusions').selectAll().where('event_id', '=', at.event.id).execute()
    const plain = JSON.stringify(await fetchExclusions())
    expect(plain).toContain(out.userId)
    expect(plain).not.toContain(out.email)
    await call(server, 'deleteAccount', {}, out)
    expect(JSON.stringify(await fetchExclusions())).not.toContain(out.userId)
    expect(await fetchExclusions()).not.toEqual([])
    await call(server, 'cancelEvent', { eventId: at.event.id }, at.host)
    await call(server, 'deleteEvent', { eventId: at.event.id }, at.host)
    expect(await fetchExclusions()).toEqual([])
  })
})
