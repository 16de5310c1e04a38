import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { optOutToken } from '../../../server/crypto/tokens.ts'
import { party, person, picture, type Person, type EventDraft } from '../../support/builders.ts'
import { call, reasonOf } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

describe.each(databaseKinds)("a host's contacts, on %s,", (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.end())

  const add = async (event: EventView, by: Person, people: { name: string; email: string }[]) => {
    const invitees = people.map((one) => ({ inviteeId: randomUUID(), ...one }))
    await call(server, 'addInvitees', { eventId: event.id, invitees }, by)
    return invitees
  }
  const goTo = (event: EventView, guest: Person, rsvpStatus: 'YES' | 'NO' = 'YES') =>
    call(server, 'updateAttendance', { eventId: event.id, invitee: { inviteeId: randomUUID(), rsvpStatus } }, guest)
  const contacts = async (by: Person) => (await call(server, 'fetchContacts', {}, by)).contacts
  const members = async (by: Person) =>
    (await call(server, 'fetchMutualMembers', {}, by)).mutualMembers.map(({ member, sharedEvents }) => ({
      ...member,
      sharedEvents,
    }))
  const fresh = () => `${randomUUID()}@example.com`
  const makeCohost = (event: EventView, one: Person) =>
    server.services.db
      .updateTable('invitees')
      .set({ cohost_status: 'ACCEPTED' })
      .where('event_id', '=', event.id)
      .where('user_id', '=', one.userId)
      .execute()

  it('are the people they invited, once per address with the latest name [RPC-68, PICK-13, ENT-43]', async () => {
    const [host, cohost, other] = [
      await person(server, 'Hana Host'),
      await person(server, 'Cora Cohost'),
      await person(server, 'Otto Other'),
    ]
    const [first, second] = [await party(server, host), await party(server, host)]
    const [zoe, ann] = [fresh(), fresh()]
    await add(first, host, [
      { name: 'zoe', email: zoe },
      { name: 'Old Ann', email: ann },
      { name: 'Cora', email: cohost.email },
    ])
    server.clock.advance(1_000)
    await add(second, host, [{ name: 'Ann', email: ann.toUpperCase() }])
    await makeCohost(first, cohost)
    expect(await contacts(host)).toEqual([
      { name: 'Ann', email: ann.toUpperCase() },
      { name: 'Cora', email: cohost.email },
      { name: 'zoe', email: zoe },
    ])
    // A co-host's contacts include the guests on the list, but not themself.
    expect((await contacts(cohost)).map(({ name }) => name)).toEqual(['Old Ann', 'zoe'])
    expect(await contacts(other)).toEqual([])
  })

  it('exclude people who were removed, deleted their account, or opted out of the host', async () => {
    const host = await person(server, 'Hana Host')
    const event = await party(server, host)
    const leaving = await person(server, 'Lea Leaving')
    const silent = { name: 'Sil', email: fresh() }
    const [removedContact] = await add(event, host, [
      { name: 'Rem', email: fresh() },
      silent,
      { name: 'Lea', email: leaving.email },
    ])
    const keptContact = { name: 'Kim', email: fresh() }
    await add(event, host, [keptContact])
    await call(server, 'deleteInvitees', { eventId: event.id, inviteeIds: [removedContact?.inviteeId ?? ''] }, host)
    await call(server, 'deleteAccount', { hostedEvents: 'cancel' }, leaving)
    const order = { channel: 'email', address: silent.email, scope: 'host', eventId: event.id } as const
    await call(server, 'optOut', { ...order, token: optOutToken(server.services.keys.optOut, order) })
    expect(await contacts(host)).toEqual([keptContact])
  })

  it('come in pages, without repetitions or gaps [RPC-68, RPC-69, PICK-13]', async () => {
    const host = await person(server, 'Hana Host')
    const event = await party(server, host)
    const people = Array.from({ length: 1_150 }, (_, at) => ({ name: `Guest ${at % 300}`, email: fresh() }))
    for (let from = 0; from < people.length; from += 500) await add(event, host, people.slice(from, from + 500))
    const seenEmails: string[] = []
    let pageToken: string | undefined
    do {
      const page = await call(server, 'fetchContacts', pageToken === undefined ? {} : { pageToken }, host)
      expect(page.contacts.length).toBeLessThanOrEqual(500)
      expect(page.hasMore).toBe(page.nextPageToken !== undefined)
      seenEmails.push(...page.contacts.map(({ email }) => email))
      pageToken = page.nextPageToken
    } while (pageToken !== undefined)
    expect(seenEmails.toSorted()).toEqual(people.map(({ email }) => email).toSorted())
    for (const operation of ['fetchContacts', 'fetchMutualMembers'] as const)
      expect(await reasonOf(server, operation, { pageToken: 'eyJ9' }, host)).toBe('invalid')
  })

  it('include members who went to the same parties, with the number of parties [RPC-69, PICK-05, PICK-13, ENT-44]', async () => {
    const [host, mia, noa] = [
      await person(server, 'Hana Host'),
      await person(server, 'Mia Member'),
      await person(server, 'Noa No'),
    ]
    const parties: EventView[] = []
    for (const publicGuestList of [true, false]) parties.push(await party(server, host, { publicGuestList }))
    for (const event of parties) await goTo(event, mia)
    for (const event of parties) await goTo(event, noa, 'NO')
    await call(server, 'updateElkUser', { photoUrl: await picture(server, mia, { kind: 'profile' }) }, mia)
    const photoUrl = expect.stringMatching(/^\/files\/profiles\//)
    expect(await members(host)).toEqual([
      { userId: mia.userId, name: 'Mia Member', emails: [mia.email], photoUrl, sharedEvents: 2 },
    ])
    // With a public guest list, guests see who is going, but no email addresses.
    expect(await members(mia)).toEqual([{ userId: host.userId, name: 'Hana Host', emails: [], sharedEvents: 1 }])
    expect(await members(noa)).toEqual([])
  })

  it('come in pages of members, too, without repetitions or gaps [RPC-69, PICK-13]', async () => {
    const host = await person(server, 'Hana Host')
    const { id: eventId } = await party(server, host)
    const ids = Array.from({ length: 1_001 }, () => randomUUID())
    const { db } = server.services
    await sql`insert into users (id, name, coins, created_at) select id, 'Member ' || n % 300, 0, 1
      from unnest(${ids}::uuid[]) with ordinality as rows (id, n)`.execute(db)
    await sql`insert into user_contacts (kind, value, user_id, verified_at) select 'email', id || '@example.com', id, 1
      from unnest(${ids}::uuid[]) id`.execute(db)
    await sql`insert into invitees (event_id, invitee_id, user_id, name, role, source, rsvp_status, invite_status, rsvp_at,
        acted_by, created_at)
      select ${eventId}::uuid, gen_random_uuid(), id, 'Member', 'attendee', 'host', 'YES', 'SUCCESS', 1, id, 1
      from unnest(${ids}::uuid[]) id`.execute(db)
    const pages: string[][] = []
    let token: string | undefined
    do {
      const page = await call(server, 'fetchMutualMembers', token === undefined ? {} : { pageToken: token }, host)
      expect(page.hasMore).toBe(page.pageToken !== undefined)
      pages.push(page.mutualMembers.map(({ member }) => member.userId))
      token = page.pageToken
    } while (token !== undefined)
    expect(pages.map(({ length }) => length)).toEqual([500, 500, 1])
    expect(pages.flat().toSorted()).toEqual(ids.toSorted())
  })

  const apart: [string, Partial<EventDraft>, (event: EventView, host: Person, guests: Person[]) => Promise<unknown>][] =
    [
      ['one guest is on the waitlist', { capacity: 1 }, () => Promise.resolve()],
      ['the guest list is private', { publicGuestList: false }, () => Promise.resolve()],
      ['the party was canceled', {}, (event, host) => call(server, 'cancelEvent', { eventId: event.id }, host)],
      [
        'one guest was removed',
        {},
        async (event, host, [, second]) => {
          const { invitees } = await call(server, 'fetchInvitees', { eventId: event.id }, host)
          const { inviteeId = '' } = invitees.find(({ userId }) => userId === second?.userId) ?? {}
          await call(server, 'deleteInvitees', { eventId: event.id, inviteeIds: [inviteeId] }, host)
        },
      ],
      [
        'one guest has deleted their account',
        {},
        (_event, _host, [, second]) => call(server, 'deleteAccount', { hostedEvents: 'cancel' }, second),
      ],
    ]
  it.each(apart)('exclude guests of the same party if %s [RPC-69]', async (_why, fields, separate) => {
    const host = await person(server, 'Hana Host')
    const guests = [await person(server, 'Ann'), await person(server, 'Bob')]
    const event = await party(server, host, fields)
    for (const guest of guests) await goTo(event, guest)
    const [first, second] = guests
    if (!first || !second) throw new Error('Needs two guests')
    await separate(event, host, guests)
    expect((await members(first)).map(({ name }) => name)).not.toContain('Bob')
  })

  it("don't show the address of an account that was invited by its address, and hasn't RSVPed [RPC-69]", async () => {
    const [host, mia] = [await person(server, 'Hana Host'), await person(server, 'Mia Member')]
    const elsewhere = await party(server, await person(server, 'Otto Other'))
    for (const guest of [host, mia]) await goTo(elsewhere, guest)
    const [invitedGuest] = await add(await party(server, host), host, [{ name: 'Mia', email: mia.email }])
    const member = (await members(host)).find(({ userId }) => userId === mia.userId)
    expect(member).toMatchObject({ emails: [], sharedEvents: 1 })
    expect(invitedGuest?.email).toBe(mia.email)
  })
})
