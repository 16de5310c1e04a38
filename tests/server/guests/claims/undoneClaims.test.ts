import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
/** @module-tag database */
import { readGuestCounts } from '../../../../server/database/rows/guestCounts.ts'
import { freshPhone } from '../../../support/accounts.ts'
import { invite, keyOf, party, person, rowOf, type EventDraft, type Person } from '../../../support/builders.ts'
import { countGuests } from '../../../support/countGuests.ts'
import { call } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

describe.each(databaseKinds)('someone who claimed an invitation and takes the RSVP back, on %s,', (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  const start = async (fields: Partial<EventDraft> = {}) => {
    const event = await party(server, host, fields)
    const [gina] = await invite(server, host, event, ['Gina'])
    if (!gina?.email) throw new Error('not invited')
    const theo = await person(server, 'Theo')
    const [eventId, token] = [event.id, keyOf(server, event, gina)]
    const answer = async (changes: { rsvpStatus: 'SEEN' | 'YES' | 'NO' } & Record<string, unknown>) =>
      (
        await call(
          server,
          'updateAttendance',
          { eventId, token, invitee: { inviteeId: gina.inviteeId, ...changes } },
          theo,
        )
      ).invitee
    const claimAndUndo = async () => {
      const { rsvpAt } = await answer({ rsvpStatus: 'YES', phone: freshPhone() })
      return answer({ rsvpStatus: 'SEEN', undoes: rsvpAt })
    }
    const inviteeOf = async (who: Person) => (await call(server, 'getEvent', { eventId }, who)).event.invitee
    const countsAreRight = async () =>
      expect(await readGuestCounts(server.services.db, eventId)).toEqual(await countGuests(server.services.db, eventId))
    return {
      event,
      eventId,
      token,
      gina: { ...gina, email: gina.email },
      theo,
      answer,
      claimAndUndo,
      inviteeOf,
      countsAreRight,
    }
  }

  it('restores the invitation, and reads no message to its guest', async () => {
    for (const fields of [{}, { capacity: 1 }]) {
      const { event, eventId, token, gina, theo, claimAndUndo, inviteeOf, countsAreRight } = await start(fields)
      const before = await rowOf(server, host, event, gina.inviteeId)
      expect(await claimAndUndo()).toMatchObject({ inviteeId: gina.inviteeId, name: 'Gina', rsvpStatus: 'INVITED' })
      expect(await rowOf(server, host, event, gina.inviteeId)).toEqual(before)
      server.clock.advance(1_000)
      const message = { eventId, messageId: randomUUID(), message: 'For Gina', inviteeId: gina.inviteeId }
      await call(server, 'sendPrivateReply', message, host)
      expect(await inviteeOf(theo)).toBeNull()
      const read = async (who: Person, key: object = {}) =>
        (await call(server, 'getEventMessageHistory', { eventId, ...key }, who)).messages.map((one) => one.message)
      expect(await read(theo, { inviteeUuid: gina.inviteeId, token })).toEqual([])
      await countsAreRight()
      const owner = await person(server, 'Gina', gina.email)
      expect(await inviteeOf(owner)).toMatchObject({ inviteeId: gina.inviteeId, name: 'Gina' })
      expect(await read(owner)).toEqual(['For Gina'])
      expect((await call(server, 'fetchInvitees', { eventId }, host)).invitees).toHaveLength(2)
    }
  })

  it('restores the invitation, too, if they are signed out by then', async () => {
    const { event, eventId, token, gina, theo, answer, inviteeOf, countsAreRight } = await start()
    const before = await rowOf(server, host, event, gina.inviteeId)
    const { rsvpAt } = await answer({ rsvpStatus: 'YES', phone: freshPhone() })
    const undo = { inviteeId: gina.inviteeId, rsvpStatus: 'SEEN' as const, undoes: rsvpAt }
    const { invitee } = await call(server, 'updateAttendanceThroughEmail', { eventId, token, invitee: undo })
    expect(invitee).toMatchObject({ inviteeId: gina.inviteeId, name: 'Gina' })
    expect(await rowOf(server, host, event, gina.inviteeId)).toEqual(before)
    expect(await inviteeOf(theo)).toBeNull()
    await countsAreRight()
  })

  it('can answer again', async () => {
    const { gina, theo, answer, claimAndUndo, inviteeOf, countsAreRight } = await start({ capacity: 1 })
    await claimAndUndo()
    await answer({ rsvpStatus: 'NO' })
    expect(await inviteeOf(theo)).toMatchObject({ inviteeId: gina.inviteeId, rsvpStatus: 'NO' })
    await countsAreRight()
  })

  it('keeps the invitation for a message that was sent before the RSVP', async () => {
    const { gina, theo, answer, inviteeOf } = await start()
    await answer({ rsvpStatus: 'SEEN', messageOnly: true, rsvpMessage: 'Maybe' })
    server.clock.advance(1_000)
    const { rsvpAt } = await answer({ rsvpStatus: 'YES' })
    await answer({ rsvpStatus: 'SEEN', undoes: rsvpAt })
    expect(await inviteeOf(theo)).toMatchObject({ inviteeId: gina.inviteeId, rsvpStatus: 'SEEN', rsvpMessage: 'Maybe' })
  })
})
