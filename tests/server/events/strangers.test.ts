import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { invite, keyOf, party, person, type Person } from '../../support/builders.ts'
import { call } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

describe.each(databaseKinds)('the guest list of a party, on %s,', (kind) => {
  let server: TestServer
  let host: Person
  let event: EventView
  let removedPerson: Person
  let keys: Record<string, { inviteeUuid: string; token: string }>
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
    event = await party(server, host)
    const names = [
      'Ana Pérez',
      'Ben Okafor',
      'Cal Diaz',
      'Dora Lind',
      'Eve Waits',
      'Fay Gone',
      'Gil Denied',
      'Hal Unsent',
      'Ivy Failed',
    ]
    const guests = await invite(server, host, event, names)
    keys = Object.fromEntries(
      guests.map((guest) => [guest.name, { inviteeUuid: guest.inviteeId, token: keyOf(server, event, guest) }]),
    )
    const set = (name: string, values: object) =>
      server.services.db
        .updateTable('invitees')
        .set({ invite_status: 'SUCCESS', ...values })
        .where('invitee_id', '=', keys[name]?.inviteeUuid ?? '')
        .execute()
    await set('Ana Pérez', { rsvp_status: 'YES', rsvp_at: 1 })
    await set('Ben Okafor', {})
    await set('Cal Diaz', { rsvp_status: 'NO', rsvp_at: 2 })
    await set('Dora Lind', { rsvp_status: 'SEEN', cohost_status: 'ACCEPTED' })
    await set('Eve Waits', { rsvp_status: 'YES', rsvp_at: 3, waitlist_status: 'PENDING_APPROVAL' })
    await set('Gil Denied', { rsvp_status: 'YES', rsvp_at: 4, waitlist_status: 'DENIED' })
    await set('Hal Unsent', { invite_status: 'PENDING' })
    await set('Ivy Failed', { invite_status: 'FAILED', invite_failure: 'bounced' })
    removedPerson = await person(server, 'Fay Gone')
    await set('Fay Gone', { rsvp_status: 'HIDDEN', user_id: removedPerson.userId })
  })
  afterAll(() => server.end())

  const namesFor = async (name?: string): Promise<(string | undefined)[]> => {
    const link = name === undefined ? {} : keys[name]
    const { event: shownEvent } = await call(server, 'getEventPreview', { eventId: event.id, ...link })
    return (shownEvent.attendees ?? []).map((attendee) => attendee.name)
  }
  const inShort = ['Hana Host', 'Dora Lind', 'Ana P.']
  const inFull = ['Hana Host', 'Dora Lind', 'Ana Pérez', 'Ben Okafor', 'Cal Diaz']

  it('shows strangers short names of those who are going, and hosts [AUTHZ-03]', async () => {
    expect(await namesFor()).toEqual(inShort)
    const stranger = await person(server, 'Sam Stranger')
    for (const who of [stranger, removedPerson]) {
      const { event: shownEvent } = await call(server, 'getEvent', { eventId: event.id }, who)
      expect(shownEvent.attendees?.map(({ name }) => name)).toEqual(inShort)
      expect(shownEvent.goingCount).toBe(2)
    }
    // A waitlisted guest isn't let in yet, and a denied one never is.
    for (const name of ['Eve Waits', 'Gil Denied']) expect(await namesFor(name), name).toEqual(inShort)
  })

  it('shows guests and hosts everyone in full [AUTHZ-03]', async () => {
    for (const name of ['Ana Pérez', 'Ben Okafor', 'Cal Diaz']) expect(await namesFor(name), name).toEqual(inFull)
    const { event: shownEvent } = await call(server, 'getEvent', { eventId: event.id }, host)
    expect(shownEvent.attendees?.map(({ name }) => name)).toEqual(inFull)
  })
})
