import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { decodeReturn } from '../../../../app/platform/readPath.ts'
import type { Notification } from '../../../../server/core/notices/notification.ts'
import { removeEvent } from '../../../../server/events/endEvent.ts'
import { deliverNotification } from '../../../../server/messaging/notifications/deliverNotification.ts'
import { readOutbox } from '../../../../server/providers/outbox/outbox.ts'
import { addEmail, everyRow, personByPhone } from '../../../support/accounts.ts'
import { answer, invite, party, person, rowOf, type Person } from '../../../support/builders.ts'
import { eventually } from '../../../support/eventually.ts'
import { call, reasonOf } from '../../../support/rpcClient.ts'
import { smtpInbox } from '../../../support/services/smtpInbox.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

const linkIn = (text: string | undefined): URL => new URL(/Turn off messages: (\S+)/.exec(text ?? '')?.[1] ?? 'none:')
/** Returns the names and values of the page's buttons, such as `off event`. */
const switchesIn = (html: string): string[] =>
  [...html.matchAll(/<button[^>]*>/g)].map(
    ([tag]) => `${/name="(\w+)"/.exec(tag)?.[1]} ${/value="(\w+)"/.exec(tag)?.[1]}`,
  )
const undoIn = (html: string): string | undefined => /name="undo" value="([\w.-]+)"/.exec(html)?.[1]
const form = 'application/x-www-form-urlencoded'

