import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { preference } from '@festoon/contract/rules/guests/preferences'
import { findOptedOut } from '../../../../server/accounts/profile/optOuts.ts'
import { messageId } from '../../../../server/core/messageId.ts'
import { addressKey } from '../../../../server/crypto/addressKey.ts'
import { twilioSignature } from '../../../../server/crypto/twilioSignature.ts'
import { recordLeftEvents } from '../../../../server/messaging/delivery/earlyDeliveryEvents.ts'
import { deliverNotification } from '../../../../server/messaging/notifications/deliverNotification.ts'
import { removeExpired } from '../../../../server/web/removeExpired.ts'
import { storedRows, freshPhone } from '../../../support/accounts.ts'
import { invite, party, person, type Person } from '../../../support/builders.ts'
import { call } from '../../../support/rpcClient.ts'
import { textService, type TextService } from '../../../support/services/smsService.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

const origin = 'https://party.example'

describe.each(databaseKinds)('a status report from Twilio, on %s,', (kind) => {
  let service: TextService
  let server: TestServer
  let host: Person
  let event: EventView
  beforeAll(async () => {
    service = await textService()
    server = await testServer(kind, { env: { ...service.env, PUBLIC_ORIGIN: origin } })
    host = await person(server, 'Hana Host')
    event = await party(server, host)
  })
  afterAll(async () => {
    await server.end()
    await service.close()
  })

  /** Sends a message from the host to a guest. The guest's account sent an RSVP, accepts SMS, and has verified the phone number. */
  const text = async (phone = freshPhone(), whileSent = (_id: string): Promise<unknown> => Promise.resolve()) => {
    const { db } = server.services
    const [guest] = await invite(server, host, event, ['Gus'])
    const invitee_id = guest?.inviteeId ?? ''
    const { userId: user_id } = await person(server, 'Gus')
    await db.insertInto('user_contacts').values({ kind: 'phone', value: phone, user_id, verified_at: 1 }).execute()
    const set = { user_id, acted_by: user_id, phone, notification_preference: preference.phone }
    await db.updateTable('invitees').set(set).where('invitee_id', '=', invitee_id).execute()
    const notice = { kind: 'message', text: 'Bring boots', isTextBlast: true, replyTo: undefined } as const
    const job = { eventId: event.id, inviteeId: invitee_id, key: `message/${randomUUID()}`, notice }
    const row = { event_id: event.id, invitee_id, key: job.key, state: 'queued', reason: null } as const
    await db
      .insertInto('deliveries')
      .values({ ...row, created_at: 1, finished_at: null })
      .execute()
    const id = messageId(`notice/${event.id}/${invitee_id}/${job.key}`)
    service.whileSending = () => whileSent(id)
    expect(await deliverNotification(server.services, job, false)).toBe(true)
    const readDelivery = () =>
      db.selectFrom('deliveries').select(['state', 'reason']).where('key', '=', job.key).executeTakeFirst()
    return { phone, readDelivery, id }
  }
  const reportStatus = async (
    id: string,
    fields: Record<string, string>,
    { token = service.authToken, at = origin } = {},
  ) => {
    const url = `/webhooks/sms/status?m=${id}`
    const form = { MessageSid: 'SM1', To: '+14155550100', ...fields }
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(form).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-twilio-signature': twilioSignature(token, `${at}${url}`, form),
      },
    })
    return statusCode
  }
  const isStopped = async (phone: string) => {
    const key = addressKey(server.services.keys.addressKey, 'phone', phone)
    const stranger = { id: randomUUID(), organizer_id: randomUUID() }
    return (await findOptedOut(server.services.db, [key], stranger)).size > 0
  }

  it('is requested for every SMS, and a failure is recorded despite later or repeated reports', async () => {
    const { id, readDelivery } = await text()
    expect(service.texts.at(-1)).toMatchObject({ StatusCallback: `${origin}/webhooks/sms/status?m=${id}` })
    expect(await readDelivery()).toEqual({ state: 'sent', reason: null })
    for (const MessageStatus of ['queued', 'sent', 'delivered'])
      expect(await reportStatus(id, { MessageStatus })).toBe(204)
    expect(await readDelivery()).toEqual({ state: 'sent', reason: null })
    const failure = { MessageStatus: 'undelivered', ErrorCode: '30003' }
    for (const fields of [failure, failure, { MessageStatus: 'delivered' }])
      expect(await reportStatus(id, fields)).toBe(204)
    expect(await readDelivery()).toEqual({ state: 'failed', reason: "The text message wasn't delivered (30003)." })
  })

  it('opts out a phone that was stopped at Twilio, whether reported at once or later', async () => {
    const later = await text()
    const fields = { MessageStatus: 'failed', ErrorCode: '21610', To: later.phone }
    expect(await reportStatus(later.id, fields)).toBe(204)
    expect(await isStopped(later.phone)).toBe(true)
    const { phone, readDelivery } = await text('+12025550004')
    expect(await readDelivery()).toEqual({ state: 'failed', reason: 'rejected with 21610' })
    expect(await isStopped(phone)).toBe(true)
    expect(await isStopped(freshPhone())).toBe(false)
  })

  it('is kept if it arrives before the SMS is recorded as sent', async () => {
    const failure = { MessageStatus: 'failed', ErrorCode: '30007' }
    const statuses: number[] = []
    const { id, readDelivery } = await text(freshPhone(), async (early) => {
      for (const MessageStatus of ['sent', 'failed', 'failed'])
        statuses.push(await reportStatus(early, { ...failure, MessageStatus }))
    })
    expect(statuses).toEqual([204, 204, 204])
    expect(await readDelivery()).toEqual({ state: 'failed', reason: "The text message wasn't delivered (30007)." })
    const { db } = server.services
    expect(await db.selectFrom('early_delivery_events').selectAll().execute()).toEqual([])
    expect(await reportStatus(id, { MessageStatus: 'delivered' })).toBe(204)
    expect((await readDelivery())?.state).toBe('failed')
  })

  it('is recorded later if the sending process was stopped', async () => {
    const { db, clock } = server.services
    const { id, readDelivery } = await text()
    await db
      .insertInto('early_delivery_events')
      .values({
        message_id: id,
        kind: 'failed',
        reason: "The text message wasn't delivered (30007).",
        reported_at: clock.now(),
      })
      .execute()
    await recordLeftEvents(db, clock.now())
    expect(await readDelivery()).toEqual({ state: 'failed', reason: "The text message wasn't delivered (30007)." })
    expect(await db.selectFrom('early_delivery_events').selectAll().execute()).toEqual([])
  })

  it('is rejected if it is unsigned or about an unknown SMS, and stores nothing', async () => {
    const { id } = await text()
    const before = await storedRows(server)
    const failure = { MessageStatus: 'failed', ErrorCode: '21610' }
    expect(await reportStatus(id, failure, { token: 'another token' })).toBe(401)
    expect(await reportStatus(id, failure, { at: 'https://elsewhere.example' })).toBe(401)
    expect((await server.app.inject({ method: 'POST', url: `/webhooks/sms/status?m=${id}` })).statusCode).toBe(401)
    expect(await reportStatus('0'.repeat(32), failure)).toBe(404)
    expect(await reportStatus('x', failure)).toBe(404)
    expect(await storedRows(server)).toEqual(before)
  })

  it('also counts for sign-in codes, and is removed after a day', async () => {
    const { db, clock } = server.services
    const { phone } = await text()
    await call(server, 'sendPhoneSignInCode', { phoneNumber: phone })
    const at = new URL(service.texts.at(-1)?.StatusCallback ?? '').searchParams.get('m') ?? ''
    expect(await reportStatus(at, { MessageStatus: 'failed', ErrorCode: '21610', To: phone })).toBe(204)
    expect(await isStopped(phone)).toBe(true)
    const fetchEarlyEvents = () => db.selectFrom('early_delivery_events').select('kind').execute()
    expect(await fetchEarlyEvents()).toEqual([{ kind: 'failed' }])
    await removeExpired(db, clock.now() + 25 * 3_600_000)
    expect(await fetchEarlyEvents()).toEqual([])
  })
})
