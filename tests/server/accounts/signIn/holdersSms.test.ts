import { describe, expect, it } from 'vitest'
import { freshPhone, personByPhone } from '../../../support/accounts.ts'
import { attempt } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

type Owner = Awaited<ReturnType<typeof personByPhone>>

async function withOwners(
  kind: Parameters<typeof testServer>[0],
  phones: readonly string[],
  act: (server: TestServer, owners: Owner[]) => Promise<void>,
): Promise<void> {
  const server = await testServer(kind, { strictLimits: true, env: { SMS_DAILY_MAX: '100' } })
  try {
    const owners: Owner[] = []
    for (const phone of phones) owners.push(await personByPhone(server, 'Ona', phone))
    await act(server, owners)
  } finally {
    await server.end()
  }
}

/** Returns numbers that share their ranges with no others. */
const phonesInRanges = (count: number): string[] => Array.from({ length: count }, (_, at) => `+1415${200 + at}0100`)

/** Requests a code to an owner's number in the owner's session, and returns true if it is sent. */
const sendProof = async (server: TestServer, owner: Owner): Promise<boolean> =>
  (await attempt(server, 'sendProofCode', { pii: { phoneNumber: owner.phone } }, owner)).result?.success ?? false

/** Requests as many codes for one owner as a day allows, and returns how many are sent. */
async function useUp(server: TestServer, owner: Owner): Promise<number> {
  let sentCount = 0
  for (let at = 0; at < 6; at += 1) {
    if (await sendProof(server, owner)) sentCount += 1
    const pii = { phoneNumber: owner.phone }
    if ((await attempt(server, 'sendPhoneSignInCode', pii)).result?.success) sentCount += 1
  }
  return sentCount
}

describe.each(databaseKinds)('SMS to the holders of numbers on %s', (kind) => {
  it.each([4, 20])('leave codes for the others, although %i holders request as many as they can', async (count) => {
    await withOwners(kind, phonesInRanges(count + 1), async (server, [owner, ...others]) => {
      if (!owner) throw new Error('no owner')
      let sentCount = 0
      for (const other of others) sentCount += await useUp(server, other)
      expect(sentCount, 'three to each number, and three that all share').toBe(3 * count + 3)
      expect(await sendProof(server, owner)).toBe(true)
      const codeResult = await attempt(
        server,
        'sendPhoneSignInCode',
        { phoneNumber: freshPhone() },
        { deviceId: 'new' },
      )
      expect(codeResult.result?.success).toBe(true)
    })
  })

  it('are limited for a range of numbers', async () => {
    const phones = Array.from({ length: 8 }, (_, at) => `+1415200010${at}`)
    await withOwners(kind, [...phones, '+14152010100'], async (server, owners) => {
      let sentCount = 0
      for (const owner of owners.slice(0, -1))
        for (let at = 0; at < 2; at += 1) if (await sendProof(server, owner)) sentCount += 1
      expect(sentCount).toBe(12)
      for (const owner of owners.slice(-1)) expect(await sendProof(server, owner), 'to another range').toBe(true)
    })
  })

  it('are enough for an owner who signs in, proves their presence and tries again', async () => {
    await withOwners(kind, [freshPhone()], async (server, [owner]) => {
      if (!owner) throw new Error('no owner')
      const sentCodes = []
      for (let at = 0; at < 6; at += 1) sentCodes.push(await sendProof(server, owner))
      expect(sentCodes.slice(0, 5)).toEqual([true, true, true, true, true])
    })
  })
})
