import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { invite, keyOf, party, person, rowOf } from '../../../support/builders.ts'
import { call, reasonOf } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

describe.each(databaseKinds)('RSVPs of one guest, on %s,', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind, { strictLimits: true })
  })
  afterAll(() => server.end())

  it('have a limit for all networks together, which other people can’t use up', async () => {
    const host = await person(server, 'Hana Host')
    const event = await party(server, host, { openInvite: true })
    const [first, second] = await invite(server, host, event, ['Toggling Tom', 'Second Sue'])
    if (!first || !second) throw new Error('no guests')
    const toggle = (inviteeId: string, at: number, token = keyOf(server, event, { inviteeId })) => {
      const invitee = { inviteeId, rsvpStatus: at % 2 === 0 ? ('YES' as const) : ('NO' as const) }
      const ip = `2001:db8:${at.toString(16)}::1`
      return reasonOf(server, 'updateAttendanceThroughEmail', { eventId: event.id, token, invitee }, { ip })
    }
    // Someone who knows only the guest's id doesn't get that far.
    for (let at = 0; at < 121; at += 1) {
      const invitee = { inviteeId: second.inviteeId, name: 'Mallory', rsvpStatus: 'YES' as const }
      const caller = { ip: `2001:db8:${at.toString(16)}::1`, deviceId: randomUUID() }
      await reasonOf(server, 'updateAttendanceByLink', { eventId: event.id, invitee }, caller)
    }
    const reasons = []
    for (let at = 0; at < 121; at += 1) reasons.push(await toggle(first.inviteeId, at))
    expect(reasons.filter((reason) => reason !== undefined)).toEqual(['rateLimited'])
    expect(reasons.at(-1)).toBe('rateLimited')
    expect(await toggle(second.inviteeId, 0)).toBeUndefined()
    expect((await rowOf(server, host, event, second.inviteeId)).rsvpStatus).toBe('YES')
    const { invitees } = await call(server, 'fetchInvitees', { eventId: event.id }, host)
    expect(invitees, 'the host and both guests').toHaveLength(3)
  })
})
