import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { preference } from '@festoon/contract/rules/guests/preferences'
import { readOutbox } from '../../../../server/providers/outbox/outbox.ts'
import { personByPhone, signInAgain, signInByPhone } from '../../../support/accounts.ts'
import { person } from '../../../support/builders.ts'
import { ask, strangersOn, typedWords } from '../../../support/people/strangers.ts'
import { call } from '../../../support/rpcClient.ts'
import { sendConfirmations } from '../../../support/sendConfirmations.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

const hour = 3_600_000

/** Someone else typed the contact of their account, which got the invitation when they signed in. They did nothing at the party. */
describe.each(databaseKinds)('the owner of an account that someone entered at a party, on %s,', (kind) => {
  let server: TestServer
  let on: ReturnType<typeof strangersOn>
  beforeAll(async () => {
    server = await testServer(kind)
    on = strangersOn(server)
  })
  afterAll(() => server.end())

  const textsTo = async (phone: string) =>
    (await readOutbox(server.services.db, phone))
      .map(({ body }) => body)
      .filter((body) => body.includes(typedWords.title))

  it('gets no texts from its hosts until they send an RSVP', async () => {
    const [host, owner] = [await person(server, typedWords.host), await personByPhone(server, 'Victor')]
    const event = await on.newParty(host)
    const rsvp = { inviteeId: randomUUID(), rsvpStatus: 'YES' as const, notificationPreference: preference.phone }
    const invitee = { ...rsvp, name: typedWords.guest, phone: owner.phone }
    await call(server, 'updateAttendanceByLink', { eventId: event.id, invitee })
    const victor = await signInByPhone(server, owner)
    const blast = async () => {
      const input = { messageId: randomUUID(), message: typedWords.message, isTextBlast: true }
      await call(server, 'sendEventComment', { eventId: event.id, ...input, sendToStatuses: ['All'] }, host)
      await on.waitForDeliveries(event)
    }
    await blast()
    expect(await textsTo(owner.phone)).toEqual([])
    await call(server, 'updateAttendance', { eventId: event.id, invitee: rsvp }, victor)
    await blast()
    expect(await textsTo(owner.phone)).toHaveLength(1)
  })

  it('gets no confirmation of what was typed, but a request to confirm the address', async () => {
    const [host, owner] = [await person(server, typedWords.host), await person(server, 'Victor')]
    const event = await on.newParty(host, { startTime: 0, dateUndecided: true })
    const startTime = server.clock.now() + 72 * hour
    await call(server, 'proposeTimes', { eventId: event.id, add: [{ startTime, endTime: null }] }, host)
    const answers = [{ startTime, answer: 'yes' as const }]
    await call(server, 'answerTimes', { eventId: event.id, name: typedWords.guest, email: owner.email, answers })
    await signInAgain(server, owner)
    await call(server, 'pickTime', { eventId: event.id, startTime }, host)
    await on.waitForDeliveries(event)
    await sendConfirmations(server, event)
    const subjects = (await readOutbox(server.services.db, owner.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => !subject.includes('code'))).toEqual([ask])
  })

  it('gets no confirmation of an RSVP that was typed just before they sign in', async () => {
    const [host, owner] = [await person(server, typedWords.host), await person(server, 'Victor')]
    const event = await on.newParty(host)
    await on.join(event, owner.email)
    await signInAgain(server, owner)
    await sendConfirmations(server, event)
    const subjects = (await readOutbox(server.services.db, owner.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => !subject.includes('code'))).toEqual([])
  })
})
