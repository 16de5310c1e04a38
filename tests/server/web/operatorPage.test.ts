import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createUser } from '../../../server/accounts/profile/users.ts'
import { openSession } from '../../../server/accounts/sessions/sessions.ts'
import { readOverview } from '../../../server/web/operator/readOverview.ts'
import { readSpending } from '../../../server/web/operator/readSpending.ts'
import { lastCode, party, person, type Person } from '../../support/builders.ts'
import { call, reasonOf } from '../../support/rpcClient.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

let server: TestServer
let operator: Person
let host: Person
let cookie: string
const renderer = { render: () => Promise.resolve({ status: 200, html: '<!doctype html>rendered' }) }
const tenMinutesMs = 10 * 60_000

beforeAll(async () => {
  server = await testServer('any', { renderer, env: { OPERATOR_EMAILS: 'Ops@example.com, other@example.com' } })
  operator = await person(server, 'Olga Operator')
  host = await person(server, 'Paypal Support')
  await server.services.db
    .insertInto('user_contacts')
    .values({ kind: 'email', value: 'ops@example.com', user_id: operator.userId, verified_at: 1 })
    .execute()
})
afterAll(() => server.end())
beforeEach(async () => {
  cookie = await signIn(operator)
})

const signIn = async ({ userId }: Person): Promise<string> =>
  (await openSession(server.services.db, userId, 'web-test', server.clock.now())).refreshToken ?? ''
const open = (authToken?: string) =>
  server.app.inject({ url: '/operator', ...(authToken === undefined ? {} : { cookies: { authToken } }) })
const send = (fields: Record<string, string>, authToken = cookie, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/operator',
    cookies: { authToken },
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: server.config.origin, ...headers },
    payload: new URLSearchParams(fields).toString(),
  })

it('doesn’t exist for visitors, other users, and on a server without operators', async () => {
  expect((await open()).statusCode).toBe(404)
  expect((await open(await signIn(host))).statusCode).toBe(404)
  expect((await send({ do: 'code' }, await signIn(host))).statusCode).toBe(404)
  const other = await testServer('any', { renderer })
  const someone = await person(other, 'Sam')
  const { refreshToken = '' } = await openSession(other.services.db, someone.userId, 'web', other.clock.now())
  expect((await other.app.inject({ url: '/operator', cookies: { authToken: refreshToken } })).statusCode).toBe(404)
  await other.end()
})

it('asks for a code again after ten minutes, and does nothing before', async () => {
  const event = await party(server, host, { title: 'Prize draw' })
  server.clock.advance(tenMinutesMs)
  const action = { do: 'suspendEvent', subject: event.id, reason: 'Phishing' }
  for (const page of [await open(cookie), await send(action)]) {
    expect(page.body).toContain('Confirm it&#x27;s you')
    expect(page.body).not.toContain('Reports and suspensions')
  }
  expect(await reasonOf(server, 'getEventPreview', { eventId: event.id })).toBeUndefined()
  await send({ do: 'code' })
  expect((await send({ do: 'prove', code: '000000' })).body).toContain('That code isn&#x27;t right')
  const proofResponse = await send({ do: 'prove', code: await lastCode(server, 'ops@example.com') })
  expect(proofResponse.body).toContain('Reports and suspensions')
  // The proof replaced the cookie, and a copy of the old one no longer works.
  const next = proofResponse.cookies.find(({ name }) => name === 'authToken')?.value
  expect((await open(next)).body).toContain('Reports and suspensions')
  expect((await open(cookie)).statusCode).toBe(404)
})

