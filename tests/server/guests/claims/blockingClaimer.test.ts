import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readOutbox } from '../../../../server/providers/outbox/outbox.ts'
import { person, rowOf } from '../../../support/builders.ts'
import { eventually } from '../../../support/eventually.ts'
import { forwardedLink, partyForGina } from '../../../support/forwardedLink.ts'
import { call } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

describe.each(databaseKinds)('a guest whose invitation someone else claimed, on %s,', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.end())

  it('gets the invitation, although the other person has blocked the host', async () => {
    const { host, event, gina } = await partyForGina(server)
    // A message before the invitation, with the personal link, which Gina forwards.
    const message = { eventId: event.id, messageId: randomUUID(), message: 'Come!', inviteeId: gina.inviteeId }
    await call(server, 'sendPrivateReply', message, host)
    const other = await person(server, 'Otto Other')
    await forwardedLink(server, event, gina.inviteeId).claim(other)
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: `/report?e=${event.id}`,
      payload: 'do=block',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      cookies: { authToken: other.refreshToken },
    })
    expect(statusCode).toBe(200)
    await call(server, 'sendInvites', { eventId: event.id, inviteIds: [gina.inviteeId] }, host)
    const { inviteStatus } = await eventually(async () => {
      const row = await rowOf(server, host, event, gina.inviteeId)
      return row.inviteStatus !== 'TRIGGERED' && row
    })
    expect(inviteStatus).toBe('SUCCESS')
    const subjects = (await readOutbox(server.services.db, gina.email)).map(({ subject }) => subject)
    expect(subjects[0]).toBe('Hana Host invited you to Maya turns six')
  })
})
