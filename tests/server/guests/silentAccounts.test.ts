import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { party, person, rowOf, type Person } from '../../support/builders.ts'
import { call } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

describe.each(databaseKinds)('the account of an invited address, before its owner acts, on %s', (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.end())

  let event: EventView
  let ada: Person
  const inviteeId = randomUUID()
  beforeEach(async () => {
    host = await person(server, 'Hana Host')
    event = await party(server, host)
    ada = await person(server, 'Ada Real')
    const invitees = [{ inviteeId, name: 'Someone', email: ada.email }]
    await call(server, 'addInvitees', { eventId: event.id, invitees }, host)
  })

  const isHidden = async () => {
    const row = await rowOf(server, host, event, inviteeId)
    expect(row).not.toHaveProperty('userId')
    expect(row).not.toHaveProperty('isConnected')
    const { mutualMembers } = await call(server, 'fetchMutualMembers', {}, host)
    expect(JSON.stringify([row, mutualMembers])).not.toMatch(new RegExp(`${ada.userId}|Ada Real`))
  }

  it('is not revealed by inviting the address', isHidden)

  it.each(['YES', 'NO'] as const)('is not revealed when the host sets the RSVP to %s', async (rsvpStatus) => {
    const invitee = { inviteeId, name: 'Someone', rsvpStatus }
    await call(server, 'editInvitee', { eventId: event.id, invitee }, host)
    await isHidden()
  })

  it('is not revealed when she opens the invitation', async () => {
    await call(server, 'updateAttendance', { eventId: event.id, invitee: { inviteeId, rsvpStatus: 'SEEN' } }, ada)
    await isHidden()
  })

  it('is not revealed to a co-host either, until she responds', async () => {
    const cohost = await person(server, 'Cora Cohost')
    const { linkUuid } = await call(server, 'getCohostLink', { eventId: event.id }, host)
    await call(server, 'updateCohostStatus', { eventId: event.id, status: 'ACCEPTED', linkUuid }, cohost)
    await call(
      server,
      'editInvitee',
      { eventId: event.id, invitee: { inviteeId, name: 'Someone', rsvpStatus: 'YES' } },
      cohost,
    )
    const visibleToCohost = async () => {
      const { attendees } = (await call(server, 'getEvent', { eventId: event.id }, cohost)).event
      const { mutualMembers } = await call(server, 'fetchMutualMembers', {}, cohost)
      return JSON.stringify([await rowOf(server, cohost, event, inviteeId), attendees, mutualMembers])
    }
    expect(await visibleToCohost()).toContain('"Someone"')
    expect(await visibleToCohost()).not.toMatch(new RegExp(`${ada.userId}|Ada Real`))
    await call(server, 'updateAttendance', { eventId: event.id, invitee: { inviteeId, rsvpStatus: 'NO' } }, ada)
    expect(await visibleToCohost()).toContain(ada.userId)
  })

  it('is revealed when she responds', async () => {
    await call(server, 'updateAttendance', { eventId: event.id, invitee: { inviteeId, rsvpStatus: 'YES' } }, ada)
    expect(await rowOf(server, host, event, inviteeId)).toMatchObject({ userId: ada.userId, isConnected: true })
    const { mutualMembers } = await call(server, 'fetchMutualMembers', {}, host)
    expect(mutualMembers.map(({ member }) => member.name)).toEqual(['Ada Real'])
  })
})
