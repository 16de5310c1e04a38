import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import { invite, party, person, rowOf, type EventDraft, type Person } from '../../support/builders.ts'
import { eventually } from '../../support/eventually.ts'
import { personByMail } from '../../support/people/personByMail.ts'
import { attempt, call } from '../../support/rpcClient.ts'
import { smtpInbox, type SmtpInbox } from '../../support/services/smtpInbox.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

describe.each(databaseKinds)("the host's words in invitations on %s", (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind, { env: { BLOCKED_LINKS: 'evil.example' } })
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  /** Invites a guest to a new party, with the given note, and returns the guest's mail. */
  const invitationFor = async (note?: string, fields: Partial<EventDraft> = {}) => {
    const event = await party(server, host, { title: 'Garden party', ...fields })
    const [guest] = await invite(server, host, event, ['Bo'])
    const inviteIds = [guest?.inviteeId ?? '']
    await call(server, 'sendInvites', { eventId: event.id, inviteIds, ...(note === undefined ? {} : { note }) }, host)
    const mail = await eventually(async () => (await readOutbox(server.services.db, guest?.email ?? ''))[0], 20_000)
    return { event, body: mail.body, html: mail.html ?? '' }
  }

  it('are a note above the title, as plain text without links, with the name of the host', async () => {
    const note = 'Bo, you <b>must</b> come!\nDetails: https://trap.example/pay or trap.example, at 7.30 p.m.'
    const { body, html } = await invitationFor(note)
    expect(html).toContain('Bo, you &lt;b&gt;must&lt;/b&gt; come!')
    const order = (text: string, ...parts: string[]) => parts.map((part) => text.indexOf(part))
    for (const places of [
      order(html, 'you &lt;b&gt;must', '>Garden party</h1>', '>Yes</a>', '>View invitation</a>'),
      order(body, '> Bo, you', 'Garden party\n', 'Yes: ', 'View invitation: '),
    ]) {
      expect(places).not.toContain(-1)
      expect(places).toEqual(places.toSorted((one, other) => one - other))
    }
    expect(body).toMatch(/^Hana Host:\n> Bo, you <b>must<\/b> come!\n> Details: /m)
    // An invisible character keeps email clients from finding a link.
    for (const text of [body, html]) {
      expect(text).not.toContain('trap.example')
      expect(text.replaceAll('\u200C', '')).toContain('https://trap.example/pay or trap.example, at 7.30 p.m.')
    }
    expect(html).not.toMatch(/href="[^"]*trap/)
  })

  it('are no empty note', async () => {
    for (const note of [undefined, '', '  \n ']) {
      const { body } = await invitationFor(note)
      expect(body).not.toMatch(/^Hana Host:$|>/m)
    }
  })

  it('are refused if they are too long or lead to a blocked site', async () => {
    const event = await party(server, host)
    const [guest] = await invite(server, host, event, ['Bo'])
    const send = (note: string) =>
      attempt(server, 'sendInvites', { eventId: event.id, inviteIds: [guest?.inviteeId ?? ''], note }, host)
    for (const note of ['x'.repeat(501), 'Look: https://evil.example/a'])
      expect((await send(note)).failure?.issues?.map(({ path }) => path)).toEqual(['note'])
    expect((await rowOf(server, host, event, guest?.inviteeId ?? '')).inviteStatus).toBe('PENDING')
    expect((await send('x'.repeat(500))).result).toEqual({ triggered: 1 })
  })

  it("are refused from a co-host, because they are signed with the organizer's name", async () => {
    const event = await party(server, host)
    const [guest] = await invite(server, host, event, ['Bo'])
    const inviteIds = [guest?.inviteeId ?? '']
    const cohost = await person(server, 'Cora')
    const { linkUuid } = await call(server, 'getCohostLink', { eventId: event.id }, host)
    await call(server, 'updateCohostStatus', { eventId: event.id, status: 'ACCEPTED', linkUuid }, cohost)
    const send = (note?: string) =>
      attempt(server, 'sendInvites', { eventId: event.id, inviteIds, ...(note === undefined ? {} : { note }) }, cohost)
    expect((await send('From Hana, really')).failure).toMatchObject({ reason: 'forbidden' })
    expect((await rowOf(server, host, event, guest?.inviteeId ?? '')).inviteStatus).toBe('PENDING')
    expect((await send()).result).toEqual({ triggered: 1 })
  })

  it("are deleted with the host's account, even if a co-host can take over the party", async () => {
    const leaving = await person(server, 'Lea Leaving')
    const event = await party(server, leaving)
    const [guest] = await invite(server, leaving, event, ['Bo'])
    const inviteIds = [guest?.inviteeId ?? '']
    await call(server, 'sendInvites', { eventId: event.id, inviteIds, note: 'From Lea with love' }, leaving)
    const cohost = await person(server, 'Cora')
    const { linkUuid } = await call(server, 'getCohostLink', { eventId: event.id }, leaving)
    await call(server, 'updateCohostStatus', { eventId: event.id, status: 'ACCEPTED', linkUuid }, cohost)
    const notes = async () => {
      const rows = await server.services.db
        .selectFrom('deliveries')
        .select('note')
        .where('event_id', '=', event.id)
        .execute()
      return rows.flatMap(({ note }) => note ?? [])
    }
    expect(await notes()).toEqual(['From Lea with love'])
    await eventually(
      async () => (await rowOf(server, leaving, event, inviteIds[0] ?? '')).inviteStatus === 'SUCCESS',
      20_000,
    )
    await call(server, 'deleteAccount', { hostedEvents: 'handOver' }, leaving)
    expect(await notes()).toEqual([])
  })

  it.each(['signedIn', 'confirmed'] as const)(
    'begin with the town and the date, without the address, if it is for %s [AUTHZ-18]',
    async (addressFor) => {
      const location = {
        displayName: '12 Secret Lane, Oakland',
        address: { address1: '12 Secret Lane', city: 'Oakland' },
      }
      const { body, html } = await invitationFor(undefined, { addressFor, location, timeZone: 'America/New_York' })
      const [, shownPreview = ''] = /<div style="display:none[^>]*>([^<]*)/.exec(html) ?? []
      expect(shownPreview).toMatch(/^Oakland, Saturday, November 21/)
      expect(`${body}${html}`).not.toContain('Secret Lane')
    },
  )

  it("name the host to ask, with a link to the guest's page, and hide the host's address", async () => {
    const { body, html, event } = await invitationFor()
    const [, href = ''] = /^Questions\? Leave Hana Host a message with your RSVP: (\S+)$/m.exec(body) ?? []
    expect(new URL(href).pathname).toBe(`/event/${event.id}`)
    expect(new URL(href).searchParams.get('token')).not.toBeNull()
    expect(`${body}${html}`).not.toContain(host.email)
  })
})

