import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personByPhone } from '../../../support/accounts.ts'
import { party } from '../../../support/builders.ts'
import { eventually } from '../../../support/eventually.ts'
import { calendarIn } from '../../../support/mail/calendarIn.ts'
import { replyEnv } from '../../../support/mail/replyMail.ts'
import { call } from '../../../support/rpcClient.ts'
import { smtpInbox, type SmtpInbox } from '../../../support/services/smtpInbox.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

describe.each(databaseKinds)('the sender of an invitation, on %s,', (kind) => {
  let inbox: SmtpInbox
  let server: TestServer
  beforeAll(async () => {
    inbox = await smtpInbox()
    server = await testServer(kind, { env: { SMTP_URL: inbox.url, ...replyEnv } })
  })
  afterAll(async () => {
    await server.end()
    await inbox.close()
  })

  it.each([
    ['Hana Host', 'Hana Host via Festoon', 'Hana Host'],
    ['support@bank.example', 'A host via Festoon', 'A host via Festoon'],
    ['Support of bank.example', 'A host via Festoon', 'A host via Festoon'],
  ])('%j is shown as %j', async (name, from, organizer) => {
    const host = await personByPhone(server, name)
    const event = await party(server, host)
    const guest = { inviteeId: randomUUID(), name: 'Gus', email: `${randomUUID()}@example.com` }
    await call(server, 'addInvitees', { eventId: event.id, invitees: [guest] }, host)
    await call(server, 'sendInvites', { eventId: event.id, inviteIds: [guest.inviteeId] }, host)
    const mail = await eventually(async () => inbox.mails.find(({ recipients }) => recipients.includes(guest.email)))
    expect(mail.from?.name).toBe(from)
    expect(calendarIn(mail)?.organizer.name).toBe(organizer)
  })
})
