import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { readOutbox } from '../../../../server/providers/outbox/outbox.ts'
import { merge, verifyPii } from '../../../support/accounts.ts'
import { party, person, rowOf, type Person } from '../../../support/builders.ts'
import { eventually } from '../../../support/eventually.ts'
import { call, reasonOf } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

describe.each(databaseKinds)('a host that an account has blocked, on %s,', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.end())

  /** Invites an address, and returns the status of the invitation. */
  const inviteGuest = async (event: EventView, host: Person, email: string) => {
    const inviteeId = randomUUID()
    await call(server, 'addInvitees', { eventId: event.id, invitees: [{ inviteeId, name: 'Gus', email }] }, host)
    await call(server, 'sendInvites', { eventId: event.id, inviteIds: [inviteeId] }, host)
    return eventually(async () => {
      const { inviteStatus } = await rowOf(server, host, event, inviteeId)
      return inviteStatus !== 'TRIGGERED' && inviteStatus
    })
  }
  /** Invites a guest to a party and blocks its host by the link in the email. */
  const blockHost = async (guest: Person) => {
    const host = await person(server, 'Hana Host')
    const event = await party(server, host)
    expect(await inviteGuest(event, host, guest.email)).toBe('SUCCESS')
    const [mail] = await readOutbox(server.services.db, guest.email)
    const link = new URL(/Turn off messages: (\S+)/.exec(mail?.body ?? '')?.[1] ?? 'none:')
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: `${link.pathname}${link.search}`,
      payload: 'off=host',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(statusCode).toBe(200)
    return { host, event }
  }

  it('can’t invite an address that it adds, to the same party or by a preview, nor once it leaves the account', async () => {
    const guest = await person(server, 'Gina')
    const { host, event } = await blockHost(guest)
    const later = `${randomUUID()}@example.com`
    await verifyPii(server, guest, { emailAddress: later })
    expect(await inviteGuest(event, host, later)).toBe('FAILED')
    const preview = { eventId: event.id, emailAddress: later }
    expect(await reasonOf(server, 'sendTemplateEmail', preview, host)).toBe('messagesOff')
    await call(server, 'removeContact', { pii: { emailAddress: later } }, guest)
    expect(await inviteGuest(await party(server, host), host, later)).toBe('FAILED')
  })

  it('can’t invite an address of an account that is merged into it', async () => {
    const [guest, other] = [await person(server, 'Gina'), await person(server, 'Gina')]
    const { host, event } = await blockHost(guest)
    await merge(server, guest, { emailAddress: other.email })
    expect(await inviteGuest(event, host, other.email)).toBe('FAILED')
  })
})
