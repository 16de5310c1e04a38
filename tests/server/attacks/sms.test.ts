import { describe, expect, it } from 'vitest'
import { freshPhone, personByPhone } from '../../support/accounts.ts'
import { lastCode } from '../../support/builders.ts'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import { attempt, call } from '../../support/rpcClient.ts'
import { stopSms } from '../../../server/accounts/profile/smsPermission.ts'
import { inTransaction } from '../../../server/database/inTransaction.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer } from '../../support/testServer.ts'

describe.each(databaseKinds)('reader B SMS on %s', (kind) => {
  it('S1 one /56 stops the codes of everyone', async () => {
    const server = await testServer(kind, { strictLimits: true })
    try {
      const ask = async (phoneNumber: string, ip: string, deviceId: string) =>
        (await attempt(server, 'sendPhoneSignInCode', { phoneNumber }, { ip, deviceId })).result
      let sent = 0
      for (let net = 0; net < 10; net += 1)
        for (let at = 0; at < 10; at += 1)
          if ((await ask(`+1415${200 + net}${1000 + at}`, `2001:db8:1:${net.toString(16)}::1`, 'bot'))?.success)
            sent += 1
      const victim = await ask(freshPhone(), '198.51.100.7', 'victim')
      console.log('S1', sent, victim)
      expect(victim?.success).toBe(true)
    } finally {
      await server.end()
    }
  })

  it('S2 four holders use up the day', async () => {
    const server = await testServer(kind, { strictLimits: true, env: { SMS_DAILY_MAX: '100' } })
    try {
      const { db } = server.services
      const forget = () => db.deleteFrom('rate_limits').where('key', 'like', 'codeToDestination:%').execute()
      const reader = await personByPhone(server, 'Victor')
      const own = []
      for (let at = 0; at < 4; at += 1) own.push(await personByPhone(server, 'Bot'))
      let sent = 0
      for (const one of own)
        for (let at = 0; at < 30; at += 1) {
          if (at % 5 === 0) await forget()
          const pii = { phoneNumber: one.phone }
          if (at < 18) {
            if ((await attempt(server, 'sendProofCode', { pii }, one)).result?.success) sent += 1
          } else if ((await attempt(server, 'sendPhoneSignInCode', pii)).result?.success) sent += 1
        }
      const victim = await attempt(server, 'sendProofCode', { pii: { phoneNumber: reader.phone } }, reader)
      console.log('S2', sent, victim.result, victim.failure)
      expect(victim.result?.success).toBe(true)
    } finally {
      await server.end()
    }
  })

  it('S3 strangers send codes to a number that texted STOP', async () => {
    const server = await testServer(kind, { strictLimits: true })
    try {
      const { db, keys, clock } = server.services
      const phoneNumber = freshPhone()
      await inTransaction(db, (tx) => stopSms(tx, keys.addressKey, phoneNumber, clock.now()))
      const result = await call(
        server,
        'sendPhoneSignInCode',
        { phoneNumber },
        { deviceId: 'stranger', ip: '203.0.113.9' },
      )
      console.log(
        'S3',
        result,
        (await readOutbox(db, phoneNumber)).length,
        (await lastCode(server, phoneNumber)).length,
      )
      expect((await readOutbox(db, phoneNumber)).length).toBe(0)
    } finally {
      await server.end()
    }
  })
})
