import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { piiCode } from '../../../support/accounts.ts'
import { invite, keyOf, party, person, rowOf, signInInput, verify, type Person } from '../../../support/builders.ts'
import { dataProof } from '../../../support/dataProof.ts'
import { inTurn } from '../../../support/inTurn.ts'
import { attempt, call } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

// The embedded database runs one call at a time.
describe.runIf(databaseKinds.includes('postgres'))('the holder of a link that a host ends meanwhile', () => {
  let server: TestServer
  let host: Person
  let event: EventView
  beforeAll(async () => {
    server = await testServer('postgres')
    host = await person(server, 'Hana Host')
    event = await party(server, host, { capacity: 20 })
  })
  afterAll(() => server.end())

  const inviteAna = async () => {
    const [ana] = await invite(server, host, event, ['Ana'])
    if (!ana) throw new Error('not invited')
    return { inviteeId: ana.inviteeId, email: ana.email ?? '', token: keyOf(server, event, ana) }
  }
  /** Sends Ana's invitation to Bob, and makes a call that waits until then. */
  const meanwhile = async <Result>(inviteeId: string, send: () => PromiseLike<Result>): Promise<Result> => {
    const invitee = { inviteeId, name: 'Bob', email: `${randomUUID()}@example.com` }
    const [, result] = await inTurn(
      server,
      (tx) => tx.selectFrom('invitees').select('name').where('invitee_id', '=', inviteeId).forUpdate().execute(),
      [() => attempt(server, 'editInvitee', { eventId: event.id, invitee }, host), async () => send()],
    )
    expect((await rowOf(server, host, event, inviteeId)).name).toBe('Bob')
    return result
  }

  it('gets no key to the invitation of the person who has it now', async () => {
    const { inviteeId, token } = await inviteAna()
    const invitee = { inviteeId, rsvpStatus: 'NO' as const }
    const result = await meanwhile(inviteeId, () =>
      attempt(server, 'updateAttendanceByLink', { eventId: event.id, token, invitee }),
    )
    expect(result.failure?.reason).toBe('inviteeTokenInvalid')
  })

  it('doesn’t get the invitation for an account', async () => {
    const { inviteeId, token } = await inviteAna()
    const ana = await person(server, 'Ana')
    const invitee = { inviteeId, rsvpStatus: 'YES' as const }
    const result = await meanwhile(inviteeId, () =>
      attempt(server, 'updateAttendance', { eventId: event.id, token, invitee }, ana),
    )
    const ownInvitee = (await call(server, 'getEvent', { eventId: event.id }, ana)).event.invitee
    expect([result.failure?.reason, ownInvitee]).toEqual(['inviteeTokenInvalid', null])
  })

  it('doesn’t get the invitation by signing up with the earlier address', async () => {
    const { inviteeId, email } = await inviteAna()
    const identityToken = await verify(server, email)
    const input = { elkUser: { name: 'Ana' } }
    await meanwhile(inviteeId, () => attempt(server, 'createElkUser', input, { identityToken }))
    const { accessToken } = await call(server, 'authenticate', signInInput, { identityToken })
    expect((await call(server, 'getEvent', { eventId: event.id }, { accessToken })).event.invitee).toBeNull()
  })

  it('doesn’t get the invitation by adding the earlier address to an account', async () => {
    const { inviteeId, email } = await inviteAna()
    const ana = await person(server, 'Ana')
    const pii = { emailAddress: email }
    const code = await piiCode(server, ana, pii)
    await meanwhile(inviteeId, () => attempt(server, 'verifyWithPiiAndCode', { pii, code }, ana))
    expect((await call(server, 'getEvent', { eventId: event.id }, ana)).event.invitee).toBeNull()
  })

  it('erases nothing of the person who has it now', async () => {
    const { inviteeId } = await inviteAna()
    const p = await dataProof(server, event.id, inviteeId)
    const answer = await meanwhile(inviteeId, () =>
      server.app.inject({
        method: 'POST',
        url: `/event/${event.id}/my-data?${new URLSearchParams({ iu: inviteeId, p }).toString()}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ do: 'erase', confirm: 'ERASE' }).toString(),
      }),
    )
    expect(answer.statusCode).toBe(404)
  })
})
