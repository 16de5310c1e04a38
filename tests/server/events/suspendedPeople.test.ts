import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OperatorActionName } from '../../../server/events/suspension/operatorAction.ts'
import { housekeeping } from '../../../server/web/housekeeping.ts'
import { runOperatorAction } from '../../../server/web/operator/operatorActions.ts'
import { merge, verifyPii } from '../../support/accounts.ts'
import {
  eventDraft,
  invite,
  lastCode,
  party,
  person,
  picture,
  signInInput,
  verify,
  type Person,
} from '../../support/builders.ts'
import { attempt, call, reasonOf } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const dayMs = 86_400_000

describe.each(databaseKinds)('the owner of a suspended account, on %s,', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.end())

  const act = (name: OperatorActionName, { userId }: Person) =>
    runOperatorAction(server.services, name, userId, {
      operator: 'ops@example.com',
      reason: 'Spam',
      now: server.clock.now(),
    })
  /** Suspends the account of a host with an upcoming party. `taggedEmail` is another address of the same mailbox. */
  const suspendHost = async () => {
    const name = `sam.${randomUUID().slice(0, 8)}`
    const spammer = await person(server, 'Sam Spammer', `${name}@example.com`)
    const photoUrl = await picture(server, spammer)
    await party(server, spammer, { startTime: server.clock.now() + 90 * dayMs, photoUrl })
    expect(await act('suspendAccount', spammer)).toBe('done')
    return { spammer, taggedEmail: `${name}+1@example.com` }
  }
  /** Signs up with a new address, and returns the reason for which that is refused. */
  const signUp = async (email: string) => {
    const identityToken = await verify(server, email)
    return reasonOf(server, 'createElkUser', { elkUser: { name: 'Sam Again' } }, { identityToken })
  }
  const signIn = async (email: string) =>
    reasonOf(server, 'authenticate', signInInput, { identityToken: await verify(server, email) })

  it('gets no other account with the same mailbox until the suspension is lifted', async () => {
    const { spammer, taggedEmail } = await suspendHost()
    expect(await signUp(taggedEmail)).toBe('accountSuspended')
    expect(await act('restoreAccount', spammer)).toBe('done')
    expect(await signUp(taggedEmail)).toBeUndefined()
  })

  it('gets none with the same address after the account was deleted, until the suspension is lifted', async () => {
    const { spammer, taggedEmail } = await suspendHost()
    server.clock.advance(31 * dayMs)
    await housekeeping(server.services, server.database.database)
    for (const email of [spammer.email, taggedEmail]) expect(await signUp(email), email).toBe('accountSuspended')
    server.clock.advance(400 * dayMs)
    await housekeeping(server.services, server.database.database)
    expect(await signUp(taggedEmail)).toBe('accountSuspended')
    // Their address is gone, so they can't be emailed.
    expect(await act('restoreAccount', spammer)).toBe('notMailed')
    expect(await signUp(spammer.email)).toBeUndefined()
    const { db } = server.services
    expect(await db.selectFrom('users').select('id').where('id', '=', spammer.userId).execute()).toEqual([])
  })

  it('hosts and invites no one with another account of the same mailbox, which they signed in to before', async () => {
    const email = `sam.${randomUUID().slice(0, 8)}@example.com`
    const [spammer, other] = [
      await person(server, 'Sam Spammer', email),
      await person(server, 'Sam Other', email.replace('@', '+1@')),
    ]
    const host = await person(server, 'Hana Host')
    const [ownParty, cohostedParty] = [await party(server, other), await party(server, host)]
    const [guest] = await invite(server, other, ownParty, ['Gina'])
    const { linkUuid } = await call(server, 'getCohostLink', { eventId: cohostedParty.id }, host)
    await act('suspendAccount', spammer)
    expect(await reasonOf(server, 'createEvent', { event: eventDraft(server) }, other)).toBe('accountSuspended')
    const acceptance = { eventId: cohostedParty.id, status: 'ACCEPTED' as const, linkUuid }
    expect(await reasonOf(server, 'updateCohostStatus', acceptance, other)).toBe('accountSuspended')
    expect(await signIn(other.email)).toBe('accountSuspended')
    const sending = { eventId: ownParty.id, inviteIds: [guest?.inviteeId ?? ''] }
    expect(await reasonOf(server, 'sendInvites', sending, other)).toBe('accountSuspended')
    const message = { eventId: ownParty.id, messageId: randomUUID(), message: 'Hello' }
    expect(await reasonOf(server, 'sendEventComment', message, other)).toBe('accountSuspended')
    const editInput = { eventId: ownParty.id, event: eventDraft(server, { title: 'Buy this' }) }
    expect(await reasonOf(server, 'editEventDetails', editInput, other)).toBe('accountSuspended')
    await act('restoreAccount', spammer)
    expect(await reasonOf(server, 'sendInvites', sending, other)).toBeUndefined()
  })

  it("can't add the mailbox to another account", async () => {
    const { taggedEmail } = await suspendHost()
    const friend = await person(server, 'Fred Friend')
    const pii = { emailAddress: taggedEmail }
    await call(server, 'sendPiiVerificationCode', { pii }, friend)
    const code = await lastCode(server, taggedEmail)
    const { failure } = await attempt(server, 'verifyWithPiiAndCode', { pii, code }, friend)
    expect(failure?.reason).toBe('accountSuspended')
    expect(await signIn(friend.email)).toBeUndefined()
  })

  it('gets none with an address that an account no longer had when it was merged into the suspended one', async () => {
    const [former, main] = [await person(server, 'Sam Spammer'), await person(server, 'Sam Spammer')]
    const emailAddress = `${randomUUID()}@example.com`
    await verifyPii(server, former, { emailAddress })
    await call(server, 'removeContact', { pii: { emailAddress: former.email } }, former)
    await merge(server, main, { emailAddress })
    await act('suspendAccount', main)
    expect(await signUp(former.email)).toBe('accountSuspended')
  })
})