describe.each(databaseKinds)('the link to turn messages off, on %s,', (kind) => {
  let server: TestServer
  let host: Person
  let event: EventView
  let email: string
  let link: URL
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  /** Creates a party and gets the link from the email to its one guest. */
  const begin = async (): Promise<void> => {
    event = await party(server, host, { title: 'Tea <b>party</b>' })
    const [guest] = await invite(server, host, event, ['Gus', 'Ann'])
    email = guest?.email ?? ''
    await call(server, 'sendInvites', { eventId: event.id, inviteIds: [guest?.inviteeId ?? ''] }, host)
    link = await eventually(async () => {
      const [mail] = await readOutbox(server.services.db, email)
      return mail && linkIn(mail.body)
    })
  }
  const path = (url = link) => `${url.pathname}${url.search}`
  const get = (url = path()) => server.app.inject({ url, headers: { accept: 'text/html' } })
  const post = (payload: string, type = form, url = path()) =>
    server.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })
  const preview = () => reasonOf(server, 'sendTemplateEmail', { eventId: event.id, emailAddress: email }, host)
  const optOuts = async () =>
    (await server.services.db.selectFrom('opt_outs').select('scope').orderBy('scope').execute()).map(
      ({ scope }) => scope,
    )
  const forget = () => server.services.db.deleteFrom('opt_outs').execute()

  it('opens a page with three choices and no address, and changes nothing', async () => {
    await begin()
    expect([link.pathname, link.href.includes('example.com')]).toEqual(['/unsubscribe', false])
    const page = await get()
    expect(page.statusCode).toBe(200)
    expect(page.headers).toMatchObject({ 'referrer-policy': 'same-origin', 'cache-control': 'no-store' })
    expect(page.body).toContain('Tea &lt;b&gt;party&lt;/b&gt;')
    expect(switchesIn(page.body)).toEqual(['off event', 'off host', 'off all'])
    expect(page.body).not.toMatch(/<script|style="/)
    expect(page.body).not.toContain(email)
    await server.app.inject({ method: 'HEAD', url: path() })
    expect(await optOuts()).toEqual([])
  })

  it.each([
    ['a form', 'List-Unsubscribe=One-Click', form],
    [
      'multipart',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
      'multipart/form-data; boundary=x',
    ],
  ])('turns this party off with one-click unsubscribe, as %s, once or twice', async (_name, payload, type) => {
    await begin()
    await forget()
    const first = await post(payload, type)
    expect([first.statusCode, first.headers.location]).toEqual([200, undefined])
    expect((await post(payload, type)).statusCode).toBe(200)
    expect(await optOuts()).toEqual(['event'])
    expect(await preview()).toBe('messagesOff')
    const other = await party(server, host)
    expect(
      await reasonOf(server, 'sendTemplateEmail', { eventId: other.id, emailAddress: email }, host),
    ).toBeUndefined()
  })

  it.each(['event', 'host', 'all'])('turns %s off, confirms it, and undoes it at once', async (scope) => {
    await begin()
    await forget()
    const off = await post(`off=${scope}`)
    expect(off.body).toMatch(/role="status".*You won&#x27;t get any more messages/)
    expect(off.body).toContain('Undo')
    expect(await optOuts()).toEqual([scope])
    expect(await preview()).toBe('messagesOff')
    expect(switchesIn(off.body)).toContain(`on ${scope}`)
    const on = `on=${scope}&undo=${undoIn(off.body)}`
    expect((await post(on)).body).toMatch(/role="status".*again\./)
    await post(on)
    expect(await optOuts()).toEqual([])
    expect(await preview()).toBeUndefined()
  })

  it.each(['event', 'host', 'all'])(
    'alone turns %s off, but not on again, because it may be forwarded',
    async (scope) => {
      await begin()
      await forget()
      const undo = undoIn((await post(`off=${scope}`)).body)
      // Someone else with the link.
      const again = await post(`off=${scope}`)
      expect([undoIn(again.body), again.body.includes('Undo')], 'it was off already').toEqual([undefined, false])
      const page = await get()
      expect(switchesIn(page.body)).not.toContain(`on ${scope}`)
      expect(page.body).toContain('sign in with this address')
      const refusedPost = await post(`on=${scope}`)
      expect(refusedPost.statusCode).toBe(403)
      expect(refusedPost.body).toMatch(/role="alert".*this address is yours/)
      const elsewhere = scope === 'all' ? 'host' : 'all'
      await post(`off=${elsewhere}`)
      expect((await post(`on=${elsewhere}&undo=${undo}`)).statusCode, 'the token of another choice').toBe(403)
      server.clock.advance(10 * 60_000)
      expect((await post(`on=${scope}&undo=${undo}`)).statusCode, 'ten minutes later').toBe(403)
      expect(await optOuts()).toEqual([scope, elsewhere].toSorted())
    },
  )

  it.each(['event', 'host', 'all'])('turns %s on again in a session of the address’s owner only', async (scope) => {
    await begin()
    await forget()
    await post(`off=${scope}`)
    const [owner, other] = [await person(server, 'Gus', email), await person(server, 'Mallory')]
    const as = (who: Person, headers = {}) =>
      server.app.inject({
        method: 'POST',
        url: path(),
        payload: `on=${scope}`,
        cookies: { authToken: who.refreshToken ?? '' },
        headers: { 'content-type': form, ...headers },
      })
    expect((await as(other)).statusCode).toBe(403)
    for (const headers of [{ origin: 'https://elsewhere.example' }, { 'sec-fetch-site': 'cross-site' }])
      expect((await as(owner, headers)).statusCode, 'a form of another site').toBe(403)
    expect(await optOuts()).toContain(scope)
    const page = await server.app.inject({ url: path(), cookies: { authToken: owner.refreshToken ?? '' } })
    expect(switchesIn(page.body)).toContain(`on ${scope}`)
    expect((await as(owner)).body).toMatch(/role="status".*again\./)
    expect(await optOuts()).toEqual([])
  })

  it('links to the sign-in page, which comes back', async () => {
    await begin()
    await forget()
    const { body } = await post('off=all')
    expect(body).not.toContain('/login')
    const [, s = ''] = /href="\/login\?s=([\w-]+)"/.exec((await get()).body) ?? []
    expect(decodeReturn(s)).toBe(path())
  })

  it('applies to every kind of message, and records why a message was dropped [COHOST-05]', async () => {
    const notices: Notification[] = [
      { kind: 'changed', changes: [] },
      { kind: 'canceled', title: 'Tea', message: '' },
      { kind: 'promoted' },
      { kind: 'confirmation', reply: 'yes' },
      { kind: 'cohost' },
      { kind: 'reminder', reminder: 'going', startTime: 0 },
      { kind: 'message', text: 'Hi', isTextBlast: false, replyTo: undefined },
      { kind: 'rsvps', from: 0, until: 9e14 },
    ]
    // RSVP notifications go to co-hosts, at an address of their account.
    const { userId } = await personByPhone(server, 'Carl')
    const standing: Partial<Record<Notification['kind'], 'ACCEPTED'>> = { rsvps: 'ACCEPTED' }
    for (const scope of ['event', 'host', 'all', undefined]) {
      await begin()
      await forget()
      await addEmail(server, { userId }, email)
      const { invitees } = await call(server, 'fetchInvitees', { eventId: event.id }, host)
      const guests = invitees.filter((row) => row.role === 'attendee')
      for (const one of guests) await answer(server, event, one, 'YES')
      const guest = guests.find((row) => row.email === email) ?? { inviteeId: '' }
      if (scope !== undefined) await post(`off=${scope}`)
      // The guest's own RSVP is confirmed as well, at any time.
      const receivedEmails = async () =>
        (await readOutbox(server.services.db, email)).filter(({ key }) => !key.includes('/confirmation/'))
      const before = (await receivedEmails()).length
      for (const template of notices) {
        const notice = template.kind === 'reminder' ? { ...template, startTime: event.startTime } : template
        const job = { eventId: event.id, inviteeId: guest.inviteeId, key: randomUUID(), notice }
        const { eventId: event_id, inviteeId: invitee_id, key } = job
        const row = {
          event_id,
          invitee_id,
          key,
          state: 'queued',
          reason: null,
          created_at: 1,
          finished_at: null,
        } as const
        await server.services.db.insertInto('deliveries').values(row).execute()
        const cohost_status = standing[notice.kind] ?? null
        await server.services.db
          .updateTable('invitees')
          .set({ cohost_status, user_id: cohost_status && userId })
          .where('invitee_id', '=', guest.inviteeId)
          .execute()
        if (template.kind === 'cohost')
          await server.services.db
            .insertInto('cohost_requests')
            .values({
              event_id,
              invitee_id,
              asked_by: host.userId,
              asked_at: 1,
              expires_at: 9e14,
              contact_key: null,
              user_id: null,
            })
            .execute()
        expect(await deliverNotification(server.services, job, false)).toBe(true)
        const { reason } = await server.services.db
          .selectFrom('deliveries')
          .select('reason')
          .where('key', '=', key)
          .executeTakeFirstOrThrow()
        expect([template.kind, reason]).toEqual([template.kind, scope ? 'This guest has turned off messages.' : null])
        if (template.kind === 'cohost')
          expect((await rowOf(server, host, event, guest.inviteeId)).cohostStatus).toBe(scope ? 'FAILED' : 'SUCCESS')
      }
      const mails = await receivedEmails()
      expect(mails).toHaveLength(scope ? before : before + notices.length)
      expect(new Set(mails.map(({ body }) => linkIn(body).href))).toEqual(new Set([link.href]))
    }
  })

  it('is rejected if any part was changed, and stores nothing', async () => {
    await begin()
    await forget()
    const alteredLink = (name: string, value: string) => {
      const url = new URL(link)
      url.searchParams.set(name, value)
      return path(url)
    }
    const { a, t } = Object.fromEntries(link.searchParams)
    const other = await party(server, host)
    const wrong = [
      alteredLink('e', other.id),
      alteredLink('a', `${a?.startsWith('x') ? 'y' : 'x'}${a?.slice(1)}`),
      alteredLink('t', `${t}x`),
      alteredLink('t', ''),
      alteredLink('a', '../../..'),
      '/unsubscribe',
    ]
    for (const url of wrong)
      expect([(await get(url)).statusCode, (await post('off=all', form, url)).statusCode]).toEqual([404, 404])
    for (const body of ['', 'off=everything', 'List-Unsubscribe=No', 'x'.repeat(5_000)])
      expect((await post(body)).statusCode).toBe(400)
    expect((await post('{"off":"all"}', 'application/json')).statusCode).toBe(400)
    expect(await optOuts()).toEqual([])
  })

  it('still turns everything off after the party was deleted', async () => {
    await begin()
    await forget()
    // Not by the row alone, because a delivery may still be stored meanwhile.
    await removeEvent(server.services.db, event.id, server.clock.now())
    expect((await post('List-Unsubscribe=One-Click')).statusCode).toBe(200)
    expect(switchesIn((await get()).body)).toEqual(['off all'])
    await post('off=all')
    // The one click for the deleted party still counts for its host.
    expect(await optOuts()).toEqual(['all', 'event'])
    expect((await everyRow(server)).get('public.opt_outs')?.join()).not.toContain(email)
    await forget()
  })
})

