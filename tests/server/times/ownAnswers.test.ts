import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import { personByPhone } from '../../support/accounts.ts'
import { invite, keyOf, party, person, type Person } from '../../support/builders.ts'
import { eventually } from '../../support/eventually.ts'
import { call } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

describe.each(databaseKinds)('the answer to a proposed time, on %s,', (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  /** Creates a party that asks for a time, and returns what a yes to it says. */
  const asking = async () => {
    const { id: eventId, ...event } = await party(server, host, { startTime: 0, dateUndecided: true, title: 'Picnic' })
    const startTime = server.clock.now() + 72 * 3_600_000
    await call(server, 'proposeTimes', { eventId, add: [{ startTime, endTime: null }] }, host)
    const pick = async () => {
      server.clock.advance(60_000)
      await call(server, 'pickTime', { eventId, startTime }, host)
    }
    const statusFor = async (who: Person) =>
      (await call(server, 'getEvent', { eventId }, who)).event.invitee?.rsvpStatus
    return { event: { ...event, id: eventId }, yes: [{ startTime, answer: 'yes' as const }], pick, statusFor }
  }

  it('puts someone with an account on the list by name, and they are emailed the date', async () => {
    const { event, yes, pick, statusFor } = await asking()
    const nia = await person(server, 'Nia New')
    await call(server, 'answerTimes', { eventId: event.id, answers: yes }, nia)
    const { invitees } = await call(server, 'fetchInvitees', { eventId: event.id }, host)
    expect(invitees.map(({ name, email }) => [name, email])).toContainEqual(['Nia New', nia.email])
    await pick()
    expect(await statusFor(nia)).toBe('YES')
    const isAboutParty = async () =>
      (await readOutbox(server.services.db, nia.email)).some(({ subject }) => subject.includes('Picnic'))
    server.clock.advance(60_000)
    await server.services.hooks.queueDue(event.id)
    expect(await eventually(isAboutParty)).toBe(true)
  })

  it.each(['waits for them', 'was claimed by someone else'] as const)(
    'is the invited guest’s who is signed in, and whose invitation by number %s',
    async (how) => {
      const { event, yes, pick } = await asking()
      const [inviteeId, pia] = [randomUUID(), await personByPhone(server, 'Pia')]
      const invitees = [{ inviteeId, name: 'Pia', phone: pia.phone }]
      await call(server, 'addInvitees', { eventId: event.id, invitees }, host)
      const [token, theo] = [keyOf(server, event, { inviteeId }), await person(server, 'Theo')]
      const claim = { eventId: event.id, token, invitee: { inviteeId, rsvpStatus: 'NO' as const } }
      if (how === 'was claimed by someone else') await call(server, 'updateAttendance', claim, theo)
      await call(server, 'answerTimes', { eventId: event.id, answers: yes }, pia)
      await pick()
      const { invitee } = (await call(server, 'getEvent', { eventId: event.id }, pia)).event
      expect(invitee).toMatchObject({ inviteeId, rsvpStatus: 'YES' })
    },
  )

  it.each(['NO', 'YES'] as const)(
    'stays the invited guest’s when an account claims the invitation with %s, which stays the account’s',
    async (rsvpStatus) => {
      const { event, yes, pick, statusFor } = await asking()
      const [gina] = await invite(server, host, event, ['Gina'])
      if (!gina?.email) throw new Error('not invited')
      const [{ inviteeId }, token] = [gina, keyOf(server, event, gina)]
      await call(server, 'answerTimes', { eventId: event.id, inviteeUuid: inviteeId, token, answers: yes })
      server.clock.advance(60_000)
      const theo = await person(server, 'Theo')
      await call(server, 'updateAttendance', { eventId: event.id, token, invitee: { inviteeId, rsvpStatus } }, theo)
      await pick()
      const owner = await person(server, 'Gina', gina.email)
      expect([await statusFor(owner), await statusFor(theo)]).toEqual(['YES', rsvpStatus])
    },
  )
})
