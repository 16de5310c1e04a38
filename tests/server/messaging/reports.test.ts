import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { recipientKey } from '../../../server/crypto/addressKey.ts'
import { unsubscribeQueryPath } from '../../../server/crypto/unsubscribeLink.ts'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import { freshPhone, merge, verifyPii } from '../../support/accounts.ts'
import { answer, invite, keyOf, party, person, rowOf, type Person } from '../../support/builders.ts'
import { dataProof } from '../../support/dataProof.ts'
import { eventually } from '../../support/eventually.ts'
import { call, reasonOf } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const pathIn = (text: string | undefined): string => {
  const link = new URL(/Report this invitation: (\S+)/.exec(text ?? '')?.[1] ?? 'none:')
  return `${link.pathname}${link.search}`
}

const undoIn = (html: string): string => /name="undo" value="([\w.-]+)"/.exec(html)?.[1] ?? ''

describe.each(databaseKinds)('the page for reporting an invitation, on %s,', (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  const get = (url: string) => server.app.inject({ url, headers: { accept: 'text/html' } })
  const post = (url: string, fields: Record<string, string>) =>
    server.app.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const unblock = (url: string, { refreshToken }: Person) =>
    server.app.inject({
      method: 'POST',
      url,
      payload: 'do=unblock',
      cookies: { authToken: refreshToken },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  /** Invites an email address to a new party and returns the path of the report page in the email. */
  const invitationTo = async (
    email: string,
    by = host,
  ): Promise<{ event: EventView; inviteeId: string; path: string }> => {
    const event = await party(server, by, { title: 'Tea <b>party</b>' })
    const inviteeId = randomUUID()
    await call(server, 'addInvitees', { eventId: event.id, invitees: [{ inviteeId, name: 'Gus', email }] }, by)
    await call(server, 'sendInvites', { eventId: event.id, inviteIds: [inviteeId] }, by)
    const mail = await eventually(async () =>
      (await readOutbox(server.services.db, email)).find(({ body }) => body.includes(event.id)),
    )
    return { event, inviteeId, path: pathIn(mail.body) }
  }
  /** Invites an email address by another party of the host and returns whether that failed because messages are off. */
  const isSpared = async (email: string, by = host): Promise<boolean> => {
    const event = await party(server, by)
    const inviteeId = randomUUID()
    await call(server, 'addInvitees', { eventId: event.id, invitees: [{ inviteeId, name: 'Gus', email }] }, by)
    await call(server, 'sendInvites', { eventId: event.id, inviteIds: [inviteeId] }, by)
    const { inviteStatus } = await eventually(async () => {
      const row = await rowOf(server, by, event, inviteeId)
      return row.inviteStatus !== 'TRIGGERED' && row
    })
    return inviteStatus === 'FAILED'
  }
  const reportsOf = (event: EventView) =>
    server.services.db
      .selectFrom('abuse_reports')
      .select(['host_id', 'reason', 'note'])
      .where('event_id', '=', event.id)
      .execute()

  it('opens from every email, without an account or scripts, and changes nothing', async () => {
    const { event, path } = await invitationTo(`${randomUUID()}@example.com`)
    const page = await get(path)
    expect(page.statusCode).toBe(200)
    expect(page.headers).toMatchObject({ 'referrer-policy': 'same-origin', 'cache-control': 'no-store' })
    expect(page.body).toContain('Tea &lt;b&gt;party&lt;/b&gt;')
    expect(page.body).not.toMatch(/<script|style="/)
    expect(await reportsOf(event)).toEqual([])
  })

  it('saves one report for each person and party', async () => {
    const { event, path } = await invitationTo(`${randomUUID()}@example.com`)
    const nothing = await post(path, { do: 'report' })
    expect(nothing.body).toMatch(/role="alert"/)
    expect(await reportsOf(event)).toEqual([])
    expect((await post(path, { do: 'report', reason: 'spam', note: '' })).body).toContain('Thanks for letting us know')
    await post(path, { do: 'report', reason: 'fraud', note: 'Not my bank' })
    expect(await reportsOf(event)).toEqual([{ host_id: host.userId, reason: 'fraud', note: 'Not my bank' }])
    expect((await post(path, { do: 'report', reason: 'spam', note: 'x'.repeat(1_001) })).body).toMatch(/role="alert"/)
    expect((await post(path, { do: 'report', reason: 'because' })).statusCode).toBe(400)
  })

  it('blocks a host for good across parties, and unblocks', async () => {
    const email = `${randomUUID()}@example.com`
    const { path } = await invitationTo(email)
    const reportPage = await post(path, { do: 'report', reason: 'spam', note: '', block: 'on' })
    expect(reportPage.body).toContain('Unblock host')
    expect(await isSpared(email)).toBe(true)
    expect(await isSpared(email, await person(server, 'Other Host'))).toBe(false)
    const unblockPage = await post(path, { do: 'unblock', undo: undoIn(reportPage.body) })
    expect(unblockPage.body).toContain('Block host')
    expect(await isSpared(email)).toBe(false)
    await post(path, { do: 'block' })
    expect(await isSpared(email)).toBe(true)
  })

  it('unblocks in a session of the address’s owner, but not with the link alone, which may be forwarded', async () => {
    const guest = await person(server, 'Gina')
    const { path } = await invitationTo(guest.email)
    const undo = undoIn((await post(path, { do: 'block' })).body)
    const again = await post(path, { do: 'block' })
    expect(undoIn(again.body), 'the host was blocked already').toBe('')
    expect(again.body).toContain('sign in with this address')
    expect((await post(path, { do: 'unblock' })).body).toMatch(/role="alert".*this address is yours/)
    expect((await unblock(path, await person(server, 'Mallory'))).body).toMatch(/role="alert"/)
    server.clock.advance(10 * 60_000)
    expect((await post(path, { do: 'unblock', undo })).body).toMatch(/role="alert"/)
    expect(await isSpared(guest.email)).toBe(true)
    expect((await unblock(path, guest)).body).toContain('Block host')
    expect(await isSpared(guest.email)).toBe(false)
  })

  it('doesn’t undo a block that the owner has made from another address', async () => {
    const guest = await person(server, 'Gina')
    const { path } = await invitationTo(guest.email, await person(server, 'Blocked Host'))
    await post(path, { do: 'block' })
    const later = `${randomUUID()}@example.com`
    await verifyPii(server, guest, { emailAddress: later })
    // An earlier email to that address, which someone else has.
    const { addressKey: key } = server.services.keys
    const subject = { addressKey: recipientKey(key, 'email', later), eventId: path.split('e=')[1]?.slice(0, 36) ?? '' }
    const link = unsubscribeQueryPath(server.services.keys, subject)
    expect(undoIn((await post(link, { off: 'host' })).body)).toBe('')
    expect(undoIn((await post(link.replace('/unsubscribe', '/report'), { do: 'block' })).body)).toBe('')
  })

  it('blocks a host for all addresses of an account, including later ones, and by the unsubscribe page', async () => {
    const guest = await person(server, 'Gina')
    const { path } = await invitationTo(guest.email)
    const phone = freshPhone()
    await verifyPii(server, guest, { phoneNumber: phone })
    await post(path.replace('/report', '/unsubscribe'), { off: 'host' })
    const later = `${randomUUID()}@example.com`
    await verifyPii(server, guest, { emailAddress: later })
    const event = await party(server, host)
    const inviteeId = randomUUID()
    await call(server, 'addInvitees', { eventId: event.id, invitees: [{ inviteeId, name: 'G', email: later }] }, host)
    await call(server, 'sendInvites', { eventId: event.id, inviteIds: [inviteeId] }, host)
    const row = await eventually(async () => {
      const inviteeRow = await rowOf(server, host, event, inviteeId)
      return inviteeRow.inviteStatus === 'FAILED' && inviteeRow
    })
    expect(row.inviteStatus).toBe('FAILED')
    expect((await readOutbox(server.services.db, later)).filter(({ body }) => body.includes(event.id))).toEqual([])
    const channels = await server.services.db
      .selectFrom('opt_outs')
      .select('channel')
      .where('subject', '=', host.userId)
      .where('channel', 'in', ['account', 'phone'])
      .execute()
    expect(channels.map(({ channel }) => channel).toSorted()).toEqual(['account', 'phone'])
    await unblock(path, guest)
    expect(await isSpared(later)).toBe(false)
  })

  it('works after the host has deleted the party, without naming it', async () => {
    const email = `${randomUUID()}@example.com`
    const hasty = await person(server, 'Hasty Host')
    const { event, path } = await invitationTo(email, hasty)
    await call(server, 'cancelEvent', { eventId: event.id, disableNotification: true }, hasty)
    await call(server, 'deleteEvent', { eventId: event.id }, hasty)
    expect((await get(path)).body).toContain('this party')
    expect((await post(path, { do: 'report', reason: 'spam', block: 'on' })).body).toContain('Unblock host')
    expect(await reportsOf(event)).toEqual([{ host_id: hasty.userId, reason: 'spam', note: '' }])
    expect(await isSpared(email, hasty)).toBe(true)
    const main = await person(server, 'Main Account')
    await merge(server, main, { emailAddress: hasty.email })
    await post(path, { do: 'report', reason: 'fraud' })
    expect((await reportsOf(event))[0]?.host_id).toBe(main.userId)
    await call(server, 'deleteAccount', {}, main)
    expect((await get(path)).statusCode).toBe(404)
  })

  it('keeps reports and blocks of a host whose account is merged into another', async () => {
    const [first, second] = [await person(server, 'First'), await person(server, 'Second')]
    const email = `${randomUUID()}@example.com`
    const { event, path } = await invitationTo(email, first)
    await post(path, { do: 'report', reason: 'spam', note: '', block: 'on' })
    await merge(server, second, { emailAddress: first.email })
    expect((await reportsOf(event)).map(({ host_id }) => host_id)).toEqual([second.userId])
    expect(await isSpared(email, second)).toBe(true)
  })

  it('keeps blocking a host after the guest’s account is merged into another', async () => {
    const [guest, main] = [await person(server, 'Gina'), await person(server, 'Gina')]
    const { path } = await invitationTo(guest.email)
    await post(path, { do: 'block' })
    expect(await isSpared(main.email)).toBe(false)
    await merge(server, main, { emailAddress: guest.email })
    expect(await isSpared(main.email)).toBe(true)
    await unblock(path, main)
    expect(await isSpared(main.email)).toBe(false)
  })

  it('lets a personal link report but not block, because it may have been forwarded', async () => {
    const event = await party(server, host)
    const [guest] = await invite(server, host, event, ['Gus'])
    if (!guest) throw new Error('not invited')
    await answer(server, event, guest, 'SEEN')
    const query = { e: event.id, iu: guest.inviteeId, token: keyOf(server, event, guest) }
    const path = `/report?${new URLSearchParams(query).toString()}`
    expect((await get(path)).body).not.toContain('Block host')
    expect((await post(path, { do: 'block' })).statusCode).toBe(403)
    await post(path, { do: 'report', reason: 'other', note: 'Odd', block: 'on' })
    expect(await reportsOf(event)).toHaveLength(1)
    expect(
      await reasonOf(server, 'sendTemplateEmail', { eventId: event.id, emailAddress: guest.email ?? '' }, host),
    ).toBeUndefined()
  })

  it('counts a guest once who reports again after correcting or removing their contacts', async () => {
    const { event, inviteeId, path } = await invitationTo(`${randomUUID()}@example.com`)
    const token = keyOf(server, event, { inviteeId })
    const report = `/report?${new URLSearchParams({ e: event.id, iu: inviteeId, token }).toString()}`
    const reportInput = { do: 'report', reason: 'spam', note: '' }
    await post(path, reportInput)
    const corrections = [
      [`${randomUUID()}@example.com`, ''],
      ['', freshPhone()],
      [`${randomUUID()}@example.com`, ''],
    ] as const
    for (const [email, phone] of corrections) {
      const p = await dataProof(server, event.id, inviteeId)
      const data = `/event/${event.id}/my-data?${new URLSearchParams({ iu: inviteeId, p }).toString()}`
      expect((await post(data, { do: 'correct', name: 'Gus', email, phone })).body).toContain('Saved.')
      await post(report, reportInput)
    }
    expect(await reportsOf(event)).toHaveLength(1)
  })

  it('serves a signed-in guest, and no one else with a session', async () => {
    const gus = await person(server, 'Gus')
    const { event } = await invitationTo(gus.email)
    const path = `/report?e=${event.id}`
    const as = (who: Person, method: 'GET' | 'POST', fields?: Record<string, string>, headers = {}) =>
      server.app.inject({
        method,
        url: path,
        cookies: { authToken: who.refreshToken ?? '' },
        headers: { ...headers, ...(fields ? { 'content-type': 'application/x-www-form-urlencoded' } : {}) },
        ...(fields ? { payload: new URLSearchParams(fields).toString() } : {}),
      })
    const attack = { do: 'report', reason: 'spam', note: '' }
    // The invitation isn't attached to the account before the guest opens it.
    await call(server, 'getEvent', { eventId: event.id }, gus)
    await call(
      server,
      'updateAttendance',
      { eventId: event.id, invitee: { inviteeId: randomUUID(), rsvpStatus: 'NO' } },
      gus,
    )
    expect((await as(gus, 'GET')).body).toContain('Block host')
    for (const headers of [{ origin: 'https://elsewhere.example' }, { 'sec-fetch-site': 'cross-site' }])
      expect((await as(gus, 'POST', attack, headers)).statusCode, 'a form of another site').toBe(403)
    for (const other of [host, await person(server, 'Stan')])
      expect([(await as(other, 'GET')).statusCode, (await as(other, 'POST', attack)).statusCode]).toEqual([404, 404])
    expect(await reportsOf(event)).toEqual([])
    await as(gus, 'POST', { ...attack, block: 'on' })
    expect(await reportsOf(event)).toMatchObject([{ host_id: host.userId, reason: 'spam' }])
    expect(await isSpared(gus.email)).toBe(true)
    await as(gus, 'POST', { do: 'unblock' })
    expect(await isSpared(gus.email)).toBe(false)
  })

  it('is not found with a link that was changed', async () => {
    const { path } = await invitationTo(`${randomUUID()}@example.com`)
    const other = await party(server, host)
    const query = new URLSearchParams(path.split('?')[1])
    query.set('e', other.id)
    expect((await get(`/report?${query.toString()}`)).statusCode).toBe(404)
    expect((await get('/report')).statusCode).toBe(404)
    expect((await post(`/report?${query.toString()}`, { do: 'block' })).statusCode).toBe(404)
  })
})
