import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { readGuestCounts } from '../../../../server/database/rows/guestCounts.ts'
import { merge } from '../../../support/accounts.ts'
import { invite, keyOf, party, person, rowOf, type EventDraft, type Person } from '../../../support/builders.ts'
import { countGuests } from '../../../support/countGuests.ts'
import { call, reasonOf } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

describe.each(databaseKinds)('a removed or denied guest, on %s,', (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  const answer = async (who: Person, event: EventView, rsvpStatus: 'YES' | 'NO' = 'YES') => {
    const invitee = { inviteeId: randomUUID(), rsvpStatus }
    return (await call(server, 'updateAttendance', { eventId: event.id, invitee }, who)).invitee
  }
  const start = async (fields: Partial<EventDraft> = {}) => ({
    event: await party(server, host, fields),
    out: await person(server, 'Otto Out'),
    other: await person(server, 'Otto Other'),
  })
  const viewOf = async (who: Person, event: EventView) =>
    (await call(server, 'getEvent', { eventId: event.id }, who)).event
  const remove = (event: EventView, inviteeId: string) =>
    call(server, 'deleteInvitees', { eventId: event.id, inviteeIds: [inviteeId] }, host)
  const secret = '12 Secret Lane'
  const ways = ['into', 'from'] as const
  const mergeBy = async (way: (typeof ways)[number], out: Person, other: Person): Promise<Person> => {
    const [into, from] = way === 'into' ? [out, other] : [other, out]
    await merge(server, into, { emailAddress: from.email })
    return into
  }
  const countsAreRight = async ({ id }: EventView) =>
    expect(await readGuestCounts(server.services.db, id)).toEqual(await countGuests(server.services.db, id))

  it.each(ways)('stays denied after a merge with an account that has a spot or said no (%s)', async (way) => {
    for (const rsvpStatus of ['YES', 'NO'] as const) {
      const { event, out, other } = await start({ capacity: 20 })
      const { inviteeId } = await answer(out, event)
      await call(server, 'setWaitlistStatus', { eventId: event.id, inviteeId, status: 'DENIED' }, host)
      server.clock.advance(1_000)
      await answer(other, event, rsvpStatus)
      const mergedPerson = await mergeBy(way, out, other)
      const view = await viewOf(mergedPerson, event)
      expect(view.invitee).toMatchObject({ rsvpStatus, waitlistStatus: 'DENIED' })
      expect(JSON.stringify(view.location)).not.toContain(secret)
      expect((await answer(mergedPerson, event)).waitlistStatus).toBe('DENIED')
      await countsAreRight(event)
    }
  })

  it.each(ways)('stays removed after a merge with an account that joined by the open link (%s)', async (way) => {
    const { event, out, other } = await start({ capacity: 1 })
    await remove(event, (await answer(out, event)).inviteeId)
    await answer(other, event)
    const waiting = await person(server, 'Will Wait')
    await answer(waiting, event)
    const mergedPerson = await mergeBy(way, out, other)
    const view = await viewOf(mergedPerson, event)
    expect(view.invitee).toBeNull()
    expect(JSON.stringify(view.location)).not.toContain(secret)
    const again = { eventId: event.id, invitee: { inviteeId: randomUUID(), rsvpStatus: 'YES' as const } }
    expect(await reasonOf(server, 'updateAttendance', again, mergedPerson)).toBe('inviteeNotFound')
    expect((await viewOf(waiting, event)).invitee?.waitlistStatus).toBe('APPROVED')
    await countsAreRight(event)
  })

  it.each(ways)("gets no one else's invitation by a merge with an account that claimed it (%s)", async (way) => {
    const { event, out, other } = await start()
    await remove(event, (await answer(out, event)).inviteeId)
    const [bob] = await invite(server, host, event, ['Bob'])
    if (!bob) throw new Error('not invited')
    const invitee = { inviteeId: bob.inviteeId, rsvpStatus: 'YES' as const }
    await call(server, 'updateAttendance', { eventId: event.id, token: keyOf(server, event, bob), invitee }, other)
    const mergedPerson = await mergeBy(way, out, other)
    expect((await viewOf(mergedPerson, event)).invitee).toBeNull()
    expect(await rowOf(server, host, event, bob.inviteeId)).toMatchObject({ name: 'Bob', rsvpStatus: 'INVITED' })
    await countsAreRight(event)
  })

  it.each(ways)('keeps an invitation that the host sent to the other account (%s)', async (way) => {
    const { event, out, other } = await start()
    await remove(event, (await answer(out, event)).inviteeId)
    const guest = { inviteeId: randomUUID(), name: 'Otto', email: other.email }
    await call(server, 'addInvitees', { eventId: event.id, invitees: [guest] }, host)
    const mergedPerson = await mergeBy(way, out, other)
    expect((await viewOf(mergedPerson, event)).invitee?.inviteeId).toBe(guest.inviteeId)
    await countsAreRight(event)
  })
})