it('says so if the code can’t be emailed', async () => {
  const env = { OPERATOR_EMAILS: 'ops@example.com', SMTP_URL: 'smtp://127.0.0.1:1' }
  const offline = await testServer('any', { renderer, env })
  const { services, clock } = offline
  const profile = { name: 'Olga Operator', smsPermission: undefined, coinsSpent: 0 }
  const contact = { kind: 'email', value: 'ops@example.com' } as const
  const userId = (await createUser(services.db, contact, profile, services.keys.addressKey, clock.now())) ?? ''
  const { refreshToken = '' } = await openSession(services.db, userId, 'web', clock.now())
  clock.advance(tenMinutesMs)
  const page = await offline.app.inject({
    method: 'POST',
    url: '/operator',
    cookies: { authToken: refreshToken },
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: offline.config.origin },
    payload: 'do=code',
  })
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('We couldn&#x27;t send')
  await offline.end()
})

it('shows reports, and suspends and restores with a reason', async () => {
  const event = await party(server, host, { title: 'Prize <b>draw</b>' })
  await server.services.db
    .insertInto('abuse_reports')
    .values({
      id: crypto.randomUUID(),
      event_id: event.id,
      host_id: host.userId,
      reporter_key: 'someone',
      reason: 'fraud',
      note: 'Asks for my card',
      was_reached: true,
      created_at: server.clock.now(),
    })
    .execute()
  const page = await open(cookie)
  expect(page.body).toContain('Prize &lt;b&gt;draw&lt;/b&gt;, hosted by Paypal Support')
  expect(page.body).toContain('Asks for my card')
  expect(page.headers['cache-control']).toBe('no-store')
  expect((await send({ do: 'suspendEvent', subject: event.id })).body).toContain('Enter a reason')
  const suspendedPage = await send({ do: 'suspendEvent', subject: event.id, reason: 'Phishing' })
  expect(suspendedPage.body).toContain('Done. The host was notified by email.')
  expect(suspendedPage.body).toContain('ops@example.com: suspendEvent')
  expect(await reasonOf(server, 'getEventPreview', { eventId: event.id })).toBe('eventNotFound')
  expect((await send({ do: 'restoreEvent', subject: event.id })).body).toContain('Done.')
  expect(await reasonOf(server, 'getEventPreview', { eventId: event.id })).toBeUndefined()
  expect((await send({ do: 'suspendEvent', subject: crypto.randomUUID(), reason: 'x' })).body).toContain(
    'Nothing changed',
  )
})

it('groups reports by party, so that noise about some doesn’t hide another', async () => {
  const { db } = server.services
  const [noisy, honest] = [await person(server, 'Noisy Host'), await person(server, 'Honest Host')]
  const add = (eventId: string, hostId: string, reports: readonly { note: string; wasReached: boolean }[]) =>
    db
      .insertInto('abuse_reports')
      .values(
        reports.map(({ note, wasReached }, at) => ({
          id: crypto.randomUUID(),
          event_id: eventId,
          host_id: hostId,
          reporter_key: `reporter ${at}`,
          reason: 'fraud' as const,
          note,
          was_reached: wasReached,
          created_at: server.clock.now() + at,
        })),
      )
      .execute()
  const reportedParty = await party(server, honest, { title: 'Card raffle' })
  await add(reportedParty.id, honest.userId, [{ note: 'A real report', wasReached: true }])
  server.clock.advance(1_000)
  const noise = await party(server, noisy, { title: 'Noise' })
  const many = Array.from({ length: 150 }, (_, at) => ({ note: `Noise ${at}`, wasReached: false }))
  await add(noise.id, noisy.userId, [...many, { note: 'From a guest', wasReached: true }])
  // Parties of many hosts, and of one host, whose reporters got no message about them. More than are shown, so the latest count.
  for (let at = 0; at < 100; at += 1) await add(crypto.randomUUID(), crypto.randomUUID(), many.slice(0, 1))
  server.clock.advance(1_000)
  for (let at = 0; at < 10; at += 1) await add(crypto.randomUUID(), noisy.userId, many.slice(0, 1))
  const { reports } = await readOverview(db, server.config, server.clock.now())
  expect(reports).toHaveLength(100)
  expect(reports.filter(({ hostId }) => hostId === noisy.userId)).toHaveLength(3)
  const [first, second] = reports.filter(({ title }) => title === 'Noise' || title === 'Card raffle')
  expect(first).toMatchObject({ title: 'Noise', count: 151, reached: 1 })
  expect(first?.latest.map(({ note }) => note)).toEqual(['From a guest', 'Noise 149', 'Noise 148'])
  expect(second).toMatchObject({ title: 'Card raffle', count: 1, reached: 1, hostedBy: 'Honest Host' })
  const page = await open(cookie)
  expect(page.body).toContain('A real report')
  expect(page.body).toContain('151 reports, 1 by people who got a message about the party')
})

