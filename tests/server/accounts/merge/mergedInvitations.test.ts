import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
/** @module-tag database */
import type { EventView } from '@festoon/contract/nouns/event'
import { readGuestCounts } from '../../../../server/database/rows/guestCounts.ts'
import { merge } from '../../../support/accounts.ts'
import { invitedPerson, party, person, type EventDraft, type Person } from '../../../support/builders.ts'
import { countGuests } from '../../../support/countGuests.ts'
import { call } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

const ways = ['into', 'from'] as const
type Way = (typeof ways)[number]

describe.each(databaseKinds)('an invited guest who answered by the open link with another account, on %s,', (kind) => {
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
  /** Invites a guest, and creates the account with the invited address and another account. */
  const start = async (fields: Partial<EventDraft>) => {
    const event = await party(server, host, fields)
    const { guest, account: gina } = await invitedPerson(server, host, event, 'Gina')
    return { event, guest, gina, other: await person(server, 'Gina Two') }
  }
  /** Merges the two accounts, and returns the guest of the remaining one. */
  const mergedGuest = async (way: Way, event: EventView, gina: Person, other: Person) => {
    const [into, from] = way === 'into' ? [gina, other] : [other, gina]
    await merge(server, into, { emailAddress: from.email })
    const view = await call(server, 'getEvent', { eventId: event.id }, into)
    expect(await readGuestCounts(server.services.db, event.id)).toEqual(await countGuests(server.services.db, event.id))
    return { into, invitee: view.event.invitee }
  }

  it.each(ways)('is invited after a merge, and needs no approval (%s)', async (way) => {
    for (const capacity of [undefined, 20]) {
      const { event, guest, gina, other } = await start({
        hasWaitlist: true,
        ...(capacity === undefined ? {} : { capacity }),
      })
      expect((await answer(other, event)).waitlistStatus).toBe('PENDING_APPROVAL')
      const { into, invitee } = await mergedGuest(way, event, gina, other)
      expect(invitee).toMatchObject({
        inviteeId: guest.inviteeId,
        email: guest.email,
        rsvpStatus: 'YES',
        waitlistStatus: 'APPROVED',
      })
      expect((await answer(into, event, 'NO')).rsvpStatus).toBe('NO')
      expect((await answer(into, event)).waitlistStatus).toBe('APPROVED')
    }
  })

  it.each(ways)('keeps a newer no, and needs no approval to change it (%s)', async (way) => {
    const { event, guest, gina, other } = await start({ hasWaitlist: true })
    await answer(gina, event)
    server.clock.advance(1_000)
    await answer(other, event, 'NO')
    const { into, invitee } = await mergedGuest(way, event, gina, other)
    expect(invitee).toMatchObject({ inviteeId: guest.inviteeId, rsvpStatus: 'NO' })
    expect((await answer(into, event)).waitlistStatus).toBe('APPROVED')
  })

  it.each(ways)('waits for a spot at a full party, and gets the next one (%s)', async (way) => {
    const { event, gina, other } = await start({ hasWaitlist: true, capacity: 1 })
    const { account: will } = await invitedPerson(server, host, event, 'Will First')
    await answer(will, event)
    await answer(other, event)
    const { into, invitee } = await mergedGuest(way, event, gina, other)
    expect(invitee).toMatchObject({ rsvpStatus: 'YES', waitlistStatus: 'PENDING_APPROVAL' })
    await answer(will, event, 'NO')
    const view = await call(server, 'getEvent', { eventId: event.id }, into)
    expect(view.event.invitee?.waitlistStatus).toBe('APPROVED')
  })

  it.each(ways)('stays denied if a host denied either of them a spot (%s)', async (way) => {
    for (const deniedOne of ['invitation', 'other'] as const) {
      const { event, guest, gina, other } = await start({ hasWaitlist: true })
      const { inviteeId } = await answer(other, event)
      const id = deniedOne === 'other' ? inviteeId : guest.inviteeId
      await call(server, 'setWaitlistStatus', { eventId: event.id, inviteeId: id, status: 'DENIED' }, host)
      const { invitee } = await mergedGuest(way, event, gina, other)
      expect(invitee).toMatchObject({ rsvpStatus: 'YES', waitlistStatus: 'DENIED' })
    }
  })

  it.each(ways)('stays removed if a host removed the invitation (%s)', async (way) => {
    const { event, guest, gina, other } = await start({ hasWaitlist: true })
    await answer(other, event)
    await call(server, 'deleteInvitees', { eventId: event.id, inviteeIds: [guest.inviteeId] }, host)
    const { invitee } = await mergedGuest(way, event, gina, other)
    expect(invitee).toBeNull()
  })
})
