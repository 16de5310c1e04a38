import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { failures } from '@festoon/contract/messages/failures'
import type { EventView } from '@festoon/contract/nouns/event'
import { optOutToken } from '../../../server/crypto/tokens.ts'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import { personByPhone } from '../../support/accounts.ts'
import { party, person, type Person } from '../../support/builders.ts'
import { call, reasonOf } from '../../support/rpcClient.ts'
import { smtpInbox } from '../../support/services/smtpInbox.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

describe.each(databaseKinds)('a preview of the invitation, on %s,', (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  const send = (event: EventView, emailAddress: string) =>
    reasonOf(server, 'sendTemplateEmail', { eventId: event.id, emailAddress }, host)

  it('goes to one address, once for a double click, and grants no access [RPC-57, INV-19, AUTHZ-13, AUTHZ-18]', async () => {
    const event = await party(server, host, { title: 'Garden party' })
    const email = `${randomUUID()}@example.com`
    const reasons = await Promise.all([send(event, email), send(event, email.toUpperCase()), send(event, email)])
    expect(reasons).toEqual([undefined, undefined, undefined])
    const previewEmails = async () =>
      (await Promise.all([email, email.toUpperCase()].map((to) => readOutbox(server.services.db, to)))).flat()
    const mails = await previewEmails()
    expect(mails.map(({ subject }) => subject)).toEqual(['Preview: Hana Host invited you to Garden party'])
    const words = `${mails[0]?.body}${mails[0]?.html}`
    expect(words).toContain(`/event/${event.id}`)
    expect(words).not.toMatch(/token=|iu=|Secret Lane/)
    expect((await call(server, 'fetchInvitees', { eventId: event.id }, host)).invitees).toHaveLength(1)
    server.clock.advance(120_000)
    expect(await send(event, email)).toBeUndefined()
    expect(await previewEmails()).toHaveLength(2)
  })

  it('is sent once for a double click across a full minute', async () => {
    const event = await party(server, host)
    const email = `${randomUUID()}@example.com`
    server.clock.advance(60_000 - (server.clock.now() % 60_000) - 100)
    expect(await send(event, email)).toBeUndefined()
    server.clock.advance(200)
    expect(await send(event, email)).toBeUndefined()
    expect(await readOutbox(server.services.db, email)).toHaveLength(1)
    server.clock.advance(60_000)
    await send(event, email)
    expect(await readOutbox(server.services.db, email)).toHaveLength(2)
  })

  it('is not sent to opted-out addresses, or for canceled and past parties [RPC-57]', async () => {
    const event = await party(server, host)
    const address = `${randomUUID()}@example.com`
    const order = { channel: 'email', address, scope: 'host', eventId: event.id } as const
    await call(server, 'optOut', { ...order, token: optOutToken(server.services.keys.optOut, order) })
    expect(await send(event, address)).toBe('messagesOff')
    expect(await readOutbox(server.services.db, address)).toEqual([])
    expect(await send(event, 'a@b.co\r\nBcc: c@d.co')).toBe('invalid')
    const change = (values: object) =>
      server.services.db.updateTable('events').set(values).where('id', '=', event.id).execute()
    await change({ past_from: 5 })
    expect(await send(event, 'a@example.com')).toBe('eventPast')
    await change({ canceled_at: 5 })
    expect(await send(event, 'a@example.com')).toBe('eventCancelled')
  })
})

it('a preview can be retried after a failure, and a rejected address is reported [RPC-57]', async () => {
  const inbox = await smtpInbox()
  const server = await testServer('any', { env: { SMTP_URL: inbox.url, MAIL_FROM: 'hello@festoon.example' } })
  const host = await personByPhone(server, 'Hana Host')
  const event = await party(server, host)
  const send = (emailAddress: string) =>
    reasonOf(server, 'sendTemplateEmail', { eventId: event.id, emailAddress }, host)
  // 550 is permanent, so a retry fails, too.
  for (const offers of [1, 2]) {
    expect(await send('bounce@example.com')).toBe('mailRefused')
    expect(inbox.offers.get('bounce@example.com')).toBe(offers)
  }
  expect(failures.mailRefused).toContain('Check it and try again')
  // 451 is temporary, so a retry succeeds.
  expect([await send('busy@example.com'), await send('busy@example.com')]).toEqual(['providerFailed', undefined])
  await server.end()
  await inbox.close()
})
