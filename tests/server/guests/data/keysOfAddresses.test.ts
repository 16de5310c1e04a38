import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyPii } from '../../../support/accounts.ts'
import { party, person } from '../../../support/builders.ts'
import { eventually } from '../../../support/eventually.ts'
import { call } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

describe.each(databaseKinds)('a deleted account, on %s,', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.end())

  it('leaves no key of an address to which an invitation was sent, also of a second invitation', async () => {
    const host = await person(server, 'Hana Host')
    const leaving = await person(server, 'Lea Leaving')
    const second = `${randomUUID()}@example.com`
    await verifyPii(server, leaving, { emailAddress: second })
    const event = await party(server, host)
    const invitees = [leaving.email, second].map((email) => ({ inviteeId: randomUUID(), name: 'Lea', email }))
    await call(server, 'addInvitees', { eventId: event.id, invitees }, host)
    await call(server, 'sendInvites', { eventId: event.id, inviteIds: invitees.map((one) => one.inviteeId) }, host)
    const keys = async () => {
      const rows = server.services.db.selectFrom('deliveries').select('recipient_key').where('event_id', '=', event.id)
      return (await rows.where('state', '=', 'sent').execute()).map((row) => row.recipient_key !== null)
    }
    await eventually(async () => (await keys()).length === 2)
    expect(await keys()).toEqual([true, true])
    await call(server, 'deleteAccount', {}, leaving)
    expect(await keys()).toEqual([false, false])
  })
})
