import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'
import type { InputOf } from '@festoon/contract/wire/operations'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import { answer, invite, party, person, rowOf, type Person } from '../../support/builders.ts'
import { eventually } from '../../support/eventually.ts'
import { confirmAddress } from '../../support/people/confirmAddress.ts'
import { attempt, call } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

type Status = InputOf<'setWaitlistStatus'>['status']

describe.each(databaseKinds)("the host's decision about waiting guests, on %s,", (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  const set = (event: EventView, { inviteeId }: { inviteeId: string }, status: Status) =>
    attempt(server, 'setWaitlistStatus', { eventId: event.id, inviteeId, status }, host)
  const refusalOf = async (...order: Parameters<typeof set>) => (await set(...order)).failure?.reason
  const byLink = async (event: EventView, name: string) => {
    const invitee = { inviteeId: randomUUID(), name, email: `${randomUUID()}@example.com`, rsvpStatus: 'YES' as const }
    server.clock.advance(1_000)
    await call(server, 'updateAttendanceByLink', { eventId: event.id, invitee }, { deviceId: randomUUID() })
    await confirmAddress(server, event, invitee.inviteeId)
    return invitee
  }
  const tellings = async ({ email = '' }: { email?: string | undefined }) =>
    (await readOutbox(server.services.db, email)).filter(({ subject }) => subject.startsWith("You're in")).length
  const waitForNotices = (guest: { email?: string | undefined }, times = 1) =>
    eventually(async () => (await tellings(guest)) === times)
  const going = async (event: EventView) => {
    const { goingCount, attendees } = (await call(server, 'getEvent', { eventId: event.id }, host)).event
    return [goingCount, attendees?.map(({ name }) => name)]
  }
  const stateOf = async (event: EventView, { inviteeId }: { inviteeId: string }) =>
    (await rowOf(server, host, event, inviteeId)).waitlistStatus

  it('approves a guest, who is notified once, and denies them again [INV-13, INV-14, INV-15, AUTHZ-14]', async () => {
    const event = await party(server, host, { hasWaitlist: true })
    const guest = await byLink(event, 'Lin')
    expect([await stateOf(event, guest), await going(event)]).toEqual(['PENDING_APPROVAL', [1, ['Hana Host']]])
    for (let time = 0; time < 3; time += 1)
      expect((await set(event, guest, 'APPROVED')).result?.invitee.waitlistStatus).toBe('APPROVED')
    expect(await going(event)).toEqual([2, ['Hana Host', 'Lin']])
    await waitForNotices(guest)
    expect((await set(event, guest, 'DENIED')).result?.invitee).toMatchObject({
      waitlistStatus: 'DENIED',
      rsvpStatus: 'YES',
    })
    expect(await going(event)).toEqual([1, ['Hana Host']])
    expect((await set(event, guest, 'PENDING_APPROVAL')).result?.invitee.waitlistStatus).toBe('PENDING_APPROVAL')
    expect(await going(event)).toEqual([1, ['Hana Host']])
    await set(event, guest, 'APPROVED')
    await waitForNotices(guest, 2)
  })

  it("also counts before an RSVP, and notifies no one of a spot they didn't request [RPC-72]", async () => {
    const event = await party(server, host, { hasWaitlist: true })
    const [invitedGuest, deniedGuest] = await invite(server, host, event, ['Ina', 'Dan'])
    if (!invitedGuest || !deniedGuest) throw new Error('not invited')
    for (const [{ inviteeId }, waitlistStatus] of [
      [invitedGuest, 'APPROVED'],
      [deniedGuest, 'DENIED'],
    ] as const)
      expect((await set(event, { inviteeId }, waitlistStatus)).result?.invitee).toMatchObject({
        inviteeId,
        waitlistStatus,
      })
    await answer(server, event, invitedGuest, 'YES')
    await answer(server, event, deniedGuest, 'YES')
    expect(await going(event)).toEqual([2, ['Hana Host', 'Ina']])
    await server.services.hooks.queueDue()
    expect([await tellings(invitedGuest), await tellings(deniedGuest)]).toEqual([0, 0])
  })

  it('can exceed the capacity, and gives a freed spot to the longest waiting guest [OPT-09]', async () => {
    const event = await party(server, host, { capacity: 1 })
    const guests: Invitee[] = await invite(server, host, event, ['Ina', 'Elda', 'Yuri'])
    const [first, second, third] = guests
    if (!first || !second || !third) throw new Error('not invited')
    for (const guest of guests) {
      await answer(server, event, guest, 'YES')
      server.clock.advance(1_000)
    }
    await set(event, third, 'APPROVED')
    await waitForNotices(third)
    expect(await stateOf(event, second)).toBe('PENDING_APPROVAL')
    await set(event, third, 'DENIED')
    expect(await stateOf(event, second)).toBe('PENDING_APPROVAL')
    await set(event, first, 'DENIED')
    expect(await stateOf(event, second)).toBe('APPROVED')
    await waitForNotices(second)
    expect(await refusalOf(event, second, 'PENDING_APPROVAL')).toBe('noWaitlist')
  })

  it('is rejected without a waitlist, for hosts, removed guests and past parties [RPC-72, INV-13]', async () => {
    const [open, event] = [await party(server, host), await party(server, host, { hasWaitlist: true })]
    const [guest] = await invite(server, host, open, ['Gil'])
    expect(await refusalOf(open, guest ?? { inviteeId: '' }, 'APPROVED')).toBe('noWaitlist')
    const [organizer] = (await call(server, 'fetchInvitees', { eventId: event.id }, host)).invitees
    if (!organizer) throw new Error('no organizer')
    expect(await refusalOf(event, organizer, 'DENIED')).toBe('organizerStays')
    const waiting = await byLink(event, 'Lin')
    expect(await refusalOf(event, { inviteeId: randomUUID() }, 'APPROVED')).toBe('inviteeNotFound')
    await call(server, 'deleteInvitees', { eventId: event.id, inviteeIds: [waiting.inviteeId] }, host)
    expect(await refusalOf(event, waiting, 'APPROVED')).toBe('inviteeNotFound')
    const other = await byLink(event, 'Lou')
    const change = (values: object) =>
      server.services.db.updateTable('events').set(values).where('id', '=', event.id).execute()
    await change({ past_from: 5 })
    expect(await refusalOf(event, other, 'APPROVED')).toBe('eventPast')
    await change({ canceled_at: 5 })
    expect(await refusalOf(event, other, 'APPROVED')).toBe('eventCancelled')
  })
})