it.each([undefined, 'stop@festoon.example'])(
  'is in the headers of emails about parties, with the mailbox %s',
  async (mailbox) => {
    const inbox = await smtpInbox()
    const env = { SMTP_URL: inbox.url, PUBLIC_ORIGIN: 'https://party.example', UNSUBSCRIBE_EMAIL: mailbox ?? '' }
    const server = await testServer('any', { env })
    const email = 'hana@example.com'
    await call(server, 'sendEmailSignInCode', { emailAddress: email })
    const headers = () => new Map(inbox.mails.at(-1)?.headers.map(({ key, value }) => [key, value]))
    expect([...headers().keys()].filter((key) => key.startsWith('list-'))).toEqual([])
    const code = /\d{6}/.exec(inbox.mails[0]?.subject ?? '')?.[0] ?? ''
    const { customToken: identityToken = '' } = await call(server, 'signInWithEmailAndCode', {
      emailAddress: email,
      code,
    })
    await call(server, 'createElkUser', { elkUser: { name: 'Hana' } }, { identityToken })
    const input = { deviceId: 'd', timestamp: 1, product: 3 as const, platform: 'web' as const }
    const host = await call(server, 'authenticate', input, { identityToken })
    const event = await party(server, host)
    await call(server, 'sendTemplateEmail', { eventId: event.id, emailAddress: 'gus@example.com' }, host)
    const link = linkIn(inbox.mails.at(-1)?.text)
    expect(link.href).toMatch(/^https:\/\/party\.example\/unsubscribe\?a=[\w-]{43}&e=[\w-]{36}&t=[\w-]{32}$/)
    const byMail = mailbox ? `, <mailto:${mailbox}?subject=${encodeURIComponent(link.search.slice(1))}>` : ''
    expect(headers().get('list-unsubscribe')).toBe(`<${link.href}>${byMail}`)
    expect(headers().get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    await server.end()
    await inbox.close()
  },
)
