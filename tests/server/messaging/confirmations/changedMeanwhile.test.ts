import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliverNotification } from '../../../../server/messaging/notifications/deliverNotification.ts'
import { invite, keyOf, party, type Person } from '../../../support/builders.ts'
import { untilLocked } from '../../../support/lockWaits.ts'
import { correctEmail } from '../../../support/people/correctEmail.ts'
import { personByMail } from '../../../support/people/personByMail.ts'
import { attempt, call } from '../../../support/rpcClient.ts'
import { smtpInbox, type SmtpInbox } from '../../../support/services/smtpInbox.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

// The embedded database runs one call at a time.
describe.runIf(databaseKinds.includes('postgres'))('a message to an address that', () => {
  let inbox: SmtpInbox
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    inbox = await smtpInbox()
    server = await testServer('postgres', {
      env: { SMTP_URL: inbox.url, MAIL_FROM: 'Festoon <hello@festoon.example>' },
    })
    host = await personByMail(server, inbox, 'Hana Host')
  })
  afterAll(async () => {
    await server.end()
    await inbox.close()
  })

  /** Holds a table while a call waits to read it, and runs something else meanwhile. Returns the result of the call. */
  const meanwhile = async <Result>(
    table: 'opt_outs' | 'sign_in_codes',
    waiting: () => Promise<Result>,
    other: () => Promise<unknown>,
  ): Promise<Result> => {
    const { db } = server.services
    let result: Promise<Result> | undefined
    await db.transaction().execute(async (tx) => {
      await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(tx)
      result = waiting()
      await untilLocked(db, 1)
      await other()
    })
    return result ?? expect.fail('not called')
  }

  it('a host replaces while it is sent reaches no one at the earlier address, who never confirmed it', async () => {
    const event = await party(server, host)
    const [gina] = await invite(server, host, event, ['Gina'])
    const { inviteeId = '' } = gina ?? {}
    const [typedAddress, newAddress] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`]
    await correctEmail(server, event, { inviteeId }, typedAddress)
    const { db, clock } = server.services
    const waiting = { event_id: event.id, invitee_id: inviteeId, key: `message/${randomUUID()}` }
    await db
      .insertInto('deliveries')
      .values({ ...waiting, state: 'queued', reason: null, created_at: clock.now(), finished_at: null })
      .execute()
    const text = 'Words of the host'
    const notice = { kind: 'message' as const, text, isTextBlast: false, replyTo: undefined, sentBy: host.userId }
    const delivery = { eventId: event.id, inviteeId, key: waiting.key, notice }
    const edit = { inviteeId, name: 'Gina', email: newAddress }
    await meanwhile(
      'opt_outs',
      () => deliverNotification(server.services, delivery, false),
      () => call(server, 'editInvitee', { eventId: event.id, invitee: edit }, host),
    )
    expect(inbox.mails.filter(({ recipients }) => recipients.includes(typedAddress))).toEqual([])
  })

  it('a host deletes with the guest who asks for it is refused', async () => {
    const event = await party(server, host)
    const [gina] = await invite(server, host, event, ['Gina'])
    const { inviteeId = '', email = '' } = gina ?? {}
    const key = { eventId: event.id, token: keyOf(server, event, { inviteeId }), invitee: { inviteeId } }
    const device = { deviceId: 'web-gina' }
    await call(server, 'sendInviteeCode', { ...key, purpose: 'emailRsvp' }, device)
    const mail = inbox.mails.find(({ recipients }) => recipients.includes(email))
    const code = /\d{6}/.exec(`${mail?.subject} ${mail?.text}`)?.[0] ?? ''
    const result = await meanwhile(
      'sign_in_codes',
      () => attempt(server, 'emailRsvp', { ...key, code }, device),
      () => call(server, 'deletePendingInvites', { eventId: event.id, inviteIds: [inviteeId] }, host),
    )
    expect([result.status, result.failure?.reason]).toEqual([404, 'notFound'])
  })
})
