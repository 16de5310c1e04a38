import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliverAccountNotice } from '../../../server/accounts/notices/deliverAccountNotice.ts'
import { deliverNotification } from '../../../server/messaging/notifications/deliverNotification.ts'
import type { MailProvider } from '../../../server/providers/mail/port.ts'
import { holdNotice, tablesWith } from '../../support/accounts.ts'
import { party, person } from '../../support/builders.ts'
import { call } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

describe.each(databaseKinds)('an account that is deleted while it gets a message on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.end())

  it('leaves nothing in the outbox', async () => {
    const { db, providers, clock } = server.services
    const leaving = await person(server, 'Lea Leaving')
    const event = await party(server, await person(server, 'Hana Host'))
    const { invitee } = await call(
      server,
      'updateAttendance',
      { eventId: event.id, invitee: { inviteeId: randomUUID(), rsvpStatus: 'YES' } },
      leaving,
    )
    const reminder = { kind: 'reminder', reminder: 'going', startTime: event.startTime } as const
    const delivery = { eventId: event.id, inviteeId: invitee.inviteeId, key: 'reminder/going', notice: reminder }
    const { eventId: event_id, inviteeId: invitee_id, key } = delivery
    const row = { event_id, invitee_id, key, reason: null, created_at: clock.now(), finished_at: null }
    await db
      .insertInto('deliveries')
      .values({ ...row, state: 'queued' })
      .execute()
    // The job, which the workers leave to this test.
    await sql`
      insert into jobs.job (name, data, start_after)
      values ('deliver-notice', ${JSON.stringify(delivery)}::jsonb, now() + interval '1 hour')
    `.execute(db)
    let recipient: string | undefined
    const mail: MailProvider = {
      ...providers.mail,
      send: async (message) => {
        await call(server, 'deleteAccount', { hostedEvents: 'cancel' }, leaving)
        await providers.mail.send(message)
        recipient = message.to
      },
    }
    await deliverNotification({ ...server.services, providers: { ...providers, mail } }, delivery, false)
    expect(recipient).toBe(leaving.email)
    expect(await tablesWith(server, leaving.email)).toEqual([])
  })

  it('leaves no notice about the account in the outbox', async () => {
    const { providers, clock } = server.services
    const leaving = await person(server, 'Lea Leaving')
    const device = { userAgent: 'Firefox', place: { network: '203.0.113.0/24', country: null } }
    const to = { kind: 'email' as const, value: leaving.email }
    const notice = {
      key: `account/${randomUUID()}`,
      to,
      kind: 'signedIn' as const,
      detail: '',
      device,
      at: clock.now(),
    }
    await holdNotice(server, notice)
    const mail: MailProvider = {
      ...providers.mail,
      send: async (message) => {
        await call(server, 'deleteAccount', { hostedEvents: 'cancel' }, leaving)
        await providers.mail.send(message)
      },
    }
    await deliverAccountNotice({ ...server.services, providers: { ...providers, mail } }, notice)
    expect(await tablesWith(server, leaving.email)).toEqual([])
  })
})
