import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readOutbox } from '../../../../server/providers/outbox/outbox.ts'
import { freshPhone, personByPhone, verifyPii } from '../../../support/accounts.ts'
import { person } from '../../../support/builders.ts'
import { attempt, call } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

const stranger = { deviceId: 'stranger', ip: '203.0.113.9' }

describe.each(databaseKinds)('a phone that texts STOP, on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.end())

  const text = (From: string, Body: string) =>
    server.app.inject({
      method: 'POST',
      url: '/webhooks/sms',
      payload: new URLSearchParams({ From, Body, MessageSid: randomUUID().replaceAll('-', '') }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const countOf = async (phone: string): Promise<number> => (await readOutbox(server.services.db, phone)).length

  it('gets no codes that strangers request, who aren’t told, until it texts START', async () => {
    const [stoppedPhone, other] = [freshPhone(), freshPhone()]
    expect((await text(stoppedPhone, 'STOP')).body).toContain('sign-in codes included')
    const requestCode = async (phoneNumber: string) =>
      (await attempt(server, 'sendPhoneSignInCode', { phoneNumber }, stranger)).result
    expect(await requestCode(stoppedPhone)).toEqual(await requestCode(other))
    expect([await countOf(stoppedPhone), await countOf(other)]).toEqual([0, 1])
    const mallory = await person(server, 'Mallory')
    const pii = { phoneNumber: stoppedPhone }
    expect((await attempt(server, 'sendPiiVerificationCode', { pii }, mallory)).result).toEqual({ success: true })
    expect(await countOf(stoppedPhone)).toBe(0)
    await text(stoppedPhone, 'START')
    await requestCode(stoppedPhone)
    expect(await countOf(stoppedPhone)).toBe(1)
  })

  it('gets no codes of its owner either, who learns why', async () => {
    const owner = await personByPhone(server, 'Ona')
    const before = await countOf(owner.phone)
    await text(owner.phone, 'STOP')
    const pii = { phoneNumber: owner.phone }
    const refusal = { success: false, errorMessage: expect.stringContaining('START') }
    expect((await attempt(server, 'sendProofCode', { pii }, owner)).result).toEqual(refusal)
    expect((await attempt(server, 'sendPhoneSignInCode', pii)).result).toEqual(refusal)
    expect(await countOf(owner.phone)).toBe(before)
    await text(owner.phone, 'START')
    expect((await attempt(server, 'sendProofCode', { pii }, owner)).result).toEqual({ success: true })
  })

  it('gets codes after an opt-out in the profile, which isn’t from the phone', async () => {
    const owner = await person(server, 'Olga')
    const phoneNumber = freshPhone()
    await verifyPii(server, owner, { phoneNumber })
    const before = await countOf(phoneNumber)
    const permission = { grantedTextPermission: false, textPermissionStatus: 'rejected' as const }
    await call(server, 'updateElkUser', permission, owner)
    expect((await attempt(server, 'sendPhoneSignInCode', { phoneNumber }, stranger)).result?.success).toBe(true)
    expect(await countOf(phoneNumber)).toBe(before + 1)
  })
})
