import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
/** @module-tag database */
import type { EventView } from '@festoon/contract/nouns/event'
import { inviteesPerEvent } from '../../../../server/database/rows/inviteeRows.ts'
import { keyOf, person, rowOf } from '../../../support/builders.ts'
import { forwardedLink, partyForGina } from '../../../support/forwardedLink.ts'
import { call, reasonOf, type Caller } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

describe.each(databaseKinds)(
  'an invitation that was claimed by its link, on a guest list that gets full, on %s,',
  (kind) => {
    let server: TestServer
    beforeAll(async () => {
      server = await testServer(kind)
    })
    afterAll(() => server.end())

    const entries = async ({ id }: EventView): Promise<number> => {
      const parts = await server.services.db
        .selectFrom('guest_counts')
        .select('entries')
        .where('event_id', '=', id)
        .execute()
      return parts.reduce((sum, part) => sum + part.entries, 0)
    }
    /** Lets a party's guest list count as if only `room` more guests fitted on it. */
    const leaveRoom = async (event: EventView, room: number): Promise<void> => {
      const none = { guests: 0, going: 0, places: 0, unsent: 0 }
      await server.services.db
        .insertInto('guest_counts')
        .values({ event_id: event.id, entries: inviteesPerEvent - room - (await entries(event)), ...none })
        .execute()
    }
    const add = ({ id: eventId }: EventView, host: Caller) => {
      const invitee = { inviteeId: randomUUID(), name: 'Gus', email: `${randomUUID()}@example.com` }
      return reasonOf(server, 'addInvitees', { eventId, invitees: [invitee] }, host)
    }

    it('goes back to its guest without exceeding the limit, and the account keeps its RSVP', async () => {
      const { host, event, gina } = await partyForGina(server)
      await leaveRoom(event, 1)
      const stranger = await person(server, 'Val Stranger')
      await forwardedLink(server, event, gina.inviteeId).claim(stranger, { rsvpMessage: 'Mine' })
      expect(await add(event, host)).toBe('guestLimit')
      const owner = await person(server, 'Gina Guest', gina.email)
      const seenBy = async (who: Caller) => (await call(server, 'getEvent', { eventId: event.id }, who)).event.invitee
      expect(await seenBy(owner)).toMatchObject({ inviteeId: gina.inviteeId, rsvpStatus: 'INVITED' })
      expect(await seenBy(stranger)).toMatchObject({ rsvpStatus: 'YES', rsvpMessage: 'Mine' })
      expect(await entries(event)).toBe(inviteesPerEvent)
      expect(await add(event, host)).toBe('guestLimit')
    })

    it('can’t be claimed if the list is full, and its guest answers nevertheless', async () => {
      const { host, event, gina } = await partyForGina(server)
      await leaveRoom(event, 0)
      const stranger = await person(server, 'Val Stranger')
      const invitee = { inviteeId: gina.inviteeId, rsvpStatus: 'NO' as const }
      const claim = { eventId: event.id, token: keyOf(server, event, gina), invitee }
      expect(await reasonOf(server, 'updateAttendance', claim, stranger)).toBe('guestLimit')
      expect(await rowOf(server, host, event, gina.inviteeId)).toMatchObject({ rsvpStatus: 'INVITED' })
      await forwardedLink(server, event, gina.inviteeId).answer()
      expect((await rowOf(server, host, event, gina.inviteeId)).rsvpStatus).toBe('YES')
      const owner = await person(server, 'Gina Guest', gina.email)
      await call(server, 'updateAttendance', { eventId: event.id, invitee }, owner)
      expect(await rowOf(server, host, event, gina.inviteeId)).toMatchObject({ userId: owner.userId, rsvpStatus: 'NO' })
    })

    it('leaves the room again if its account is merged away or deleted', async () => {
      const { host, event, gina } = await partyForGina(server)
      await leaveRoom(event, 2)
      const stranger = await person(server, 'Val Stranger')
      await forwardedLink(server, event, gina.inviteeId).claim(stranger)
      await call(server, 'deleteAccount', {}, stranger)
      expect(await entries(event)).toBeLessThan(inviteesPerEvent)
      expect(await add(event, host)).toBeUndefined()
    })
  },
)
