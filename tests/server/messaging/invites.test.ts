import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emailRefused } from '@festoon/contract/messages/codes'
import type { EventView } from '@festoon/contract/nouns/event'
import { inviteFailureText } from '@festoon/contract/rules/guests/inviteFailure'
import { deliverInvite } from '../../../server/messaging/invitations/deliverInvite.ts'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import { invite, party, person, rowOf, type Person } from '../../support/builders.ts'
import { eventually } from '../../support/eventually.ts'
import { attempt, call, reasonOf } from '../../support/rpcClient.ts'
import { smtpInbox, type SmtpInbox } from '../../support/services/smtpInbox.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

describe.each(databaseKinds)('invitations on %s', (kind) => {
  let server: TestServer
  let host: Person
  let event: EventView
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
    event = await party(server, host, { title: 'Garden party', timeZone: 'America/New_York' })
  })
  afterAll(() => server.end())

  const add = (invitees: { inviteeId?: string; name: string; email: string }[], at = event) =>
    attempt(
      server,
      'addInvitees',
      { eventId: at.id, invitees: invitees.map((guest) => ({ inviteeId: randomUUID(), ...guest })) },
      host,
    )
  const names = async (at = event) =>
    (await call(server, 'fetchInvitees', { eventId: at.id }, host)).invitees.map(({ name }) => name)
  const send = (inviteIds: string[], email?: string, at = event) =>
    attempt(server, 'sendInvites', { eventId: at.id, inviteIds, ...(email === undefined ? {} : { email }) }, host)
  const sentTo = async (guest: { inviteeId: string }, at = event) =>
    eventually(async () => {
      const row = await rowOf(server, host, at, guest.inviteeId)
      return row.inviteStatus !== 'TRIGGERED' && row
    })

  it('adds guests unsent, all or none [RPC-70, RPC-77, ENT-35]', async () => {
    const people = [
      { name: 'Ann', email: 'Ann@Example.com' },
      { name: 'Bo', email: 'bo@example.com' },
    ]
    const { result } = await add(people)
    const unsentState = { rsvpStatus: 'INVITED', inviteStatus: 'PENDING', isNew: true }
    expect(result?.invitees).toEqual(people.map((one) => expect.objectContaining({ ...one, ...unsentState })))
    for (const { email } of people) expect(await readOutbox(server.services.db, email)).toEqual([])
    const addResult = await add([
      { name: 'New', email: 'new@example.com' },
      { name: 'Ann again', email: ' ann@EXAMPLE.com' },
      { name: 'Host', email: host.email },
    ])
    expect(addResult.failure).toEqual({
      reason: 'alreadyInvited',
      issues: [
        { path: 'invitees.1.email', message: 'ann@EXAMPLE.com has already been invited.' },
        { path: 'invitees.2.email', message: `${host.email} has already been invited.` },
      ],
    })
    expect(await names()).toEqual(['Hana Host', 'Ann', 'Bo'])
  })

  it('knows a mailbox in each of its spellings', async () => {
    const at = await party(server, host)
    expect((await add([{ name: 'Jo', email: 'josé@münchen.de' }], at)).failure).toBeUndefined()
    for (const email of ['JOSÉ@MÜNCHEN.DE', 'jose\u0301@münchen.de', 'josé@xn--mnchen-3ya.de']) {
      expect((await add([{ name: 'Again', email }], at)).failure?.reason).toBe('alreadyInvited')
    }
    expect((await call(server, 'fetchInvitees', { eventId: at.id }, host)).invitees[1]).toMatchObject({
      email: 'josé@münchen.de',
    })
  })

  it('signs in by an internationalized address, in any spelling, as the invited guest', async () => {
    const at = await party(server, host)
    const { result } = await add([{ name: '友', email: '用户@例子.广告' }], at)
    await send([result?.invitees[0]?.inviteeId ?? ''], undefined, at)
    const guest = await person(server, 'Yu', '用户@xn--fsqu00a.xn--4rr70v')
    expect((await call(server, 'fetchEvents', {}, guest)).events.map(({ id }) => id)).toEqual([at.id])
  })

  it('counts a repeated call once, and rejects a call with a repeated address', async () => {
    const at = await party(server, host)
    const guest = { inviteeId: randomUUID(), name: 'Rip', email: 'rip@example.com' }
    await add([guest], at)
    expect((await add([guest], at)).result?.invitees).toHaveLength(1)
    const twice = await add(
      [
        { name: 'A', email: 'a@example.com' },
        { name: 'B', email: 'A@example.com' },
      ],
      at,
    )
    expect(twice.failure?.reason).toBe('alreadyInvited')
    expect(await names(at)).toEqual(['Hana Host', 'Rip'])
  })

  it("rejects addresses that email can't reach [VAL-05, CONST-60, VAL-40, CONST-09]", async () => {
    const bad = [
      'evil@x.com\r\nBcc: victim@x.com',
      'josé@例え.jp\r\nBcc: victim@x.com',
      'm\u0430ria@example.com',
      'a@b',
      'a@b.c',
      'a b@c.de',
      'x@y.com, z@y.com',
      '<x@y.com> <z@y.com>',
      'x@y.com\nz',
      `${'x'.repeat(120)}@example.com`,
    ]
    for (const email of bad)
      expect([email, (await add([{ name: 'Bad', email }])).failure?.reason]).toEqual([email, 'invalid'])
    expect((await add([{ name: 'x'.repeat(129), email: 'long@example.com' }])).failure?.reason).toBe('invalid')
  })

  it('pages through a long guest list, organizer first, then by name', async () => {
    const at = await party(server, host)
    const many = Array.from({ length: 1_200 }, (_, index) => `Guest ${String(index % 400).padStart(3, '0')}`)
    for (let from = 0; from < many.length; from += 400) await invite(server, host, at, many.slice(from, from + 400))
    const first = await call(server, 'fetchInvitees', { eventId: at.id }, host)
    expect([first.invitees.length, first.hasMore, first.invitees[0]?.role]).toEqual([1_000, true, 'organizer'])
    const second = await call(server, 'fetchInvitees', { eventId: at.id, pageToken: first.nextPageToken ?? '' }, host)
    expect([second.invitees.length, second.hasMore]).toEqual([201, false])
    const all = [...first.invitees, ...second.invitees].slice(1)
    expect(new Set(all.map(({ inviteeId }) => inviteeId)).size).toBe(1_200)
    expect(all.map(({ name }) => name)).toEqual(all.map(({ name }) => name).toSorted())
    expect(await reasonOf(server, 'fetchInvitees', { eventId: at.id, pageToken: 'eyJ9' }, host)).toBe('invalid')
  })

  it('pages over names in any script', async () => {
    const at = await party(server, host)
    const name = '\u{1F389}'.repeat(64)
    for (const count of [500, 500, 3])
      await invite(
        server,
        host,
        at,
        Array.from({ length: count }, () => name),
      )
    const { nextPageToken = '' } = await call(server, 'fetchInvitees', { eventId: at.id }, host)
    const next = await call(server, 'fetchInvitees', { eventId: at.id, pageToken: nextPageToken }, host)
    expect([next.invitees.length, next.hasMore]).toEqual([4, false])
  })

  it('sends each guest a personal link, without the address, and marks it sent [AUTHZ-18]', async () => {
    const [guest] = await invite(server, host, event, ['Bo<b>Mail</b>'])
    if (!guest) throw new Error('not invited')
    expect((await send([guest.inviteeId])).result).toEqual({ triggered: 1 })
    expect((await sentTo(guest)).inviteStatus).toBe('SUCCESS')
    const [mail, ...others] = await readOutbox(server.services.db, guest.email)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Hana Host invited you to Garden party')
    expect(`${mail?.body}${mail?.html}`).not.toContain('Secret Lane')
    expect(mail?.html).toContain('Bo&lt;b&gt;Mail&lt;/b&gt;')
    expect(mail?.body).toMatch(/November 21, 2026, 7:00 AM EST/)
    const [, yes = ''] = /Yes: (\S+)/.exec(mail?.body ?? '') ?? []
    const link = new URL(yes)
    expect([link.pathname, link.searchParams.get('iu'), link.searchParams.get('r')]).toEqual([
      `/event/${event.id}`,
      guest.inviteeId,
      'yes',
    ])
    const input = { eventId: event.id, inviteeUuid: guest.inviteeId, token: link.searchParams.get('token') ?? '' }
    expect((await call(server, 'getEventPreview', input)).event.invitee?.inviteeId).toBe(guest.inviteeId)
  })

  it('sends once, even if called repeatedly', async () => {
    const [guest] = await invite(server, host, event, ['Once'])
    const ids = [guest?.inviteeId ?? '', guest?.inviteeId ?? '']
    const sendResults = await Promise.all([send(ids), send(ids), send(ids)])
    expect(sendResults.reduce((sum, { result }) => sum + (result?.triggered ?? 0), 0)).toBe(1)
    await sentTo(guest ?? { inviteeId: '' })
    expect((await send(ids)).result).toEqual({ triggered: 0 })
    const [delivery] = await server.services.db
      .selectFrom('deliveries')
      .selectAll()
      .where('invitee_id', '=', ids[0] ?? '')
      .execute()
    const job = { eventId: event.id, inviteeId: ids[0] ?? '', key: delivery?.key ?? '' }
    await deliverInvite(server.services, job, false)
    expect(await readOutbox(server.services.db, guest?.email ?? '')).toHaveLength(1)
  })

  it.each([
    ['over', { past_from: 5 }, 'The party ended before the invite was sent.'],
    ['canceled', { canceled_at: 5 }, 'The party was canceled before the invite was sent.'],
  ] as const)("doesn't send queued invitations when the party is %s, and reports why", async (why, values, words) => {
    const { db } = server.services
    const at = await party(server, host)
    const [guest] = await invite(server, host, at, ['Late'])
    const [inviteeId, key] = [guest?.inviteeId ?? '', randomUUID()]
    // As if it waited for a send slot of a host who has sent hundreds.
    const waiting = { event_id: at.id, invitee_id: inviteeId, key, state: 'queued', reason: null } as const
    await db
      .insertInto('deliveries')
      .values({ ...waiting, created_at: 1, finished_at: null })
      .execute()
    await db.updateTable('invitees').set({ invite_status: 'TRIGGERED' }).where('invitee_id', '=', inviteeId).execute()
    await db.updateTable('events').set(values).where('id', '=', at.id).execute()
    expect(await deliverInvite(server.services, { eventId: at.id, inviteeId, key }, false)).toBe(true)
    expect(await readOutbox(db, guest?.email ?? '')).toEqual([])
    const row = await rowOf(server, host, at, inviteeId)
    expect([row.inviteStatus, row.inviteFailure]).toEqual(['FAILED', why])
    expect(inviteFailureText[why]).toBe(words)
  })

  it('rejects unknown ids, canceled and past events, and then sends nothing', async () => {
    const at = await party(server, host)
    const [guest] = await invite(server, host, at, ['Stay'])
    const id = guest?.inviteeId ?? ''
    expect((await send([id, randomUUID()], undefined, at)).failure?.reason).toBe('inviteeNotFound')
    const set = (values: object) =>
      server.services.db.updateTable('events').set(values).where('id', '=', at.id).execute()
    await set({ canceled_at: 5 })
    expect((await send([id], undefined, at)).failure?.reason).toBe('eventCancelled')
    expect((await add([{ name: 'Late', email: 'late@example.com' }], at)).failure?.reason).toBe('eventCancelled')
    await set({ canceled_at: null, past_from: 5 })
    expect((await send([id], undefined, at)).failure?.reason).toBe('eventPast')
    expect((await rowOf(server, host, at, id)).inviteStatus).toBe('PENDING')
  })
})

