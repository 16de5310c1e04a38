import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { freshPhone, verifyPii } from '../../../support/accounts.ts'
import { keyOf, party, person, rowOf, type Person } from '../../../support/builders.ts'
import { attempt, call, reasonOf } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

describe.each(databaseKinds)('a forwarded invitation of a guest who was asked to co-host on %s', (kind) => {
  let server: TestServer
  let host: Person
  let mallory: Person
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
    mallory = await person(server, 'Mallory')
  })
  afterAll(() => server.end())

  let event: EventView
  let guest: Invitee
  let email: string
  beforeEach(async () => {
    event = await party(server, host)
    email = `${randomUUID()}@example.com`
    const cohost = { inviteeId: randomUUID(), name: 'Gina Guest', email }
    guest = (await call(server, 'addCohost', { eventId: event.id, cohost }, host)).invitee
  })

  const respond = (
    who: Person,
    rsvpStatus: 'SEEN' | 'YES',
    fields: object = {},
    { inviteeId }: { inviteeId: string } = guest,
  ) =>
    attempt(
      server,
      'updateAttendance',
      { eventId: event.id, token: keyOf(server, event, { inviteeId }), invitee: { inviteeId, rsvpStatus, ...fields } },
      who,
    )
  const accept = (who: Person) => reasonOf(server, 'updateCohostStatus', { eventId: event.id, status: 'ACCEPTED' }, who)

  it('is not bound to the account that opens it', async () => {
    await respond(mallory, 'SEEN')
    expect(await accept(mallory)).toBe('forbidden')
    expect(await rowOf(server, host, event, guest.inviteeId)).toMatchObject({ rsvpStatus: 'SEEN' })
    expect((await rowOf(server, host, event, guest.inviteeId)).userId).toBeUndefined()
  })

  it.each([{}, { phone: freshPhone() }])('makes no one a co-host who responds through it with %j', async (fields) => {
    await respond(mallory, 'YES', fields)
    expect(await accept(mallory)).toBe('contactUnproven')
    expect(await reasonOf(server, 'fetchInvitees', { eventId: event.id }, mallory)).toBe('forbidden')
  })

  it("makes no one a co-host by a contact that they add to an invitation that had none of the guest's", async () => {
    const inviteeId = randomUUID()
    const rsvp = { inviteeId, name: 'Olga Open', rsvpStatus: 'YES' as const, phone: freshPhone() }
    const rsvpResult = await call(server, 'updateAttendanceByLink', { eventId: event.id, invitee: rsvp })
    await call(server, 'addCohost', { eventId: event.id, cohost: { inviteeId: rsvpResult.inviteeId } }, host)
    await respond(mallory, 'YES', { email: mallory.email }, rsvpResult)
    expect(await accept(mallory)).toBe('contactUnproven')
  })

  it('makes its guest a co-host who opens it signed in, or verifies the address first', async () => {
    const gina = await person(server, 'Gina', email)
    await respond(gina, 'SEEN')
    expect(await accept(gina)).toBeUndefined()
    expect((await call(server, 'fetchInvitees', { eventId: event.id }, gina)).invitees).toHaveLength(2)
  })

  it('lets its guest accept by another account once the invited address is verified there', async () => {
    const gina = await person(server, 'Gina Elsewhere')
    await respond(gina, 'YES')
    expect(await accept(gina)).toBe('contactUnproven')
    await verifyPii(server, gina, { emailAddress: email })
    expect(await accept(gina)).toBeUndefined()
  })

  it('can be declined by anyone who responded through it', async () => {
    await respond(mallory, 'YES')
    const declineInput = { eventId: event.id, status: 'DECLINED' as const }
    expect((await call(server, 'updateCohostStatus', declineInput, mallory)).invitee.cohostStatus).toBe('DECLINED')
  })

  it('goes back to its guest, who accepts although someone else responded after they had signed in', async () => {
    const gina = await person(server, 'Gina', email)
    const { db } = server.services
    // As if she had signed in before she was invited.
    await db.updateTable('invitees').set({ user_id: null }).where('invitee_id', '=', guest.inviteeId).execute()
    await respond(mallory, 'YES')
    expect(await accept(gina)).toBeUndefined()
    expect(await reasonOf(server, 'fetchInvitees', { eventId: event.id }, mallory)).toBe('forbidden')
    expect((await call(server, 'fetchInvitees', { eventId: event.id }, gina)).invitees).toHaveLength(3)
  })
})