describe('a note by SMTP', () => {
  let inbox: SmtpInbox
  let server: TestServer
  let host: Person
  let event: EventView
  beforeAll(async () => {
    inbox = await smtpInbox()
    server = await testServer('any', { env: { SMTP_URL: inbox.url, MAIL_FROM: 'Festoon <hello@festoon.example>' } })
    host = await personByMail(server, inbox, 'Hana Host')
    event = await party(server, host)
  })
  afterAll(async () => {
    await server.end()
    await inbox.close()
  })

  it('is kept if the invitation is sent again to a corrected address', async () => {
    const guest = { inviteeId: randomUUID(), name: 'Gus', email: 'bounce@example.com' }
    await call(server, 'addInvitees', { eventId: event.id, invitees: [guest] }, host)
    const inviteIds = [guest.inviteeId]
    await call(server, 'sendInvites', { eventId: event.id, inviteIds, note: 'You must come!' }, host)
    await eventually(async () => (await rowOf(server, host, event, guest.inviteeId)).inviteStatus === 'FAILED', 20_000)
    await call(server, 'sendInvites', { eventId: event.id, inviteIds, email: 'good@example.com' }, host)
    const mail = await eventually(
      () => Promise.resolve(inbox.mails.find(({ recipients }) => recipients.includes('good@example.com'))),
      20_000,
    )
    expect(mail.text).toContain('> You must come!')
    expect(mail.html).toContain('You must come!')
  })
})