it('rejects forms from other sites and invalid forms', async () => {
  const event = await party(server, host)
  const action = { do: 'suspendEvent', subject: event.id, reason: 'Phishing' }
  expect((await send(action, cookie, { origin: 'https://evil.example' })).statusCode).toBe(403)
  expect((await send({ do: 'suspendEvent', subject: 'all', reason: 'x' })).statusCode).toBe(400)
  expect((await send({ do: 'drop' })).statusCode).toBe(400)
  expect((await send({ ...action, reason: 'Phi\u0000shing' })).statusCode).toBe(400)
  expect(await reasonOf(server, 'getEventPreview', { eventId: event.id })).toBeUndefined()
})

it('shows what is used of the budgets, and the hosts who reached the most people', async () => {
  const { db, budgets } = server.services
  const event = await party(server, host, { title: 'Prize draw' })
  await send({ do: 'code' })
  const proofResponse = await send({ do: 'prove', code: await lastCode(server, 'ops@example.com') })
  const next = proofResponse.cookies.find(({ name }) => name === 'authToken')?.value
  const readPage = async () => (await open(next)).body
  const { dailyMax } = server.config.smsLimits
  expect(await readPage()).toContain(`SMS: 0 of ${dailyMax}`)
  await budgets.spend(db, [{ name: 'smsOfInstallation', subject: '', amount: 7, max: dailyMax }])
  const invitees = ['Ana', 'Ben'].map((name) => ({
    inviteeId: crypto.randomUUID(),
    name,
    email: `${crypto.randomUUID()}@example.com`,
  }))
  await call(server, 'addInvitees', { eventId: event.id, invitees }, host)
  const inviteIds = invitees.map(({ inviteeId }) => inviteeId)
  await call(server, 'sendInvites', { eventId: event.id, inviteIds }, host)
  expect(await readPage()).toContain(`SMS: 7 of ${dailyMax}, until `)
  expect(await readPage()).toContain('Paypal Support invited 2 people')
  const spentBudgets: Parameters<typeof budgets.spend>[1] = [
    { name: 'strangersOfUser', subject: host.userId, amount: 3, max: 9 },
    { name: 'smsCodesOutstanding', subject: '', amount: 4, max: 9 },
    { name: 'dataLinksToAddress', subject: 'ana', amount: 1 },
    { name: 'dataLinksToAddress', subject: 'ben', amount: 5 },
  ]
  await budgets.spend(db, spentBudgets)
  const page = await readPage()
  expect(page).toContain('Paypal Support had 3 people asked to confirm an address')
  expect(page).toContain(`Codes by SMS that no one has entered, and links: 4 of ${Math.ceil(dailyMax / 10)}, until `)
  expect(page).toContain('“Your data” links: 6 to 2 mailboxes, 1 at the limit')
  expect(await readPage(), 'embedded services are free').not.toContain('Address searches')
  server.clock.advance(25 * 3_600_000)
  const { budgets: later, reach, mailboxes } = await readSpending(db, server.config, server.clock.now())
  expect(later[0]).toEqual({ name: 'smsOfInstallation', used: 0, max: dailyMax, endsAt: null })
  expect([reach, mailboxes]).toEqual([[], []])
})
