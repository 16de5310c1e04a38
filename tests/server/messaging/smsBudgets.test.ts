import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { preference } from '@festoon/contract/rules/guests/preferences'
import { deliverAccountNotice } from '../../../server/accounts/notices/deliverAccountNotice.ts'
import { sendSms } from '../../../server/accounts/sms/sendSms.ts'
import { smsSegments } from '../../../server/accounts/sms/smsSegments.ts'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import { freshPhone, holdNotice, personByPhone, verifyPii } from '../../support/accounts.ts'
import { lastCode, party, person, type Person } from '../../support/builders.ts'
import { eventually } from '../../support/eventually.ts'
import { attempt, call, type Caller } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer, type TestServerOptions } from '../../support/testServer.ts'

const hour = 3_600_000

async function within(
  kind: Parameters<typeof testServer>[0],
  options: TestServerOptions,
  act: (server: TestServer) => Promise<void>,
): Promise<void> {
  const server = await testServer(kind, options)
  try {
    await act(server)
  } finally {
    await server.end()
  }
}

const smsTo = async ({ services }: TestServer, phone?: string) =>
  (await readOutbox(services.db, phone)).filter(({ kind }) => kind === 'sms')
const askForCode = async (server: TestServer, phoneNumber: string, caller: Caller = {}) =>
  (await attempt(server, 'sendPhoneSignInCode', { phoneNumber }, caller)).result
/** Returns a number that shares its range with no other. */
const phoneInRange = (number: number): string => `+1415${200 + number}0100`
const network = (number: number): string => `2001:db8:${number.toString(16)}::1`

/** Adds a person to a party through its open link, as a guest who wants to be notified by SMS. */
async function comeByLink(server: TestServer, event: EventView, phone: string, who?: Person): Promise<string> {
  const inviteeId = randomUUID()
  const invitee = { inviteeId, name: 'Lina Link', phone, rsvpStatus: 'YES' as const }
  const chosenInvitee = { ...invitee, notificationPreference: preference.phone }
  if (who) await call(server, 'updateAttendance', { eventId: event.id, invitee: chosenInvitee }, who)
  else await call(server, 'updateAttendanceByLink', { eventId: event.id, invitee: chosenInvitee })
  return inviteeId
}

/** Sends a message to all guests and waits until every delivery is finished. */
async function announce(server: TestServer, event: EventView, host: Person): Promise<void> {
  const messageId = randomUUID()
  const words = { message: 'Bring a sweater.', isTextBlast: true, sendToStatuses: ['All' as const] }
  await call(server, 'sendEventComment', { eventId: event.id, messageId, ...words }, host)
  const key = `message/${messageId}`
  await eventually(async () => {
    const rows = await server.services.db.selectFrom('deliveries').select('state').where('key', '=', key).execute()
    return rows.every(({ state }) => state === 'sent' || state === 'failed')
  })
}

