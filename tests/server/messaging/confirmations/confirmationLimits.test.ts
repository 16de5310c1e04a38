import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readOutbox } from '../../../../server/providers/outbox/outbox.ts'
import { keyOf, party, person, type Person } from '../../../support/builders.ts'
import { call } from '../../../support/rpcClient.ts'
import { sendConfirmations } from '../../../support/sendConfirmations.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

const day = 86_400_000

describe.each(databaseKinds)('limits on confirmations on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind, { strictLimits: true, env: { NEW_HOST_INVITATIONS: '5' } })
  })
  afterAll(() => server.end())

  let networks = 0
  /** Creates an account from a network that no one else uses. */
  const newcomer = async (name: string): Promise<Person> => {
    networks += 1
    const email = `${randomUUID()}@example.com`
    await call(server, 'sendEmailSignInCode', { emailAddress: email }, { ip: `2001:db8:${networks}::1` })
    return person(server, name, email)
  }
  const newParty = (host: Person) => party(server, host, { title: 'Picnic', startTime: server.clock.now() + 20 * day })
  const countSentTo = async (emails: readonly string[]) => {
    const mails = await Promise.all(emails.map((email) => readOutbox(server.services.db, email)))
    return mails.flat().filter(({ subject }) => subject === "You're going to Picnic").length
  }

  it('allow ten a day to one mailbox, however it is spelled, from all hosts together', async () => {
    const local = randomUUID()
    const emails = Array.from({ length: 12 }, (_, index) => `${local}+${index}@example.com`)
    for (let from = 0; from < emails.length; from += 4) {
      const host = await newcomer('Host')
      for (const email of emails.slice(from, from + 4)) {
        const event = await newParty(host)
        const inviteeId = randomUUID()
        await call(server, 'addInvitees', { eventId: event.id, invitees: [{ inviteeId, name: 'Ana', email }] }, host)
        const token = keyOf(server, event, { inviteeId })
        const invitee = { inviteeId, rsvpStatus: 'YES' as const }
        await call(server, 'updateAttendanceThroughEmail', { eventId: event.id, token, invitee })
        await sendConfirmations(server, event)
      }
    }
    expect(await countSentTo(emails)).toBe(10)
  })
})
