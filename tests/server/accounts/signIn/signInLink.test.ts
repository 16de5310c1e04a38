import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readOutbox } from '../../../../server/providers/outbox/outbox.ts'
import { lastLink } from '../../../support/accounts.ts'
import { person, signInInput, verify, type Person } from '../../../support/builders.ts'
import { attempt, call, reasonOf } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

const decode = (text: string | null | undefined): string => Buffer.from(text ?? '', 'base64url').toString()

describe.each(databaseKinds)('a sign-in link on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.end())

  const linkOf = async ({ email }: Pick<Person, 'email'>) => {
    await call(server, 'sendEmailSignInCode', { emailAddress: email })
    const link = await lastLink(server, email)
    const userId = decode(link?.searchParams.get('userId'))
    const refreshToken = decode(link?.searchParams.get('refreshToken'))
    return { userId, refreshToken, deviceId: 'web-test' }
  }

  it('is sent with the code of a known address and signs its owner in, once [SIGN-11, RPC-11, RPC-12]', async () => {
    const someone = await person(server, 'Lin Link')
    const link = await linkOf(someone)
    expect(link.userId).toBe(someone.userId)
    const { customToken: identityToken } = await call(server, 'signInWithRefreshToken', link)
    const session = await call(server, 'authenticate', signInInput, { identityToken })
    expect(session.userId).toBe(someone.userId)
    expect(await reasonOf(server, 'signInWithRefreshToken', link)).toBe('linkInvalid')
  })

  it('works for one of many parallel calls', async () => {
    const link = await linkOf(await person(server, 'Lin Link'))
    const calls = await Promise.all([1, 2, 3, 4].map(() => reasonOf(server, 'signInWithRefreshToken', link)))
    expect(calls.filter((reason) => reason === undefined)).toHaveLength(1)
  })

  it('expires when a code signs in, unlike others’ links', async () => {
    const [someone, other] = [await person(server, 'Lin Link'), await person(server, 'Otto')]
    const [first, second, theirLink] = [await linkOf(someone), await linkOf(someone), await linkOf(other)]
    await verify(server, someone.email)
    for (const link of [first, second])
      expect(await reasonOf(server, 'signInWithRefreshToken', link)).toBe('linkInvalid')
    expect(await reasonOf(server, 'signInWithRefreshToken', theirLink)).toBeUndefined()
  })

  it('expires when another link to the same address is used', async () => {
    const someone = await person(server, 'Lin Link')
    const [first, second] = [await linkOf(someone), await linkOf(someone)]
    expect(await reasonOf(server, 'signInWithRefreshToken', second)).toBeUndefined()
    expect(await reasonOf(server, 'signInWithRefreshToken', first)).toBe('linkInvalid')
  })

  it('works for 24 hours [SIGN-11]', async () => {
    const [first, second] = [await linkOf(await person(server, 'Lin')), await linkOf(await person(server, 'Lou'))]
    server.clock.advance(24 * 3_600_000 - 1)
    expect(await reasonOf(server, 'signInWithRefreshToken', first)).toBeUndefined()
    server.clock.advance(1)
    expect(await reasonOf(server, 'signInWithRefreshToken', second)).toBe('linkInvalid')
  })

  it("only works for its user, and isn't used up by another", async () => {
    const [someone, other] = [await person(server, 'Lin Link'), await person(server, 'Otto')]
    const link = await linkOf(someone)
    for (const userId of [other.userId, randomUUID()])
      expect(await reasonOf(server, 'signInWithRefreshToken', { ...link, userId })).toBe('linkInvalid')
    const cut = { ...link, refreshToken: link.refreshToken.slice(1) }
    expect(await reasonOf(server, 'signInWithRefreshToken', cut)).toBe('linkInvalid')
    expect(await reasonOf(server, 'signInWithRefreshToken', link)).toBeUndefined()
  })

  it('is stored as a hash, and opens no session by itself', async () => {
    const someone = await person(server, 'Lin Link')
    const link = await linkOf(someone)
    const rows = await server.services.db.selectFrom('sign_in_links').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(link.refreshToken)
    const input = { userId: link.userId, deviceId: 'web-test', refreshToken: link.refreshToken, timestamp: 1 }
    expect(await reasonOf(server, 'refetchAccessToken', input)).toBe('sessionExpired')
    const caller = { accessToken: link.refreshToken }
    expect(await reasonOf(server, 'fetchEvents', {}, caller)).toBe('sessionExpired')
  })

  it('expires with the address that it was sent to, and with the account', async () => {
    const [someone, other] = [await person(server, 'Lin Link'), await person(server, 'Gone')]
    const [link, deadLink] = [await linkOf(someone), await linkOf(other)]
    await server.services.db.deleteFrom('user_contacts').where('user_id', '=', someone.userId).execute()
    expect(await reasonOf(server, 'signInWithRefreshToken', link)).toBe('linkInvalid')
    await call(server, 'deleteAccount', {}, other)
    expect(await reasonOf(server, 'signInWithRefreshToken', deadLink)).toBe('linkInvalid')
  })

  it('discloses nothing about unknown addresses: same result, same rows, and an email without a link', async () => {
    const { db } = server.services
    const count = async () => ({
      links: (await db.selectFrom('sign_in_links').select('hash').execute()).length,
      codes: (await db.selectFrom('sign_in_codes').select('destination').execute()).length,
      mails: (await readOutbox(db, unknownAddress)).length,
    })
    const unknownAddress = `${randomUUID()}@example.com`
    const someone = await person(server, 'Kim Known')
    const before = await count()
    const knownResult = await attempt(server, 'sendEmailSignInCode', { emailAddress: someone.email })
    const between = await count()
    const other = await attempt(server, 'sendEmailSignInCode', { emailAddress: unknownAddress })
    const after = await count()
    expect(other).toEqual(knownResult)
    expect(after.links - between.links).toBe(between.links - before.links)
    expect(after.codes - between.codes).toBe(1)
    expect(await lastLink(server, unknownAddress)).toBeUndefined()
    const orphans = await db.selectFrom('sign_in_links').selectAll().where('user_id', 'is', null).execute()
    expect(JSON.stringify(orphans)).not.toContain(unknownAddress)
  })
})

describe('limits of sign-in links', () => {
  it('stop one network from trying many', async () => {
    const server = await testServer('any', { strictLimits: true })
    const input = { userId: randomUUID(), deviceId: 'web-test', refreshToken: 'x'.repeat(43) }
    await server.services.rateLimits.takeFrom('linkTryFromAddress', '2001:db8:1:2::/64', 59)
    const from = (ip: string) => reasonOf(server, 'signInWithRefreshToken', input, { ip })
    expect(await from('2001:db8:1:2::1')).toBe('linkInvalid')
    expect(await from('2001:db8:1:2::2')).toBe('rateLimited')
    expect(await from('2001:db8:1:3::1')).toBe('linkInvalid')
    await server.end()
  })
})