describe.each(databaseKinds)('SMS on %s', (kind) => {
  it('go to a number only after its owner has verified it', async () => {
    await within(kind, {}, async (server) => {
      const host = await person(server, 'Hana Host')
      const event = await party(server, host, { openInvite: true })
      const [typedPhone, victor, olga] = [
        freshPhone(),
        await personByPhone(server, 'Victor'),
        await person(server, 'Olga'),
      ]
      await comeByLink(server, event, typedPhone)
      await comeByLink(server, event, victor.phone)
      const verifiedPhone = freshPhone()
      await verifyPii(server, olga, { phoneNumber: verifiedPhone })
      await comeByLink(server, event, verifiedPhone, olga)
      const before = (await smsTo(server)).length
      await announce(server, event, host)
      const sentSms = (await smsTo(server)).slice(0, (await smsTo(server)).length - before)
      expect(sentSms.map(({ recipient }) => recipient)).toEqual([verifiedPhone])
      // Nothing is queued for the other numbers.
      const messageDeliveries = server.services.db
        .selectFrom('deliveries')
        .select('state')
        .where('key', 'like', 'message/%')
      expect(await messageDeliveries.execute()).toEqual([{ state: 'sent' }])
    })
  })

  it("don't go to other countries, premium, shared-cost, toll-free, personal or satellite numbers", async () => {
    await within(kind, { env: { SMS_COUNTRIES: 'us, gb' } }, async (server) => {
      const refusedNumbers = [
        '+19005551234',
        '+18095551234',
        '+18765551234',
        '+14165551234',
        '+18005551212',
        '+15005550100',
      ]
      for (const phone of refusedNumbers) {
        const result = await askForCode(server, phone)
        expect(result, phone).toMatchObject({ success: false, errorMessage: expect.stringContaining('email address') })
      }
      expect(await smsTo(server)).toEqual([])
      expect(await askForCode(server, '+14155550100')).toEqual({ success: true })
    })
  })

  it('with codes stop when many are requested but not entered, warn the operator once, and resume', async () => {
    const lines: string[] = []
    const env = { SMS_DAILY_MAX: '100', SUPPORT_EMAIL: 'operator@example.com', LOG_LEVEL: 'error' }
    await within(kind, { env, strictLimits: true, logTo: (line) => lines.push(line) }, async (server) => {
      const results = []
      for (let at = 0; at < 30; at += 1) results.push(await askForCode(server, phoneInRange(at), { ip: network(at) }))
      expect(results.filter((result) => result?.success)).toHaveLength(10)
      expect(results.at(-1)?.errorMessage).toContain('paused')
      expect(await smsTo(server)).toHaveLength(10)
      expect(await readOutbox(server.services.db, 'operator@example.com')).toHaveLength(1)
      expect(lines.filter((line) => line.includes('SMS stopped'))).toHaveLength(1)
      // Email continues.
      await person(server, 'Emil Email')
      server.clock.advance(hour)
      expect(await askForCode(server, phoneInRange(40), { ip: network(99) })).toEqual({ success: true })
    })
  })

  it('with codes that few networks request, or that go to few ranges or one country, don’t stop the others', async () => {
    const env = { SMS_COUNTRIES: 'us, ca', SUPPORT_EMAIL: 'operator@example.com' }
    await within(kind, { env, strictLimits: true }, async (server) => {
      const isCodeSent = async (phone: string, ip: string): Promise<boolean> =>
        (await askForCode(server, phone, { ip, deviceId: `at ${ip}` }))?.success ?? false
      const count = async (asked: Promise<boolean>[]) => (await Promise.all(asked)).filter((isSent) => isSent).length
      const numbers = Array.from({ length: 25 }, (_, at) => at)
      // The hundred codes of four networks that used to stop everyone.
      let ofNetworks = 0
      for (const from of [1, 2, 3, 4])
        ofNetworks += await count(numbers.map((at) => isCodeSent(phoneInRange(at + 25 * from), network(from))))
      expect(ofNetworks, 'ten from each network').toBe(40)
      const one = await count(numbers.map((at) => isCodeSent(`+1415999${1_000 + at}`, network(100 + at))))
      expect(one, 'ten to one range').toBe(10)
      expect(await isCodeSent(phoneInRange(400), network(200)), 'half may go to one country').toBe(false)
      expect(await isCodeSent('+14165551234', network(201)), 'another country').toBe(true)
      const warnings = await readOutbox(server.services.db, 'operator@example.com')
      expect(warnings.map(({ body }) => body.includes('to one country'))).toEqual([true])
    })
  })

  it('of a day are reserved in part: for verified numbers, and for their holders', async () => {
    const env = { SMS_DAILY_MAX: '40', SUPPORT_EMAIL: 'operator@example.com' }
    await within(kind, { env, strictLimits: true }, async (server) => {
      const owner = await personByPhone(server, 'Ona')
      const sendProof = async (): Promise<boolean> => {
        const { result } = await attempt(server, 'sendProofCode', { pii: { phoneNumber: owner.phone } }, owner)
        return result?.success ?? false
      }
      for (let at = 0; at < 30; at += 1) {
        const [phoneNumber, ip] = [phoneInRange(at), network(at)]
        if (!(await askForCode(server, phoneNumber, { ip }))?.success) continue
        const code = await lastCode(server, phoneNumber)
        await call(server, 'signInWithPhoneAndCode', { phoneNumber, code }, { ip })
      }
      expect(await smsTo(server), 'half for unverified numbers').toHaveLength(20)
      expect(await readOutbox(server.services.db, 'operator@example.com')).toHaveLength(1)
      const hosts = { hostId: owner.userId }
      const about = async (at: number): Promise<boolean> =>
        sendSms(server.services, { key: `party/${at}`, to: phoneInRange(at), body: 'Hi', budget: hosts }).then(
          () => true,
          () => false,
        )
      const parties: boolean[] = []
      for (let at = 0; at < 30; at += 1) parties.push(await about(at))
      expect(
        parties.filter((isSent) => isSent),
        'and up to nine tenths for parties',
      ).toHaveLength(16)
      expect(await askForCode(server, owner.phone, { ip: network(99), deviceId: 'stranger' })).toMatchObject({
        success: false,
      })
      expect([await sendProof(), await askForCode(server, owner.phone)]).toEqual([true, { success: true }])
      expect(await smsTo(server)).toHaveLength(38)
    })
  })

  it('with codes that strangers request, and about parties, leave a number’s holder their own', async () => {
    await within(kind, { strictLimits: true }, async (server) => {
      const owner = await personByPhone(server, 'Ona')
      const codeResults = []
      for (let at = 0; at < 6; at += 1)
        codeResults.push(await askForCode(server, owner.phone, { ip: network(at), deviceId: `stranger-${at}` }))
      expect(codeResults.at(-1)).toBeUndefined()
      for (let at = 0; at < 40; at += 1)
        await sendSms(server.services, {
          key: `party/${at}`,
          to: owner.phone,
          body: 'Hi',
          budget: { hostId: randomUUID() },
        }).catch(() => undefined)
      expect((await smsTo(server, owner.phone)).filter(({ body }) => body === 'Hi')).toHaveLength(30)
      const pii = { phoneNumber: owner.phone }
      expect((await attempt(server, 'sendProofCode', { pii }, owner)).result).toEqual({ success: true })
      expect(await askForCode(server, owner.phone)).toEqual({ success: true })
    })
  })

  it('stop when many links to guests’ data are requested for numbers that anyone entered', async () => {
    await within(kind, { env: { SMS_DAILY_MAX: '30' }, strictLimits: true }, async (server) => {
      const event = await party(server, await person(server, 'Hana Host'), { openInvite: true })
      for (let at = 0; at < 8; at += 1) {
        const invitee = { inviteeId: randomUUID(), name: 'Lina', phone: freshPhone(), rsvpStatus: 'YES' as const }
        const { token = '' } = await call(server, 'updateAttendanceByLink', { eventId: event.id, invitee })
        await server.app.inject({
          method: 'POST',
          url: `/event/${event.id}/my-data?${new URLSearchParams({ iu: invitee.inviteeId, token })}`,
          payload: 'do=send',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          remoteAddress: network(at),
        })
      }
      expect(await smsTo(server)).toHaveLength(3)
    })
  })

  it('about an account use up the budgets of its number and of the installation', async () => {
    await within(kind, { strictLimits: true }, async (server) => {
      const to = { kind: 'phone' as const, value: freshPhone() }
      const device = { userAgent: 'Firefox', place: { network: '203.0.113.0/24', country: null } }
      for (let at = 0; at < 40; at += 1) {
        const fields = { key: `account/${randomUUID()}`, detail: '', at: server.clock.now() }
        const notice = { ...fields, to, kind: 'signedIn' as const, device }
        await holdNotice(server, notice)
        await deliverAccountNotice(server.services, notice)
      }
      const sentSms = await smsTo(server, to.value)
      const segments = sentSms.reduce((sum, { body }) => sum + smsSegments(body), 0)
      expect(segments).toBeGreaterThan(0)
      expect(segments).toBeLessThanOrEqual(30)
    })
  })

  it('stop at the daily maximum, even those of holders', async () => {
    const env = { SMS_DAILY_MAX: '4', SUPPORT_EMAIL: 'operator@example.com' }
    await within(kind, { env, strictLimits: true }, async (server) => {
      const owner = await personByPhone(server, 'Ona')
      const codeResults = []
      for (let at = 0; at < 5; at += 1) codeResults.push(await askForCode(server, owner.phone))
      expect(codeResults.filter((result) => result?.success)).toHaveLength(3)
      expect(codeResults.at(-1)?.errorMessage).toContain('paused')
      expect(await readOutbox(server.services.db, 'operator@example.com')).toHaveLength(1)
    })
  })

  it('to one number are limited per day, and email takes over', async () => {
    await within(kind, { strictLimits: true }, async (server) => {
      const host = await person(server, 'Hana Host')
      const guest = await person(server, 'Gus')
      const phone = freshPhone()
      await verifyPii(server, guest, { phoneNumber: phone })
      const event = await party(server, host, { openInvite: true })
      const inviteeId = await comeByLink(server, event, phone, guest)
      const { db } = server.services
      await db
        .updateTable('invitees')
        .set({ email: guest.email, email_normalized: guest.email })
        .where('invitee_id', '=', inviteeId)
        .execute()
      for (let at = 0; at < 35; at += 1) await announce(server, event, host)
      // The first SMS has the code that verified the number.
      const about = (await smsTo(server, phone)).filter(({ body }) => !/\b\d{6}\b/.test(body))
      const segments = about.reduce((sum, { body }) => sum + smsSegments(body), 0)
      expect(segments).toBeLessThanOrEqual(30)
      expect(segments).toBeGreaterThan(25)
      const mails = (await readOutbox(db, guest.email)).filter(({ subject }) => subject.includes('sent a message'))
      expect(mails.length + (await smsTo(server, phone)).length).toBe(35 + 1)
    })
  })
})

describe('the number of SMS that a text is billed as', () => {
  it.each([
    ['a'.repeat(160), 1],
    ['a'.repeat(161), 2],
    ['a'.repeat(306), 2],
    ['a'.repeat(307), 3],
    // The 67th place of each segment stays empty, because an emoji takes up two.
    ['🎈'.repeat(66), 2],
    ['🎈'.repeat(67), 3],
    ['€'.repeat(80), 1],
    ['€'.repeat(81), 2],
    ['я'.repeat(70), 1],
    ['я'.repeat(71), 2],
    ['🎉'.repeat(35), 1],
    ['🎉'.repeat(36), 2],
    ['', 1],
  ])('of %s is %i', (text, segments) => {
    expect(smsSegments(text)).toBe(segments)
  })
})
