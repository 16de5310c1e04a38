import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliverInvite } from '../../../../server/messaging/invitations/deliverInvite.ts'
import { MailRefused, type MailProvider } from '../../../../server/providers/mail/port.ts'
import { invite, party, person, rowOf } from '../../../support/builders.ts'
import { call } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

describe.each(databaseKinds)('an invitation whose address is corrected while it is sent, on %s,', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind)
    // The test delivers the invitations itself.
    await server.services.jobs.stop()
  })
  afterAll(() => server.end())

  it.each(['arrives', 'is refused'])(
    'leaves the status of the next one, which is still queued, if it %s',
    async (end) => {
      const { db, providers } = server.services
      const host = await person(server, 'Hana Host')
      const event = await party(server, host)
      const [guest] = await invite(server, host, event, ['Gus'])
      const inviteeId = guest?.inviteeId ?? ''
      const send = () => call(server, 'sendInvites', { eventId: event.id, inviteIds: [inviteeId] }, host)
      await send()
      const first = await db
        .selectFrom('deliveries')
        .select('key')
        .where('event_id', '=', event.id)
        .executeTakeFirstOrThrow()
      const mail: MailProvider = {
        ...providers.mail,
        send: async () => {
          const invitee = { inviteeId, name: 'Gus', email: `${randomUUID()}@example.com` }
          await call(server, 'editInvitee', { eventId: event.id, invitee }, host)
          await send()
          if (end === 'is refused') throw new MailRefused('550')
        },
      }
      const delivery = { eventId: event.id, inviteeId, key: first.key }
      await deliverInvite({ ...server.services, providers: { ...providers, mail } }, delivery, true)
      const row = await rowOf(server, host, event, inviteeId)
      expect([row.inviteStatus, row.inviteFailure]).toEqual(['TRIGGERED', undefined])
    },
  )
})
