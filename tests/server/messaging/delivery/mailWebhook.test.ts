import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { guestDetail } from '@festoon/contract/rules/guests/guestStatus'
import { readConfig } from '../../../../server/config/config.ts'
import { messageId } from '../../../../server/core/messageId.ts'
import { finishDelivery } from '../../../../server/messaging/delivery/deliveries.ts'
import { storedRows, personByPhone } from '../../../support/accounts.ts'
import { invite, party, rowOf, type Person } from '../../../support/builders.ts'
import { mailgunBody, mailgunEnv, postMailEvent, type MailgunEvent } from '../../../support/services/mailgun.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

describe.each(databaseKinds)('an event from Mailgun, on %s,', (kind) => {
  let server: TestServer
  let host: Person
  let event: EventView
  beforeAll(async () => {
    server = await testServer(kind, { env: mailgunEnv })
    host = await personByPhone(server, 'Hana Host')
    event = await party(server, host)
  })
  afterAll(() => server.end())

  /** Records an invitation that was just sent with its own delivery key. */
  const handOver = async (inviteeId: string) => {
    const { db, clock } = server.services
    const delivery = { eventId: event.id, inviteeId, key: randomUUID() }
    const { eventId: event_id, key } = delivery
    server.clock.advance(1)
    const row = { event_id, invitee_id: inviteeId, key, state: 'queued', reason: null, finished_at: null } as const
    await db
      .insertInto('deliveries')
      .values({ ...row, created_at: clock.now() })
      .execute()
    await db.updateTable('invitees').set({ invite_status: 'TRIGGERED' }).where('invitee_id', '=', inviteeId).execute()
    const id = messageId(`invite/${key}`)
    await finishDelivery(db, delivery, { state: 'sent', reason: null, messageId: id }, clock.now())
    return `${id}@festoon.example`
  }
  const begin = async () => {
    const [guest] = await invite(server, host, event, ['Gus'])
    const inviteeId = guest?.inviteeId ?? ''
    return { inviteeId, email: guest?.email ?? '', id: await handOver(inviteeId) }
  }
  const postEvent = (one: MailgunEvent) => postMailEvent(server, mailgunBody(one, { at: server.clock.now() }))
  const row = (inviteeId: string) => rowOf(server, host, event, inviteeId)
  const bounce = { event: 'failed', severity: 'permanent' }
  const later = { event: 'failed', severity: 'temporary' }

  it.each([
    [{ event: 'delivered' }, 'SUCCESS'],
    [{ event: 'opened' }, 'OPENED'],
    [{ event: 'clicked' }, 'CLICKED'],
    [bounce, 'FAILED'],
    [later, 'SUCCESS'],
    [{ event: 'accepted' }, 'SUCCESS'],
  ])('updates its invitation: %j sets it to %s [INV-08, INV-09]', async (one, status) => {
    const { inviteeId, id } = await begin()
    expect(await postEvent({ ...one, messageId: id })).toBe(200)
    expect((await row(inviteeId)).inviteStatus).toBe(status)
  })

  it('shows the host why an invitation failed, without affecting the next one', async () => {
    const { inviteeId, id } = await begin()
    await postEvent({ ...bounce, messageId: `<${id}>` })
    const failedGuest = await row(inviteeId)
    expect([failedGuest.inviteFailure, guestDetail(failedGuest)]).toEqual(['bounced', 'Send Failure'])
    const [delivery] = await server.services.db
      .selectFrom('deliveries')
      .select(['state', 'reason'])
      .where('invitee_id', '=', inviteeId)
      .execute()
    expect(delivery).toEqual({ state: 'failed', reason: 'The message bounced (550).' })
    const second = await handOver(inviteeId)
    for (const one of [bounce, { event: 'opened' }]) await postEvent({ ...one, messageId: id })
    expect((await row(inviteeId)).inviteStatus).toBe('SUCCESS')
    await postEvent({ event: 'opened', messageId: second })
    expect(await row(inviteeId)).toMatchObject({ inviteStatus: 'OPENED' })
    expect((await row(inviteeId)).inviteFailure).toBeUndefined()
  })

  it('has the same result in any order, and if repeated', async () => {
    const furthest = ['SUCCESS', 'FAILED', 'OPENED', 'CLICKED'] as const
    const rank = { delivered: 0, failed: 1, opened: 2, clicked: 3 } as const
    const kinds = fc.constantFrom('delivered', 'failed', 'opened', 'clicked')
    await fc.assert(
      fc.asyncProperty(fc.array(kinds, { minLength: 1, maxLength: 8 }), fc.boolean(), async (events, isDoubled) => {
        const { inviteeId, id } = await begin()
        const bodies = events.map((name) =>
          mailgunBody(
            { event: name, messageId: id, ...(name === 'failed' ? { severity: 'permanent' } : {}) },
            { at: server.clock.now() },
          ),
        )
        const postedBodies = isDoubled ? [...bodies, ...bodies.toReversed()] : bodies
        const statuses = await Promise.all(postedBodies.map((body) => postMailEvent(server, body)))
        expect(new Set(statuses)).toEqual(new Set([200]))
        expect((await row(inviteeId)).inviteStatus).toBe(furthest[Math.max(...events.map((name) => rank[name]))])
      }),
      { numRuns: 25 },
    )
  })

  it('opts out a recipient who complains from that host, once', async () => {
    const { email, id } = await begin()
    const body = mailgunBody({ event: 'complained', messageId: id, recipient: email }, { at: server.clock.now() })
    expect(await postMailEvent(server, body)).toBe(200)
    const optOuts = () => server.services.db.selectFrom('opt_outs').select(['scope', 'subject']).execute()
    expect(await optOuts()).toEqual([{ scope: 'host', subject: host.userId }])
    await server.services.db.deleteFrom('opt_outs').execute()
    expect(await postMailEvent(server, body)).toBe(200)
    expect(await optOuts(), 'a repeated event does not opt out again').toEqual([])
  })

  it('is rejected if it is unsigned, old, changed or about an unknown email, and stores nothing', async () => {
    const { inviteeId, id } = await begin()
    const now = server.clock.now()
    const clickEvent = { event: 'clicked', messageId: id }
    const right = JSON.stringify(mailgunBody(clickEvent, { at: now }))
    const before = await storedRows(server)
    const refusedBodies: [object, number][] = [
      [{}, 401],
      [{ 'event-data': { event: 'clicked' } }, 401],
      [mailgunBody(clickEvent, { at: now, key: 'someone else’s signing key' }), 401],
      [mailgunBody(clickEvent, { at: now - 9 * 3_600_000 - 2_000 }), 401],
      [mailgunBody(clickEvent, { at: now + 6 * 60_000 }), 401],
      [JSON.parse(right.replace(/"timestamp":"\d+"/, `"timestamp":"${Math.floor(now / 1_000) - 1}"`)), 401],
      [JSON.parse(right.replace(/"token":"./, '"token":"~')), 401],
      [mailgunBody({ ...clickEvent, messageId: `${'0'.repeat(32)}@festoon.example` }, { at: now }), 404],
      [mailgunBody({ ...clickEvent, messageId: "' or 1=1 --" }, { at: now }), 404],
    ]
    for (const [body, status] of refusedBodies)
      expect([body, await postMailEvent(server, body)]).toEqual([body, status])
    expect(await storedRows(server)).toEqual(before)
    expect((await row(inviteeId)).inviteStatus).toBe('SUCCESS')
    expect(await postMailEvent(server, JSON.parse(right))).toBe(200)
  })

  it('is accepted when it is repeated after the email was recorded', async () => {
    const token = randomUUID()
    const [guest] = await invite(server, host, event, ['Gus'])
    const inviteeId = guest?.inviteeId ?? ''
    const early = mailgunBody({ event: 'opened', messageId: 'f'.repeat(32) }, { at: server.clock.now(), token })
    expect(await postMailEvent(server, early)).toBe(404)
    await handOver(inviteeId)
    const { db } = server.services
    await db
      .updateTable('deliveries')
      .set({ message_id: 'f'.repeat(32) })
      .where('invitee_id', '=', inviteeId)
      .execute()
    expect(await postMailEvent(server, early)).toBe(200)
    expect((await row(inviteeId)).inviteStatus).toBe('OPENED')
  })
})

it('Mailgun events need a key, and the key needs a mail server', async () => {
  const server = await testServer('any')
  expect(
    await postMailEvent(server, mailgunBody({ event: 'opened', messageId: 'x' }, { at: server.clock.now() })),
  ).toBe(404)
  await server.end()
  expect(() => readConfig({ ...mailgunEnv, SMTP_URL: '' })).toThrow(/MAILGUN_SIGNING_KEY requires SMTP_URL/)
  expect(() => readConfig({ ...mailgunEnv, MAILGUN_SIGNING_KEY: 'short' })).toThrow(/MAILGUN_SIGNING_KEY/)
})
