import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { mailboxKey } from '../../../../server/accounts/signIn/signInCode.ts'
import { attempt } from '../../../support/rpcClient.ts'
import { testServer } from '../../../support/testServer.ts'

const freshEmail = () => `${randomUUID()}@example.com`

describe('limits of sign-in', () => {
  it('slow down codes to one address and from one network', async () => {
    const server = await testServer('any', { strictLimits: true })
    const send = (emailAddress: string, ip: string) => attempt(server, 'sendEmailSignInCode', { emailAddress }, { ip })
    const victim = freshEmail()
    const sent = []
    for (let at = 0; at < 6; at += 1) sent.push(await send(victim, `10.0.0.${at}`))
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
    expect(sent.at(-1)?.failure?.retryAfter).toBeGreaterThan(0)
    const tagged = victim.replace('@', '+party@')
    expect((await send(tagged, '10.0.1.1')).status, 'a tagged address is the same mailbox').toBe(429)
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

  it('stop after twenty codes a day to one address', async () => {
    const server = await testServer('any', { strictLimits: true })
    const emailAddress = freshEmail()
    const send = () => attempt(server, 'sendEmailSignInCode', { emailAddress })
    await send()
    const mailbox = mailboxKey(server.services.keys, { kind: 'email', value: emailAddress })
    await server.services.rateLimits.take('codeToDestinationInDay', mailbox, 19)
    const { failure } = await send()
    expect(failure?.reason).toBe('rateLimited')
    expect(failure?.retryAfter).toBeGreaterThan(80_000)
    await server.end()
  })
})
