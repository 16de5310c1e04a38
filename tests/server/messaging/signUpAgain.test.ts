import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import { removeExpired } from '../../../server/web/removeExpired.ts'
import { merge, verifyPii } from '../../support/accounts.ts'
import { party, person, rowOf, type Person } from '../../support/builders.ts'
import { eventually } from '../../support/eventually.ts'
import { attempt, call } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const day = 86_400_000
const fresh = (): string => `${randomUUID()}@example.com`

describe.each(databaseKinds)('a host who deletes the account and signs up again, on %s,', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind, { strictLimits: true, env: { NEW_HOST_INVITATIONS: '10' } })
    // Keeps the shared cover image of the test parties in use.
    await party(server, await person(server, 'Kate Keeper'))
  })
  afterAll(() => server.end())

  let networks = 0
  const signUp = (email = fresh()): Promise<Person> => person(server, 'Hana Host', email)
  /** Invites addresses to a new party. Returns the party, and the reason why the invitations were refused, if they were. */
  const invite = async (host: Person, addresses: readonly string[]) => {
    const event = await party(server, host)
    const invitees = addresses.map((email) => ({ inviteeId: randomUUID(), name: 'Gus', email }))
    await call(server, 'addInvitees', { eventId: event.id, invitees }, host)
    const inviteIds = invitees.map(({ inviteeId }) => inviteeId)
    const { failure } = await attempt(server, 'sendInvites', { eventId: event.id, inviteIds }, host)
    return { event, inviteIds, refused: failure?.reason }
  }
  const isSpared = async (host: Person, address: string): Promise<boolean> => {
    const { event, inviteIds } = await invite(host, [address])
    const { inviteStatus } = await eventually(async () => {
      const row = await rowOf(server, host, event, inviteIds[0] ?? '')
      return row.inviteStatus !== 'TRIGGERED' && row
    })
    return inviteStatus === 'FAILED'
  }
  /** Returns the path of the report page that the email about a party links to. */
  const reportPath = async (event: EventView, address: string): Promise<string> => {
    const mail = await eventually(async () =>
      (await readOutbox(server.services.db, address)).find(({ body }) => body.includes(event.id)),
    )
    const url = new URL(/Report this invitation: (\S+)/.exec(mail.body)?.[1] ?? 'none:')
    return `${url.pathname}${url.search}`
  }
  const post = async (url: string, fields: Record<string, string>, by?: Person): Promise<void> => {
    networks += 1
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      cookies: { authToken: by?.refreshToken ?? '' },
      remoteAddress: `2001:db8:${networks}::1`,
    })
    expect(statusCode).toBe(200)
  }
  const report = async (event: EventView, address: string, fields: Record<string, string>): Promise<void> =>
    post(await reportPath(event, address), fields)
  const leave = (host: Person) => call(server, 'deleteAccount', {}, host)
  const contactsOf = ({ userId }: Person) =>
    server.services.db.selectFrom('host_contacts').select('contact_key').where('host_id', '=', userId).execute()

  it('is still blocked, also with another address of the mailbox, until the guest unblocks one of the accounts', async () => {
    const [guest, name] = [fresh(), randomUUID()]
    const host = await signUp(`${name}@example.com`)
    const { event } = await invite(host, [guest])
    const path = await reportPath(event, guest)
    await post(path, { do: 'block' })
    await leave(host)
    const again = await signUp(`${name}+again@example.com`)
    expect(await isSpared(again, guest)).toBe(true)
    expect(await isSpared(again, fresh())).toBe(false)
    expect(await isSpared(await signUp(), guest)).toBe(false)
    await leave(again)
    const third = await signUp(`${name}@example.com`)
    expect(await isSpared(third, guest)).toBe(true)
    await post(path, { do: 'unblock' }, await person(server, 'Gus', guest))
    expect(await isSpared(third, guest)).toBe(false)
  })

  it('is still blocked after signing up with a contact that was added later, or adding the earlier one', async () => {
    const guest = fresh()
    const [first, second, third] = [fresh(), fresh(), fresh()]
    const host = await signUp(first)
    const { event } = await invite(host, [guest])
    await report(event, guest, { do: 'block' })
    await verifyPii(server, host, { emailAddress: second })
    await leave(host)
    const again = await signUp(second)
    await verifyPii(server, again, { emailAddress: third })
    await leave(again)
    expect(await isSpared(await signUp(third), guest)).toBe(true)
    const other = await signUp()
    expect(await isSpared(other, guest)).toBe(false)
    await verifyPii(server, other, { emailAddress: first })
    expect(await isSpared(other, guest)).toBe(true)
  })

  it('is still blocked over a chain of accounts that share contacts, also after leaving all of them', async () => {
    const [guest, one, two] = [fresh(), randomUUID(), randomUUID()]
    const main = await signUp(`${one}@example.com`)
    await verifyPii(server, main, { emailAddress: `${two}@example.com` })
    const spam = await signUp(`${one}+spam@example.com`)
    const { event } = await invite(spam, [guest])
    await report(event, guest, { do: 'block' })
    expect(await isSpared(main, guest)).toBe(true)
    expect(await isSpared(await signUp(`${two}+next@example.com`), guest)).toBe(true)
    await leave(spam)
    await leave(main)
    await removeExpired(server.services.db, server.clock.now())
    expect(await isSpared(await signUp(`${two}+last@example.com`), guest)).toBe(true)
    expect(await isSpared(await signUp(), guest)).toBe(false)
  })

  it('is still blocked after merging that account into another, and deleting it', async () => {
    const guest = fresh()
    const [host, main] = [await signUp(), await signUp()]
    const { event } = await invite(host, [guest])
    await report(event, guest, { do: 'block' })
    await merge(server, main, { emailAddress: host.email })
    await leave(main)
    expect(await isSpared(await signUp(host.email), guest)).toBe(true)
  })

  it('keeps the limits that reports lowered', async () => {
    const [host, guests] = [await signUp(), [fresh(), fresh()]]
    const { event } = await invite(host, guests)
    for (const guest of guests) await report(event, guest, { do: 'report', reason: 'spam', note: '' })
    await leave(host)
    server.clock.advance(day + 1)
    const again = await signUp(host.email)
    expect((await invite(again, [fresh(), fresh()])).refused).toBe('sendingLimit')
    expect((await invite(again, [fresh()])).refused).toBeUndefined()
  })

  it('has used up what the earlier account used up, and is forgotten once the limit is reset', async () => {
    const host = await signUp()
    expect((await invite(host, Array.from({ length: 10 }, fresh))).refused).toBeUndefined()
    await leave(host)
    const again = await signUp(host.email)
    expect((await invite(again, [fresh()])).refused).toBe('sendingLimit')
    await removeExpired(server.services.db, server.clock.now())
    expect(await contactsOf(host)).toHaveLength(1)
    server.clock.advance(day + 1)
    await removeExpired(server.services.db, server.clock.now())
    expect([await contactsOf(host), (await contactsOf(again)).length]).toEqual([[], 1])
  })

  it('is still blocked at all contacts of a guest who deletes an account', async () => {
    const [host, guest, later] = [await signUp(), await signUp(), fresh()]
    const { event } = await invite(host, [guest.email])
    await report(event, guest.email, { do: 'block' })
    await verifyPii(server, guest, { emailAddress: later })
    await leave(guest)
    expect(await isSpared(host, later)).toBe(true)
  })
})
