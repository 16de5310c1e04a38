import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { merge } from '../../../support/accounts.ts'
import { keyOf, party, person, rowOf, type Person } from '../../../support/builders.ts'
import { dataProof } from '../../../support/dataProof.ts'
import { call, reasonOf } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

describe.each(databaseKinds)('a request to co-host on %s', (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  let event: EventView
  let bob: string
  beforeEach(async () => {
    event = await party(server, host)
    bob = `${randomUUID()}@example.com`
  })

  const ask = async (cohost: { inviteeId: string } & Partial<{ name: string; email: string }>) => {
    const { inviteeId, name, email } = cohost
    const askedCohost = name === undefined || email === undefined ? { inviteeId } : { inviteeId, name, email }
    return (await call(server, 'addCohost', { eventId: event.id, cohost: askedCohost }, host)).invitee
  }
  const accept = (who: Person) => reasonOf(server, 'updateCohostStatus', { eventId: event.id, status: 'ACCEPTED' }, who)
  const statusOf = async (inviteeId: string) => (await rowOf(server, host, event, inviteeId)).cohostStatus

  it('does not pass to another invitation when accounts are merged', async () => {
    const [first, second] = [await person(server, 'Mallory One'), await person(server, 'Mallory Two')]
    const guest = await ask({ inviteeId: randomUUID(), name: 'Bob', email: bob })
    const no = { inviteeId: guest.inviteeId, rsvpStatus: 'NO' as const }
    await call(
      server,
      'updateAttendance',
      { eventId: event.id, token: keyOf(server, event, guest), invitee: no },
      first,
    )
    const yes = { inviteeId: randomUUID(), rsvpStatus: 'YES' as const }
    await call(server, 'updateAttendance', { eventId: event.id, invitee: yes }, second)
    await merge(server, second, { emailAddress: first.email })
    expect(await accept(second)).toBe('forbidden')
    expect(await reasonOf(server, 'fetchInvitees', { eventId: event.id }, second)).toBe('forbidden')
  })

  it('ends when a host changes the address that it was sent to, so that only the organizer appoints', async () => {
    const [cohost, accomplice] = [await person(server, 'Cora Co-host'), await person(server, 'Cora Again')]
    await ask({ inviteeId: randomUUID(), name: 'Cora', email: cohost.email })
    expect(await accept(cohost)).toBeUndefined()
    const { inviteeId } = await ask({ inviteeId: randomUUID(), name: 'Bob', email: bob })
    const editedInvitee = { inviteeId, name: 'Bob', email: accomplice.email }
    await call(server, 'editInvitee', { eventId: event.id, invitee: editedInvitee }, cohost)
    expect(await statusOf(inviteeId)).toBeUndefined()
    expect(await accept(accomplice)).toBe('forbidden')
  })

  it('ends when the guest corrects the address that it was sent to', async () => {
    const email = `${randomUUID()}@example.com`
    const rsvp = { inviteeId: randomUUID(), name: 'Mallory', rsvpStatus: 'YES' as const, email }
    const { inviteeId } = await call(server, 'updateAttendanceByLink', { eventId: event.id, invitee: rsvp })
    const correct = async (to: string) =>
      server.app.inject({
        method: 'POST',
        url: `/event/${event.id}/my-data?${new URLSearchParams({ iu: inviteeId, p: await dataProof(server, event.id, inviteeId) }).toString()}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ do: 'correct', name: 'Bob', email: to, phone: '' }).toString(),
      })
    await correct(bob)
    expect((await ask({ inviteeId })).email).toBe(bob)
    await correct(email)
    expect((await rowOf(server, host, event, inviteeId)).email).toBe(email)
    expect(await statusOf(inviteeId)).toBeUndefined()
    const mallory = await person(server, 'Mallory', email)
    const seenRsvp = { inviteeId, rsvpStatus: 'SEEN' as const }
    await call(server, 'updateAttendance', { eventId: event.id, invitee: seenRsvp }, mallory)
    expect(await accept(mallory)).toBe('forbidden')
  })
})
