import { expect, it } from 'vitest'
import { smsSegments } from '../../../server/accounts/sms/smsSegments.ts'
import { prove } from '../../support/load/figure.ts'
import { attempt } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer } from '../../support/testServer.ts'

/** The number of networks, each of which requests codes for two numbers. */
const networks = Number(process.env.PROOF_SMS ?? 200)
const dailyMax = 1_000

/** Returns a number of one of many ranges, because few codes go to one range. */
const phoneInRange = (number: number): string =>
  `+1415${200 + (number % 700)}${String(Math.floor(number / 700)).padStart(4, '0')}`

it.each(databaseKinds)(
  'an attacker with many networks and numbers causes few SMS, on %s',
  { timeout: 900_000 },
  async (kind) => {
    const env = { SMS_DAILY_MAX: String(dailyMax), SUPPORT_EMAIL: 'operator@example.com' }
    const server = await testServer(kind, { strictLimits: true, env })
    try {
      for (let at = 0; at < networks; at += 1)
        for (const phoneNumber of [phoneInRange(2 * at), phoneInRange(2 * at + 1)])
          await attempt(server, 'sendPhoneSignInCode', { phoneNumber }, { ip: `2001:db8:${at.toString(16)}::1` })
      const outbox = await server.services.db.selectFrom('outbox').selectAll().execute()
      const segments = outbox
        .filter(({ kind: channel }) => channel === 'sms')
        .reduce((sum, { body }) => sum + smsSegments(body), 0)
      const warnings = outbox.filter(({ recipient }) => recipient === 'operator@example.com').length
      prove(
        {
          what: `${kind}: SMS in an hour, for ${2 * networks} codes from ${networks} networks`,
          value: segments,
          max: dailyMax / 10,
        },
        { what: `${kind}: emails that warn the operator`, value: warnings, least: 1, max: 1 },
      )
      expect(segments).toBeGreaterThan(0)
    } finally {
      await server.end()
    }
  },
)
