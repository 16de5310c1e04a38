import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { housekeeping } from '../../../../server/web/housekeeping.ts'
import { signInAgain, verifyPii } from '../../../support/accounts.ts'
import { person, type Person } from '../../../support/builders.ts'
import { dataProof } from '../../../support/dataProof.ts'
import { forwardedLink, messagesFor, partyForGina } from '../../../support/forwardedLink.ts'
import { call } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

const day = 86_400_000

describe.each(databaseKinds)('a private message, on %s,', (kind) => {
  let server: TestServer
  let host: Person
  let event: EventView
  let gina: { inviteeId: string; email: string }
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.end())
  beforeEach(async () => {
    ;({ host, event, gina } = await partyForGina(server, { startTime: server.clock.now() + 30 * day }))
  })

  const whisper = async (inviteeId = gina.inviteeId, message = 'Only for Gina') => {
    await call(server, 'sendPrivateReply', { eventId: event.id, messageId: randomUUID(), message, inviteeId }, host)
    server.clock.advance(1_000)
  }
  const eraseContacts = async () => {
    server.clock.advance((33 + server.config.contactsKeptDays) * day)
    await housekeeping(server.services, server.database.database)
  }

  it('is read by the guest, still when old contacts are erased, but not with the link', async () => {
    const owner = await person(server, 'Gina', gina.email)
    await forwardedLink(server, event, gina.inviteeId).claim(owner)
    await whisper()
    await eraseContacts()
    expect(await messagesFor(server, await signInAgain(server, owner), event)).toEqual(['Only for Gina'])
    expect(await forwardedLink(server, event, gina.inviteeId).messages()).toEqual([])
  })

  it('is not shown by a link once nothing can prove anymore who it was for', async () => {
    await whisper()
    expect(await forwardedLink(server, event, gina.inviteeId).messages()).toEqual([])
    await eraseContacts()
    expect(await forwardedLink(server, event, gina.inviteeId).messages()).toEqual([])
  })

  it('is not shown by a link once the guest has cleared the contact that it was for', async () => {
    await whisper()
    const p = await dataProof(server, event.id, gina.inviteeId)
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: `/event/${event.id}/my-data?${new URLSearchParams({ iu: gina.inviteeId, p }).toString()}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ do: 'correct', name: 'Gina' }).toString(),
    })
    expect(statusCode).toBe(200)
    expect(await forwardedLink(server, event, gina.inviteeId).messages()).toEqual([])
    await whisper(gina.inviteeId, 'By the link alone')
    expect(await forwardedLink(server, event, gina.inviteeId).messages()).toEqual(['By the link alone'])
  })

  it('is not read by an account that claimed the invitation later, also when old contacts are erased', async () => {
    await whisper()
    const theo = await person(server, 'Theo')
    await forwardedLink(server, event, gina.inviteeId).claim(theo)
    await whisper(gina.inviteeId, 'Since the claim')
    expect(await messagesFor(server, theo, event)).toEqual(['Since the claim'])
    await eraseContacts()
    expect(await messagesFor(server, await signInAgain(server, theo), event)).toEqual(['Since the claim'])
  })

  it("is not read by an account that claimed the invitation, when the guest's account is deleted", async () => {
    const owner = await person(server, 'Gina', gina.email)
    const email = `${randomUUID()}@example.com`
    await verifyPii(server, owner, { emailAddress: email })
    const inviteeId = randomUUID()
    await call(server, 'addInvitees', { eventId: event.id, invitees: [{ inviteeId, name: 'Gina', email }] }, host)
    await whisper(inviteeId)
    const theo = await person(server, 'Theo')
    await forwardedLink(server, event, inviteeId).claim(theo)
    await call(server, 'deleteAccount', {}, owner)
    expect(await messagesFor(server, theo, event)).toEqual([])
  })

  it('stays with the person at the earlier address when the host changes it', async () => {
    await whisper()
    const email = `${randomUUID()}@example.com`
    const invitee = { inviteeId: gina.inviteeId, name: 'Gus', email }
    await call(server, 'editInvitee', { eventId: event.id, invitee }, host)
    await whisper(gina.inviteeId, 'Only for Gus')
    const gus = await person(server, 'Gus', email)
    expect(await messagesFor(server, gus, event)).toEqual(['Only for Gus'])
    expect(JSON.stringify(await call(server, 'exportAccount', {}, gus))).not.toContain('Only for Gina')
  })

  it('is read by the guest when a claim ends, as before', async () => {
    await whisper()
    await forwardedLink(server, event, gina.inviteeId).claim(await person(server, 'Theo'))
    expect(await messagesFor(server, await person(server, 'Gina', gina.email), event)).toEqual(['Only for Gina'])
  })

  it('is read by a claimer who turns out to be the guest', async () => {
    await whisper()
    const theo = await person(server, 'Gina Too')
    await forwardedLink(server, event, gina.inviteeId).claim(theo)
    await verifyPii(server, theo, { emailAddress: gina.email })
    expect(await messagesFor(server, theo, event)).toEqual(['Only for Gina'])
  })
})
