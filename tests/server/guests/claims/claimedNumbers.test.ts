import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshPhone, personByPhone, verifyPii } from '../../../support/accounts.ts'
import { party, person, type Person } from '../../../support/builders.ts'
import { openedLink } from '../../../support/openedLink.ts'
import { call, reasonOf } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

describe.each(databaseKinds)('the link that a host passes on to a guest with only a phone number, on %s,', (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  /** Adds Pia by her number. Someone else gets her link, too, and answers through it with an account. */
  const claimInvitation = async () => {
    const { id: eventId } = await party(server, host)
    const [inviteeId, phone] = [randomUUID(), freshPhone()]
    await call(server, 'addInvitees', { eventId, invitees: [{ inviteeId, name: 'Pia', phone }] }, host)
    const { url } = await call(server, 'getInviteeLink', { eventId, inviteeId }, host)
    const token = (await openedLink(server, url)).searchParams.get('token') ?? ''
    const theo = await person(server, 'Theo')
    const going = { eventId, token, invitee: { inviteeId, rsvpStatus: 'YES' as const } }
    await call(server, 'updateAttendance', going, theo)
    const declining = { eventId, token, invitee: { inviteeId, rsvpStatus: 'NO' as const } }
    const statusFor = async (who: Person) =>
      (await call(server, 'getEvent', { eventId }, who)).event.invitee?.rsvpStatus ?? null
    return { phone, theo, use: () => reasonOf(server, 'updateAttendanceThroughEmail', declining), statusFor }
  }

  it('still works when someone else has claimed the invitation with an account', async () => {
    const { phone, theo, use, statusFor } = await claimInvitation()
    expect(await use()).toBeUndefined()
    const pia = await personByPhone(server, 'Pia', phone)
    expect([await statusFor(pia), await statusFor(theo)]).toEqual(['NO', 'YES'])
    expect(await use()).toBe('inviteeTokenInvalid')
  })

  it('is what the host still gets when someone else has claimed the invitation and taken that back', async () => {
    const { id: eventId } = await party(server, host)
    const [inviteeId, theo] = [randomUUID(), await personByPhone(server, 'Theo')]
    await call(server, 'addInvitees', { eventId, invitees: [{ inviteeId, name: 'Pia', phone: freshPhone() }] }, host)
    const linkOfHost = async () => {
      const { url } = await call(server, 'getInviteeLink', { eventId, inviteeId }, host)
      return (await openedLink(server, url)).searchParams.get('token') ?? ''
    }
    const token = await linkOfHost()
    const going = { eventId, token, invitee: { inviteeId, rsvpStatus: 'YES' as const } }
    const undoes = (await call(server, 'updateAttendance', going, theo)).invitee.rsvpAt
    await call(server, 'updateAttendance', { eventId, invitee: { inviteeId, rsvpStatus: 'SEEN', undoes } }, theo)
    expect(await linkOfHost()).toBe(token)
    expect(await reasonOf(server, 'getEventPreview', { eventId, inviteeUuid: inviteeId, token })).toBeUndefined()
  })

  it('ends when the account that claimed the invitation proves the number', async () => {
    const { phone, theo, use, statusFor } = await claimInvitation()
    await verifyPii(server, theo, { phoneNumber: phone })
    expect(await use()).toBe('inviteeTokenInvalid')
    expect(await statusFor(theo)).toBe('YES')
  })
})
