import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { person } from '../../support/builders.ts'
import { reasonOf } from '../../support/rpcClient.ts'
import { testServer } from '../../support/testServer.ts'

describe('limits of adding contacts', () => {
  it('stop one user from sending many codes, from any network', async () => {
    const server = await testServer('any', { strictLimits: true })
    const mallory = await person(server, 'Mallory')
    const statuses: (string | undefined)[] = []
    for (let at = 0; at < 21; at += 1) {
      const pii = { emailAddress: `${randomUUID()}@example.com` }
      statuses.push(await reasonOf(server, 'sendPiiVerificationCode', { pii }, { ...mallory, ip: `10.0.${at}.1` }))
    }
    expect(statuses.filter((reason) => reason === 'rateLimited')).toHaveLength(1)
    await server.end()
  })
})