describe('invitations by SMTP', () => {
  let inbox: SmtpInbox
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    inbox = await smtpInbox()
    server = await testServer('any', { env: { SMTP_URL: inbox.url, MAIL_FROM: 'Festoon <hello@festoon.example>' } })
    host = await hostByMail()
  })
  afterAll(async () => {
    await server.end()
    await inbox.close()
  })

  async function hostByMail(): Promise<Person> {
    const email = 'hana@example.com'
    await call(server, 'sendEmailSignInCode', { emailAddress: email })
    const code = /\d{6}/.exec(inbox.mails[0]?.subject ?? '')?.[0] ?? ''
    const { customToken: identityToken = '' } = await call(server, 'signInWithEmailAndCode', {
      emailAddress: email,
      code,
    })
    await call(server, 'createElkUser', { elkUser: { name: 'Hana\u00A0"Bcc: x"' } }, { identityToken })
    const input = { deviceId: 'd', timestamp: 1, product: 3 as const, platform: 'web' as const }
    const session = await call(server, 'authenticate', input, { identityToken })
    return { ...session, refreshToken: '', email, name: 'Hana' }
  }

  const sendTo = async (email: string, title: string) => {
    const event = await party(server, host, { title })
    const inviteeId = randomUUID()
    await call(server, 'addInvitees', { eventId: event.id, invitees: [{ inviteeId, name: 'Gus', email }] }, host)
    await call(server, 'sendInvites', { eventId: event.id, inviteIds: [inviteeId] }, host)
    const settledRow = await eventually(async () => {
      const row = await rowOf(server, host, event, inviteeId)
      return row.inviteStatus !== 'TRIGGERED' && row
    }, 20_000)
    return { event, row: settledRow }
  }

  it('emails the code as text and HTML', () => {
    expect(inbox.mails[0]).toMatchObject({
      from: { name: 'Festoon', address: 'hello@festoon.example' },
      recipients: ['hana@example.com'],
      text: expect.stringMatching(/\b\d{6}\b/),
      html: expect.stringMatching(/\b\d{6}\b/),
    })
  })

  it("sends an invitation to only its recipient, and the host's text can't add headers", async () => {
    const { row } = await sendTo('gus@example.com', 'Party: Bcc victim@example.com 🎉')
    expect(row.inviteStatus).toBe('SUCCESS')
    const mail = inbox.mails.at(-1)
    expect(mail).toMatchObject({
      recipients: ['gus@example.com'],
      subject: 'Hana\u00A0"Bcc: x" invited you to Party: Bcc victim@example.com 🎉',
    })
    expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(mail?.html).toContain('Can you make it?')
    expect(mail?.text).toContain('Can you make it?')
  })

  it('reports why a sign-in code could not be sent [RPC-13]', async () => {
    const send = (emailAddress: string) => call(server, 'sendEmailSignInCode', { emailAddress })
    expect(await send('bounce.code@example.com')).toEqual({ success: false, errorMessage: emailRefused })
    expect(await send('reached.code@example.com')).toEqual({ success: true })
  })

  it('marks a rejected invitation as failed at once, and sends it to a new address [RPC-52, RPC-77]', async () => {
    const { event, row } = await sendTo('bounce@example.com', 'Refused')
    expect(row.inviteStatus).toBe('FAILED')
    expect(inbox.offers.get('bounce@example.com')).toBe(1)
    const again = await attempt(
      server,
      'sendInvites',
      { eventId: event.id, inviteIds: [row.inviteeId], email: 'good@example.com' },
      host,
    )
    expect(again.result).toEqual({ triggered: 1 })
    await eventually(async () => (await rowOf(server, host, event, row.inviteeId)).inviteStatus === 'SUCCESS')
    expect(inbox.mails.at(-1)?.recipients).toEqual(['good@example.com'])
  })

  it('sends invitations to addresses in every script', async () => {
    // A domain is encoded, unless the local part demands SMTPUTF8 anyway.
    for (const [email, address] of [
      ['info@münchen.de', 'info@xn--mnchen-3ya.de'],
      ['josé@例え.jp', 'josé@例え.jp'],
      ['用户@例子.广告', '用户@例子.广告'],
    ] as const) {
      const { row } = await sendTo(email, 'Everywhere')
      expect([row.inviteStatus, row.email]).toEqual(['SUCCESS', email])
      expect(inbox.mails.at(-1)).toMatchObject({ recipients: [email], to: [{ address }] })
    }
  })

  it("says why an address beyond ASCII can't be reached, and sends the other invitations [INV-09]", async () => {
    const { row } = await sendTo('拒否@例え.jp', 'Refused')
    expect([row.inviteStatus, row.inviteFailure]).toEqual(['FAILED', 'unsupported'])
    expect(inviteFailureText.unsupported).toContain("doesn't accept accents or other scripts before the @")
    expect((await sendTo('next@example.com', 'Accepted')).row.inviteStatus).toBe('SUCCESS')
  })

  it('keeps an invitation queued and retries if the mail server asks for it [INV-10]', async () => {
    const event = await party(server, host, { title: 'Soon' })
    const guest = { inviteeId: randomUUID(), name: 'Bea', email: 'busy.bea@example.com' }
    await call(server, 'addInvitees', { eventId: event.id, invitees: [guest] }, host)
    const status = async () => (await rowOf(server, host, event, guest.inviteeId)).inviteStatus
    expect(await status()).toBe('PENDING')
    await call(server, 'sendInvites', { eventId: event.id, inviteIds: [guest.inviteeId] }, host)
    await eventually(() => Promise.resolve(inbox.offers.get('busy.bea@example.com') === 1))
    expect(await status()).toBe('TRIGGERED')

    const { row } = await sendTo('busy@example.com', 'Later')
    expect(row.inviteStatus).toBe('SUCCESS')
    expect(inbox.offers.get('busy@example.com')).toBe(2)
  })
})
