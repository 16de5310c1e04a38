import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { strangersKey, mailboxKey } from '../../../../server/accounts/signIn/signInCode.ts'
import { person, signInInput, verify } from '../../../support/builders.ts'
import { attempt } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer } from '../../../support/testServer.ts'

const freshEmail = () => `${randomUUID()}@example.com`

describe('limits of sign-in', () => {
  it('slow down codes to one address and from one network', async () => {
    const server = await testServer('any', { strictLimits: true })
    const send = (emailAddress: string, ip: string) => attempt(server, 'sendEmailSignInCode', { emailAddress }, { ip })
    const victim = freshEmail()
    const codeResults = []
    for (let at = 0; at < 6; at += 1) codeResults.push(await send(victim, `10.0.0.${at}`))
    expect(codeResults.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
    expect(codeResults.at(-1)?.failure?.retryAfter).toBeGreaterThan(0)
    const taggedAddress = victim.replace('@', '+party@')
    expect((await send(taggedAddress, '10.0.1.1')).status, 'a tagged address is the same mailbox').toBe(429)
    const { keys } = server.services
    const mailboxes = ['ana.lopez', 'a.n.a.lopez', 'analopez+party'].map((local) =>
      mailboxKey(keys, { kind: 'email', value: `${local}@gmail.com` }),
    )
    expect(new Set(mailboxes).size, 'Gmail ignores dots').toBe(1)
    const elsewhere = ['ana.lopez', 'analopez'].map((local) =>
      mailboxKey(keys, { kind: 'email', value: `${local}@example.com` }),
    )
    expect(new Set(elsewhere).size).toBe(2)
    // Thirty addresses of one IPv6 subscriber count as one.
    const many = []
    for (let at = 0; at < 31; at += 1) many.push((await send(freshEmail(), `2001:db8:1:2::${at + 1}`)).status)
    expect(many.filter((status) => status === 429)).toHaveLength(1)
    await server.end()
  })

  it.each(databaseKinds)('don’t let strangers lock an owner out of their own browser, on %s', async (kind) => {
    const server = await testServer(kind, { strictLimits: true })
    const [owner, other] = [await person(server, 'Ona Owner'), await person(server, 'Otto Other')]
    const { email: emailAddress } = owner
    let networks = 0
    const ask = async (deviceId: string, to = emailAddress) => {
      const ip = `10.0.0.${(networks += 1)}`
      return (await attempt(server, 'sendEmailSignInCode', { emailAddress: to }, { deviceId, ip })).status
    }
    const statuses = []
    for (let at = 0; at < 6; at += 1) statuses.push(await ask(`stranger-${at}`))
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
    const proof = async () => (await attempt(server, 'sendProofCode', { pii: { emailAddress } }, owner)).status
    expect([await ask('web-test'), await proof()], 'the owner’s own browser').toEqual([200, 200])
    const signedOut = await attempt(server, 'signOut', {}, { ...owner, cookies: { authToken: owner.refreshToken } })
    expect(signedOut.status).toBe(200)
    expect(await ask('web-test'), 'the owner’s browser after signing out').toBe(200)
    expect(await ask('stranger-9'), 'a stranger').toBe(429)
    // Other people's browsers are strangers, and the owner's browser has limits, too.
    const { result } = await attempt(
      server,
      'authenticate',
      { ...signInInput, deviceId: 'web-other' },
      {
        identityToken: await verify(server, other.email),
      },
    )
    expect([result?.userId, await ask('web-other')]).toEqual([other.userId, 429])
    const again = []
    for (let at = 0; at < 5; at += 1) again.push(await ask('web-test'))
    expect(again).toContain(429)
    await server.end()
  })

  it('stop after twenty codes a day to one address', async () => {
    const server = await testServer('any', { strictLimits: true })
    const emailAddress = freshEmail()
    const send = () => attempt(server, 'sendEmailSignInCode', { emailAddress })
    await send()
    const contact = { kind: 'email' as const, value: emailAddress }
    const key = strangersKey(server.services.keys, { contact, asker: { deviceId: 'web-test' } })
    await server.services.rateLimits.take('codeToDestinationInDay', key, 19)
    const { failure } = await send()
    expect(failure?.reason).toBe('rateLimited')
    expect(failure?.retryAfter).toBeGreaterThan(80_000)
    await server.end()
  })
})
