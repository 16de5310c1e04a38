import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { readStanding } from '../../../../server/accounts/sending/readStanding.ts'
import { readOutbox } from '../../../../server/providers/outbox/outbox.ts'
import { party, person, type Person } from '../../../support/builders.ts'
import { strangersOn, type Stranger } from '../../../support/people/strangers.ts'
import { call } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

describe.each(databaseKinds)('turning off all messages by the link in an email, on %s,', (kind) => {
  let server: TestServer
  let on: ReturnType<typeof strangersOn>
  beforeAll(async () => {
    server = await testServer(kind)
    on = strangersOn(server)
    // Keeps the shared cover image of the test parties in use.
    await party(server, await person(server, 'Kate Keeper'))
  })
  afterAll(() => server.end())

  const reach = async (event: EventView, by: Person): Promise<Stranger> => {
    const guest = { inviteeId: randomUUID(), email: `${randomUUID()}@example.com` }
    await call(server, 'addInvitees', { eventId: event.id, invitees: [{ ...guest, name: 'Gus' }] }, by)
    await call(server, 'sendInvites', { eventId: event.id, inviteIds: [guest.inviteeId] }, by)
    await on.waitForDeliveries(event)
    return guest
  }
  /** Posts fields to the page that the link in the latest email opens, and returns the page. */
  const post = async ({ email }: Stranger, fields: Record<string, string>): Promise<string> => {
    const [mail] = await readOutbox(server.services.db, email)
    const { pathname, search } = new URL(/Turn off messages: (\S+)/.exec(mail?.body ?? '')?.[1] ?? 'none:')
    const { statusCode, body } = await server.app.inject({
      method: 'POST',
      url: `${pathname}${search}`,
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(statusCode).toBe(200)
    return body
  }
  const optedOut = async ({ userId }: Pick<Person, 'userId'>): Promise<number> =>
    (await readStanding(server.services.db, userId)).optedOut

  it('counts once for the host who invited the person, until it is undone', async () => {
    const host = await person(server, 'Hana Host')
    const guest = await reach(await party(server, host), host)
    const page = await post(guest, { off: 'all' })
    expect(await optedOut(host)).toBe(1)
    const undo = /name="undo" value="([^"]+)"/.exec(page)?.[1] ?? ''
    await post(guest, { on: 'all', undo })
    expect(await optedOut(host)).toBe(0)
    for (const off of ['event', 'all', 'host']) await post(guest, { off })
    expect(await optedOut(host)).toBe(1)
  })

  it('counts for the co-host who invited the person, and not for the organizer', async () => {
    const [host, cohost] = [await person(server, 'Hana Host'), await person(server, 'Cora Cohost')]
    const event = await party(server, host)
    const { linkUuid } = await call(server, 'getCohostLink', { eventId: event.id }, host)
    await call(server, 'updateCohostStatus', { eventId: event.id, status: 'ACCEPTED', linkUuid }, cohost)
    await post(await reach(event, cohost), { off: 'all' })
    expect([await optedOut(host), await optedOut(cohost)]).toEqual([0, 1])
  })

  it('counts for the host of a party that was deleted since', async () => {
    const host = await person(server, 'Hana Host')
    const event = await party(server, host)
    const guest = await reach(event, host)
    await call(server, 'cancelEvent', { eventId: event.id, disableNotification: true }, host)
    await call(server, 'deleteEvent', { eventId: event.id }, host)
    await post(guest, { off: 'all' })
    expect(await optedOut(host)).toBe(1)
  })

  it('counts for no one if the host hadn’t invited the person', async () => {
    const host = await person(server, 'Hana Host')
    const event = await on.newParty(host)
    const stranger = await on.join(event)
    await on.write(event, host)
    await post(stranger, { off: 'all' })
    expect(await optedOut(host)).toBe(0)
  })
})
