/** @module-tag database */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readGuestCounts } from '../../../../server/database/rows/guestCounts.ts'
import { addEmail } from '../../../support/accounts.ts'
import { keyOf, party, person, rowOf, type Person } from '../../../support/builders.ts'
import { countGuests } from '../../../support/countGuests.ts'
import { call } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

describe.each(databaseKinds)('someone who came by the open link and is invited at another address, on %s,', (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  const start = async (invitedEmail: (theo: Person) => Promise<string>) => {
    const event = await party(server, host, { hasWaitlist: true })
    const theo = await person(server, 'Theo')
    const joining = { inviteeId: randomUUID(), rsvpStatus: 'YES' as const, rsvpMessage: 'May I come?' }
    await call(server, 'updateAttendance', { eventId: event.id, invitee: joining }, theo)
    const invitation = { inviteeId: randomUUID(), name: 'Theo', email: await invitedEmail(theo) }
    await call(server, 'addInvitees', { eventId: event.id, invitees: [invitation] }, host)
    server.clock.advance(1_000)
    const answerWith = async (rsvpStatus: 'SEEN' | 'YES' | 'NO') => {
      const invitee = { inviteeId: invitation.inviteeId, rsvpStatus }
      const token = keyOf(server, event, invitation)
      return (await call(server, 'updateAttendance', { eventId: event.id, token, invitee }, theo)).invitee
    }
    const guests = async () => {
      const { invitees } = await call(server, 'fetchInvitees', { eventId: event.id }, host)
      return invitees.filter(({ role }) => role !== 'organizer')
    }
    return { event, theo, joining, invitation, answerWith, guests }
  }
  const ownAddress = async (theo: Person): Promise<string> => {
    const email = `${randomUUID()}@example.com`
    await addEmail(server, theo, email)
    return email
  }

  it('answers that invitation, which needs no approval, and is on the guest list once', async () => {
    const { event, joining, invitation, answerWith, guests } = await start(ownAddress)
    expect(await answerWith('SEEN')).toMatchObject({ inviteeId: joining.inviteeId })
    expect(await guests()).toHaveLength(2)
    expect(await answerWith('YES')).toMatchObject({ inviteeId: invitation.inviteeId, waitlistStatus: 'APPROVED' })
    expect(await guests()).toHaveLength(1)
    expect(await rowOf(server, host, event, invitation.inviteeId)).toMatchObject({
      email: invitation.email,
      rsvpStatus: 'YES',
      rsvpMessage: 'May I come?',
    })
    expect(await readGuestCounts(server.services.db, event.id)).toEqual(await countGuests(server.services.db, event.id))
  })

  it('answers only in their own name if the invitation was forwarded to them', async () => {
    const { joining, answerWith, guests } = await start(() => Promise.resolve(`${randomUUID()}@example.com`))
    expect(await answerWith('YES')).toMatchObject({
      inviteeId: joining.inviteeId,
      waitlistStatus: 'PENDING_APPROVAL',
    })
    expect(await guests()).toHaveLength(2)
  })

  it('stays denied a spot', async () => {
    const { event, joining, answerWith, guests } = await start(ownAddress)
    const { inviteeId } = joining
    await call(server, 'setWaitlistStatus', { eventId: event.id, inviteeId, status: 'DENIED' }, host)
    expect(await answerWith('YES')).toMatchObject({ inviteeId, waitlistStatus: 'DENIED' })
    expect(await guests()).toHaveLength(2)
  })
})
