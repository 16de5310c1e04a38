import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { freshPhone } from '../../support/accounts.ts'
import { attempt, reasonOf } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

async function within(kind: Parameters<typeof testServer>[0], act: (server: TestServer) => Promise<void>) {
  const server = await testServer(kind, { strictLimits: true })
  try {
    await act(server)
  } finally {
    await server.end()
  }
}

describe.each(databaseKinds)('limits of networks on %s', (kind) => {
  it('count each /64, /56 and /48 of IPv6, and none of the networks around one that is refused', async () => {
    await within(kind, async (server) => {
      /** Requests codes from a network until it is refused, and returns how many were sent. */
      const askFrom = async (ip: string): Promise<number> => {
        for (let sentCount = 0; ; sentCount += 1) {
          const emailAddress = `${randomUUID()}@example.com`
          if (await reasonOf(server, 'sendEmailSignInCode', { emailAddress }, { ip, deviceId: randomUUID() }))
            return sentCount
        }
      }
      const once = [await askFrom('2001:db8:1:100::1'), await askFrom('2001:db8:1:100::2')]
      expect(once, 'one /64').toEqual([30, 0])
      expect([await askFrom('2001:db8:1:1ff::1'), await askFrom('2001:db8:1:101::1')], 'one /56').toEqual([30, 0])
      expect([await askFrom('2001:db8:1:200::1'), await askFrom('2001:db8:1:300::1')], 'one /48').toEqual([30, 0])
      const refusedLimits = server.services.db
        .selectFrom('rate_limits')
        .select('points')
        .where('key', 'like', '%:300::/%')
      expect(await refusedLimits.execute(), 'a /64 and /56 whose /48 is used up').toEqual([
        { points: 0 },
        { points: 0 },
      ])
      expect(await askFrom('2001:db8:2::1'), 'another /48').toBe(30)
      expect([await askFrom('203.0.113.1'), await askFrom('203.0.113.1')], 'an IPv4 address').toEqual([30, 0])
      expect(await askFrom('203.0.113.2'), 'its neighbor').toBe(30)
    })
  })

  it.each([
    ['the /64s of a /48', (at: number) => `2001:db8:1:${(at * 256 + at).toString(16)}::1`],
    ['the addresses of a /24', (at: number) => `203.0.113.${at}`],
  ])('keep %s from stopping the SMS codes of everyone', async (_networks, ipOf) => {
    await within(kind, async (server) => {
      const ask = async (phoneNumber: string, ip: string, deviceId: string): Promise<boolean> =>
        (await attempt(server, 'sendPhoneSignInCode', { phoneNumber }, { ip, deviceId })).result?.success ?? false
      let sentCount = 0
      for (let net = 0; net < 10; net += 1)
        for (let at = 0; at < 10; at += 1)
          if (await ask(`+1415${200 + net}${1_000 + at}`, ipOf(net), 'bot')) sentCount += 1
      expect(sentCount).toBe(30)
      expect(await ask(freshPhone(), '198.51.100.7', 'owner')).toBe(true)
    })
  })
})
