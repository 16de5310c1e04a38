import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { queueWaitingChanges } from '../../../server/events/changeNotices.ts'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import {
  answer,
  eventDraft,
  invite,
  party,
  person,
  rowOf,
  type EventDraft,
  type Person,
} from '../../support/builders.ts'
import { eventually } from '../../support/eventually.ts'
import { attempt, call } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const minute = 60_000

describe.each(databaseKinds)("an update about a party's changes, on %s,", (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind, { env: { BLOCKED_LINKS: 'evil.example' } })
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  const edit = (event: EventView, fields: Partial<EventDraft>, more: object = {}, who = host) => {
    const draft = eventDraft(server, { startTime: event.startTime, capacity: 1, hasWaitlist: true, ...fields })
    return attempt(server, 'editEventDetails', { eventId: event.id, event: draft, ...more }, who)
  }
  /** Creates a party with a guest who is going, one on the waitlist, one who hasn't answered, one who declined, and one unsent. */
  const partyWithGuests = async () => {
    const event = await party(server, host, { capacity: 1, hasWaitlist: true })
    const [going, waiting, quiet, declinedGuest, unsentGuest] = await invite(server, host, event, [
      'Gil',
      'Wim',
      'Quy',
      'Dee',
      'Una',
    ])
    if (!going || !waiting || !quiet || !declinedGuest || !unsentGuest) throw new Error('not invited')
    const invitedGuests = [going, waiting, quiet, declinedGuest]
    await call(
      server,
      'sendInvites',
      { eventId: event.id, inviteIds: invitedGuests.map(({ inviteeId }) => inviteeId) },
      host,
    )
    for (const { inviteeId } of invitedGuests)
      await eventually(async () => (await rowOf(server, host, event, inviteeId)).inviteStatus === 'SUCCESS')
    await answer(server, event, going, 'YES')
    await answer(server, event, waiting, 'YES')
    await answer(server, event, declinedGuest, 'NO')
    return { event, guests: { going, waiting, quiet, declined: declinedGuest, unsent: unsentGuest } }
  }
  type Guests = Awaited<ReturnType<typeof partyWithGuests>>['guests']
  /** Returns the update that each guest got, once all messages have been sent. */
  const updatesTo = async (event: EventView, guests: Guests) => {
    await eventually(async () => {
      const open = await server.services.db
        .selectFrom('deliveries')
        .select('key')
        .where('event_id', '=', event.id)
        .where('state', '=', 'queued')
        .execute()
      return open.length === 0
    })
    const textByName: Record<string, string> = {}
    for (const [name, { email }] of Object.entries(guests))
      for (const { subject, body } of await readOutbox(server.services.db, email ?? ''))
        if (subject.endsWith('has changed')) textByName[name] = `${textByName[name] ?? ''}${body}`
    return textByName
  }

  it.each([
    ['going', ['going'], 1],
    ['invited', ['going', 'quiet', 'waiting'], 3],
    ['everyone', ['declined', 'going', 'quiet', 'waiting'], 4],
  ] as const)('reaches those it is for: %s', async (audience, names, count) => {
    const { event, guests } = await partyWithGuests()
    const counts = await call(server, 'countUpdateRecipients', { eventId: event.id }, host)
    expect(counts[audience]).toBe(count)
    const editResult = await edit(event, { title: 'Garden party' }, { audience, note: ' We found a bigger garden! ' })
    expect(editResult.failure).toBeUndefined()
    const updates = await updatesTo(event, guests)
    expect(Object.keys(updates).toSorted()).toEqual(names)
    for (const body of Object.values(updates)) {
      expect(body).toContain('“We found a bigger garden!”')
      expect(body).toContain('Title: Garden party')
    }
  })

  it('names each option that guests see, and none that only hosts see', async () => {
    const { event, guests } = await partyWithGuests()
    await edit(event, {
      rsvpBy: event.startTime - minute,
      lateRsvps: 'ask',
      openInvite: false,
      remindersEnabled: false,
    })
    const { quiet = '' } = await updatesTo(event, guests)
    expect(quiet).toMatch(/RSVP by: \w+day, \w+ \d+\. After that, ask Hana Host\./)
    expect(quiet).toContain('Plus-ones: not this time (was welcome).')
    expect(quiet).not.toContain('Event options')
  })

  it('reaches no one if guests can see none of the changes, unless the host writes a note', async () => {
    const { event, guests } = await partyWithGuests()
    await edit(event, { capacity: 40, remindersEnabled: false })
    expect(await updatesTo(event, guests)).toEqual({})
    // A suggestion for the address that the host had typed, in another zone with the same time.
    const { displayName } = { displayName: '', ...eventDraft(server).location }
    await edit(event, {
      capacity: 40,
      remindersEnabled: false,
      location: { displayName, place: 'g.2.' },
      timeZone: 'America/Tijuana',
    })
    expect(await updatesTo(event, guests)).toEqual({})
    await edit(
      event,
      { capacity: 60, remindersEnabled: false },
      { audience: 'invited', note: 'There is room for all.' },
    )
    const { quiet = '' } = await updatesTo(event, guests)
    expect(quiet).toContain('“There is room for all.”')
    // Not in the links, which are random.
    expect(quiet.replaceAll(/https?:\S+/g, '')).not.toMatch(/60|options/)
  })

  it('reaches invited guests, without a note, if the host doesn’t say', async () => {
    const { event, guests } = await partyWithGuests()
    await edit(event, { title: 'Garden party' })
    const updates = await updatesTo(event, guests)
    expect(Object.keys(updates).toSorted()).toEqual(['going', 'quiet', 'waiting'])
    expect(updates['quiet']).not.toContain('“')
  })

  it('no longer reaches a guest who has declined in the meantime, unless it is for everyone', async () => {
    for (const [audience, isReached] of [
      ['invited', false],
      ['everyone', true],
    ] as const) {
      const { event, guests } = await partyWithGuests()
      await edit(event, { title: 'First' })
      await updatesTo(event, guests)
      // Waits, because there was one just before.
      await edit(event, { title: 'Second' }, { audience })
      await answer(server, event, guests.quiet, 'NO')
      server.clock.advance(11 * minute)
      await queueWaitingChanges(server.services.db, server.services.jobs.queueNotifications, server.clock.now())
      server.services.jobs.wake()
      const updates = await updatesTo(event, guests)
      expect(updates['going']).toContain('Second')
      expect(updates['quiet']?.includes('Second'), audience).toBe(isReached)
    }
  })

  it('that waits for the next one goes to all that either is for, and each note to those it is for', async () => {
    const { event, guests } = await partyWithGuests()
    await edit(event, { title: 'First' }, { audience: 'going' })
    await edit(event, { title: 'Second' }, { audience: 'going', note: 'A new name.' })
    await edit(event, { title: 'Second', description: 'Bring boots.' }, { audience: 'everyone', note: 'And mud.' })
    await edit(event, { title: 'Third', description: 'Bring boots.' }, { audience: 'going', note: 'And mud.' })
    server.clock.advance(11 * minute)
    await queueWaitingChanges(server.services.db, server.services.jobs.queueNotifications, server.clock.now())
    server.services.jobs.wake()
    const updates = await updatesTo(event, guests)
    expect(Object.keys(updates).toSorted()).toEqual(['declined', 'going', 'quiet', 'waiting'])
    expect(updates['going']).toContain('“A new name.”')
    expect(updates['declined']).not.toContain('A new name.')
    expect(updates['going']?.split('And mud.')).toHaveLength(2)
    expect(updates['declined']?.split('And mud.')).toHaveLength(2)
    expect(updates['declined']).toContain('Title: Third (was First)')
  })

  it("doesn't change anything if its note is too long, or links to a blocked site", async () => {
    const { event, guests } = await partyWithGuests()
    const before = event.title
    for (const note of ['x'.repeat(1_001), 'See https://evil.example/win'])
      expect((await edit(event, { title: 'Other' }, { note })).failure).toMatchObject({
        reason: 'invalid',
        issues: [{ path: 'note' }],
      })
    expect((await call(server, 'getEvent', { eventId: event.id }, host)).event.title).toBe(before)
    expect(await updatesTo(event, guests)).toEqual({})
  })

  it('counts guests who have to confirm their address first apart', async () => {
    const { event } = await partyWithGuests()
    const invitee = { inviteeId: randomUUID(), name: 'Sam', email: 'sam@example.com', rsvpStatus: 'NO' as const }
    await call(server, 'updateAttendanceByLink', { eventId: event.id, invitee })
    expect(await call(server, 'countUpdateRecipients', { eventId: event.id }, host)).toMatchObject({
      going: 1,
      invited: 3,
      everyone: 4,
      unconfirmed: { going: 0, invited: 0, everyone: 1 },
    })
  })

  it('doesn’t show hosts that an account exists that they don’t know of', async () => {
    const { event, guests } = await partyWithGuests()
    const { userId } = await person(server, 'Hidden')
    const { db } = server.services
    const counts = async (account: { user_id: string | null; is_connected?: boolean }) => {
      const hidden = { email: null, email_normalized: null, ...account }
      await db.updateTable('invitees').set(hidden).where('invitee_id', '=', guests.quiet.inviteeId).execute()
      return call(server, 'countUpdateRecipients', { eventId: event.id }, host)
    }
    // Such a guest is left to the host to notify.
    const noOne = { going: 0, invited: 0, everyone: 0 }
    const without = {
      going: 1,
      invited: 2,
      everyone: 3,
      unconfirmed: noOne,
      byHost: { going: 0, invited: 1, everyone: 1 },
    }
    expect(await counts({ user_id: null })).toEqual(without)
    expect(await counts({ user_id: userId })).toEqual(without)
    expect(await counts({ user_id: userId, is_connected: true })).toEqual({
      going: 1,
      invited: 3,
      everyone: 4,
      unconfirmed: noOne,
      byHost: { going: 0, invited: 0, everyone: 0 },
    })
  })
})
