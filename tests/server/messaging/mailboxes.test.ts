import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { addOptOut, type OptOut } from '../../../server/accounts/profile/optOuts.ts'
import { addressKey } from '../../../server/crypto/addressKey.ts'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import { party, person, rowOf, type Person } from '../../support/builders.ts'
import { eventually } from '../../support/eventually.ts'
import { call, reasonOf } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

describe.each(databaseKinds)('the owner of a mailbox, on %s,', (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  /** Returns a function that makes addresses of one new mailbox. */
  const mailbox = (): ((tag?: string) => string) => {
    const name = `vic-${randomUUID()}`
    return (tag) => `${name}${tag === undefined ? '' : `+${tag}`}@example.com`
  }
  const add = async (event: EventView, addresses: readonly string[], by = host): Promise<string[]> => {
    const invitees = addresses.map((email) => ({ inviteeId: randomUUID(), name: 'Vic', email }))
    await call(server, 'addInvitees', { eventId: event.id, invitees }, by)
    return invitees.map(({ inviteeId }) => inviteeId)
  }
  /** Invites addresses to a new party and returns the result of each invitation. */
  const invite = async (addresses: readonly string[], by = host) => {
    const event = await party(server, by)
    const inviteIds = await add(event, addresses, by)
    await call(server, 'sendInvites', { eventId: event.id, inviteIds }, by)
    return eventually(async () => {
      const rows = await Promise.all(inviteIds.map((id) => rowOf(server, by, event, id)))
      return rows.every(({ inviteStatus }) => inviteStatus !== 'TRIGGERED') && rows.map((row) => row.inviteStatus)
    })
  }
  /** Posts a form to the page that a link in the latest email to an address opens. */
  const post = async (address: string, link: RegExp, fields: Record<string, string>, by?: Person): Promise<number> => {
    const [mail] = await readOutbox(server.services.db, address)
    const url = new URL(link.exec(mail?.body ?? '')?.[1] ?? 'none:')
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: `${url.pathname}${url.search}`,
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      cookies: { authToken: by?.refreshToken ?? '' },
    })
    return statusCode
  }
  const unsubscribe = /Turn off messages: (\S+)/
  const report = /Report this invitation: (\S+)/

  it('gets no emails at any of its addresses after turning everything off at one', async () => {
    const vic = mailbox()
    expect(await invite([vic('0')])).toEqual(['SUCCESS'])
    expect(await post(vic('0'), unsubscribe, { off: 'all' })).toBe(200)
    expect(await invite([vic(), vic('0'), vic('1'), vic('2').toUpperCase()])).toEqual(Array(4).fill('FAILED'))
    const other = await person(server, 'Olga Other')
    expect(await invite([vic('3')], other)).toEqual(['FAILED'])
    const event = await party(server, other)
    expect(await reasonOf(server, 'sendTemplateEmail', { eventId: event.id, emailAddress: vic('4') }, other)).toBe(
      'messagesOff',
    )
    for (const tag of ['1', '3', '4']) expect(await readOutbox(server.services.db, vic(tag))).toEqual([])
    expect(await post(vic('0'), unsubscribe, { on: 'all' })).toBe(403)
    expect(await post(vic('0'), unsubscribe, { on: 'all' }, await person(server, 'Vic', vic('6')))).toBe(200)
    expect(await invite([vic('5')])).toEqual(['SUCCESS'])
  })

  it('blocks a host for all of its addresses, and is one person who reports', async () => {
    const vic = mailbox()
    const event = await party(server, host)
    const inviteIds = await add(event, [vic('0'), vic('1')])
    await call(server, 'sendInvites', { eventId: event.id, inviteIds }, host)
    for (const tag of ['0', '1']) {
      await eventually(async () => (await readOutbox(server.services.db, vic(tag)))[0])
      await post(vic(tag), report, { do: 'report', reason: 'spam', note: '', block: 'on' })
    }
    const reports = await server.services.db
      .selectFrom('abuse_reports')
      .select('reason')
      .where('event_id', '=', event.id)
      .execute()
    expect(reports).toEqual([{ reason: 'spam' }])
    expect(await invite([vic(), vic('2')])).toEqual(['FAILED', 'FAILED'])
  })

  it('stays unreachable at addresses whose exact spelling an earlier version stored', async () => {
    const vic = mailbox()
    const { db, keys, clock } = server.services
    for (const address of [vic(), vic('old')]) {
      const key = addressKey(keys.addressKey, 'email', address)
      const optOut: OptOut = { channel: 'email', addressKey: key, scope: 'all', subject: undefined }
      await addOptOut(db, optOut, clock.now())
    }
    expect(await invite([vic('old'), vic(), vic('new')])).toEqual(['FAILED', 'FAILED', 'FAILED'])
    const eve = mailbox()
    const key = addressKey(keys.addressKey, 'email', eve('old'))
    await addOptOut(db, { channel: 'email', addressKey: key, scope: 'all', subject: undefined }, clock.now())
    expect(await invite([eve('old')])).toEqual(['FAILED'])
  })
})

it('notifies a mailbox of a canceled party at most three times', async () => {
  const server = await testServer('any', { strictLimits: true })
  const host = await person(server, 'Hana Host')
  const event = await party(server, host)
  const name = `vic-${randomUUID()}`
  const invitees = Array.from({ length: 6 }, (_, at) => ({
    inviteeId: randomUUID(),
    name: 'Vic',
    email: `${name}+${at}@example.com`,
  }))
  await call(server, 'addInvitees', { eventId: event.id, invitees }, host)
  const inviteIds = invitees.map(({ inviteeId }) => inviteeId)
  await call(server, 'sendInvites', { eventId: event.id, inviteIds }, host)
  const { db } = server.services
  const waitForDeliveries = () =>
    eventually(async () => {
      const queuedDeliveries = db.selectFrom('deliveries').select('key').where('event_id', '=', event.id)
      return (await queuedDeliveries.where('state', '=', 'queued').execute()).length === 0
    })
  await waitForDeliveries()
  await call(server, 'cancelEvent', { eventId: event.id }, host)
  await waitForDeliveries()
  const mails = await Promise.all(invitees.map(({ email }) => readOutbox(db, email)))
  expect(mails.flat()).toHaveLength(6 + 3)
  await server.end()
})
