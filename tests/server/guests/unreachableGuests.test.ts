import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { shortToken } from '../../../server/crypto/tokens.ts'
import { eraseGuest } from '../../../server/guests/data/guestData.ts'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import { freshPhone, verifyPii } from '../../support/accounts.ts'
import { answer, eventDraft, keyOf, party, person, rowOf, type Person } from '../../support/builders.ts'
import { openedLink } from '../../support/openedLink.ts'
import { attempt, call, reasonOf } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

describe.each(databaseKinds)('guests without an email address, on %s,', (kind) => {
  let server: TestServer
  let host: Person
  let event: EventView
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  const add = (guest: { name: string; phone?: string; email?: string; inviteeId?: string }, at = event) =>
    attempt(server, 'addInvitees', { eventId: at.id, invitees: [{ inviteeId: randomUUID(), ...guest }] }, host)
  const addGuest = async (guest: { name: string; phone?: string }) => {
    event = await party(server, host)
    const { result } = await add(guest)
    const [row] = result?.invitees ?? []
    return row ?? Promise.reject(new Error('not added'))
  }
  const unsentCount = async () =>
    (await call(server, 'fetchEvents', {}, host)).events.find(({ id }) => id === event.id)?.unsentCount
  const exportCsv = async () =>
    (
      await server.app.inject({
        url: `/event/${event.id}/guestlist.csv`,
        headers: {
          authorization: `Basic ${Buffer.from(`${host.userId}:${host.accessToken}`).toString('base64')}`,
        },
      })
    ).body.split('\r\n')

  it.each([{ name: 'Grandpa Joe' }, { name: 'Aunt May', phone: '+14155550117' }])(
    'are added by $name, get nothing, and are never counted as unsent [PICK-12, RPC-70]',
    async (guest) => {
      const row = await addGuest(guest)
      expect(row).toMatchObject({
        ...guest,
        role: 'attendee',
        rsvpStatus: 'INVITED',
        inviteStatus: 'PENDING',
        additionalGuestCount: 0,
        isUnreachable: true,
      })
      expect(row.email).toBeUndefined()
      expect(await unsentCount()).toBe(0)
      const sendResult = await attempt(server, 'sendInvites', { eventId: event.id, inviteIds: [row.inviteeId] }, host)
      expect(sendResult.result).toEqual({ triggered: 0 })
      expect((await rowOf(server, host, event, row.inviteeId)).inviteStatus).toBe('PENDING')
      expect(await exportCsv()).toContain(
        `To text,${guest.name},${guest.phone === undefined ? '' : `'${guest.phone}`},0,`,
      )
      await add({ name: 'Eve', email: 'eve@example.com' })
      expect(await unsentCount()).toBe(1)
    },
  )

  it('get an RSVP from the host, which counts [INV-11, AUTHZ-16]', async () => {
    const { inviteeId } = await addGuest({ name: 'Grandpa Joe' })
    const edit = { inviteeId, name: 'Grandpa Joe', rsvpStatus: 'YES' as const, additionalGuestCount: 1 }
    const { invitee } = await call(server, 'editInvitee', { eventId: event.id, invitee: edit }, host)
    expect(invitee).toMatchObject({ rsvpStatus: 'YES', additionalGuestCount: 1 })
    // The guest sent nothing.
    expect(invitee.rsvpAt).toBeUndefined()
    expect((await call(server, 'getEvent', { eventId: event.id }, host)).event.goingCount).toBe(3)
    const message = { eventId: event.id, messageId: randomUUID(), message: 'See you!' }
    expect((await call(server, 'sendEventComment', message, host)).recipients).toBe(0)
  })

  it('can get an address later, and are then invited by email', async () => {
    const { inviteeId } = await addGuest({ name: 'Grandpa Joe' })
    const edit = { inviteeId, name: 'Joe', email: 'joe@example.com' }
    const { invitee } = await call(server, 'editInvitee', { eventId: event.id, invitee: edit }, host)
    expect(invitee).toMatchObject({ name: 'Joe', email: 'joe@example.com', inviteStatus: 'PENDING' })
    expect(invitee.isUnreachable).toBeUndefined()
    expect(await unsentCount()).toBe(1)
    const sendResult = await attempt(server, 'sendInvites', { eventId: event.id, inviteIds: [inviteeId] }, host)
    expect(sendResult.result).toEqual({ triggered: 1 })
  })

  it('are added once by a repeated call, and a number only once; two people may share a name', async () => {
    const guest = { inviteeId: randomUUID(), name: 'May', phone: '+14155550118' }
    event = await party(server, host)
    for (let time = 0; time < 2; time += 1) expect((await add(guest)).result?.invitees).toHaveLength(1)
    const again = await add({ name: 'Other', phone: guest.phone })
    expect(again.failure).toMatchObject({ reason: 'alreadyInvited', issues: [{ path: 'invitees.0.phone' }] })
    for (const name of ['Joe', 'Joe']) expect((await add({ name })).failure).toBeUndefined()
    expect((await call(server, 'fetchInvitees', { eventId: event.id }, host)).total).toBe(4)
  })

  it.each([{ phone: '5551' }, { phone: '4155550117' }, { email: 'bob@' }, { email: '' }, { name: ' ' }])(
    'are rejected with %j [VAL-35, VAL-36]',
    async (fields) => {
      event = await party(server, host)
      expect((await add({ name: 'Joe', ...fields })).failure?.reason).toBe('invalid')
      expect((await call(server, 'fetchInvitees', { eventId: event.id }, host)).total).toBe(1)
    },
  )

  it('RSVP with the personal link that the host gives them; no host learns the link of another guest', async () => {
    const { inviteeId } = await addGuest({ name: 'Grandpa Joe' })
    const linkOf = (id: string, caller = host) =>
      attempt(server, 'getInviteeLink', { eventId: event.id, inviteeId: id }, caller)
    const { result } = await linkOf(inviteeId)
    const url = await openedLink(server, result?.url ?? '')
    expect(url.pathname).toBe(`/event/${event.id}`)
    expect(Object.fromEntries(url.searchParams)).toEqual({
      iu: inviteeId,
      token: shortToken(keyOf(server, event, { inviteeId })),
    })
    expect((await answer(server, event, { inviteeId }, 'YES')).rsvpStatus).toBe('YES')
    const { result: emailResult } = await add({ name: 'Eve', email: 'eve@example.com' })
    const { invitees } = await call(server, 'fetchInvitees', { eventId: event.id }, host)
    const organizer = invitees.find(({ role }) => role === 'organizer')
    for (const id of [emailResult?.invitees[0]?.inviteeId, organizer?.inviteeId, randomUUID()])
      expect((await linkOf(id ?? '')).failure?.reason).toBe('inviteeNotFound')
    const stranger = await person(server, 'Sam')
    expect(await reasonOf(server, 'getInviteeLink', { eventId: event.id, inviteeId }, stranger)).toBe('forbidden')
    await call(server, 'deleteInvitees', { eventId: event.id, inviteeIds: [inviteeId] }, host)
    expect((await linkOf(inviteeId)).failure?.reason).toBe('inviteeNotFound')
  })

  it('keep their link to themselves if they came by the open link, or if their data was erased', async () => {
    event = await party(server, host)
    const invitee = { inviteeId: randomUUID(), name: 'Lin', rsvpStatus: 'YES' as const, phone: '+14155550120' }
    await attempt(server, 'updateAttendanceByLink', { eventId: event.id, invitee }, { deviceId: randomUUID() })
    const refusal = (id: string) => reasonOf(server, 'getInviteeLink', { eventId: event.id, inviteeId: id }, host)
    const lin = await rowOf(server, host, event, invitee.inviteeId)
    expect([lin.phone, lin.isUnreachable]).toEqual([invitee.phone, undefined])
    expect(await refusal(invitee.inviteeId)).toBe('inviteeNotFound')
    const [inviteeId, email] = [randomUUID(), `${randomUUID()}@example.com`]
    await add({ inviteeId, name: 'Grandpa Joe', email })
    const post = (url: string, fields: Record<string, string>) =>
      server.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      })
    const query = new URLSearchParams({ iu: inviteeId, token: keyOf(server, event, { inviteeId }) }).toString()
    await post(`/event/${event.id}/my-data?${query}`, { do: 'send' })
    const [mail] = await readOutbox(server.services.db, email)
    const path = /\/event\/\S+my-data\?\S+/.exec(mail?.body ?? '')?.[0] ?? ''
    await post(path, { do: 'erase', confirm: 'ERASE' })
    const former = await rowOf(server, host, event, inviteeId)
    expect([former.name, former.isUnreachable]).toEqual(['Former guest', undefined])
    expect(await refusal(inviteeId)).toBe('inviteeNotFound')
    const edit = { inviteeId, name: 'Grandpa Joe' }
    await call(server, 'editInvitee', { eventId: event.id, invitee: edit }, host)
    expect(await refusal(inviteeId), 'under another name').toBe('inviteeNotFound')
  })

  it('look the same to hosts if their number has an account that never responded', async () => {
    event = await party(server, host)
    const [phone, inviteeId] = [freshPhone(), randomUUID()]
    await add({ inviteeId, name: 'Pat', phone })
    const tokenOfLink = async (): Promise<string> => {
      const { result } = await attempt(server, 'getInviteeLink', { eventId: event.id, inviteeId }, host)
      return (await openedLink(server, result?.url ?? '')).searchParams.get('token') ?? ''
    }
    const [before, token] = [await rowOf(server, host, event, inviteeId), await tokenOfLink()]
    await verifyPii(server, await person(server, 'Pat'), { phoneNumber: phone })
    expect(await rowOf(server, host, event, inviteeId)).toEqual(before)
    expect(await tokenOfLink()).toBe(token)
    // The account owns the invitation now, so the link from before no longer works.
    const invitee = { inviteeId, rsvpStatus: 'NO' as const }
    const input = { eventId: event.id, token, invitee }
    expect(await reasonOf(server, 'updateAttendanceThroughEmail', input)).toBe('inviteeTokenInvalid')
  })

  it('are safe from an earlier link once they have an account or an address', async () => {
    event = await party(server, host)
    const phone = freshPhone()
    const handOver = async (guest: { name: string; phone?: string }) => {
      const inviteeId = randomUUID()
      await add({ inviteeId, ...guest })
      const { result } = await attempt(server, 'getInviteeLink', { eventId: event.id, inviteeId }, host)
      const token = (await openedLink(server, result?.url ?? '')).searchParams.get('token') ?? ''
      const use = () =>
        reasonOf(server, 'updateAttendanceThroughEmail', {
          eventId: event.id,
          token,
          invitee: { inviteeId, rsvpStatus: 'NO' },
        })
      expect(await use()).toBeUndefined()
      return { inviteeId, token, use }
    }
    const may = await handOver({ name: 'Aunt May', phone })
    const joe = await handOver({ name: 'Grandpa Joe' })
    const ida = await handOver({ name: 'Aunt Ida' })
    const maysAccount = await person(server, 'May')
    await verifyPii(server, maysAccount, { phoneNumber: phone })
    const seenInput = { eventId: event.id, invitee: { inviteeId: randomUUID(), rsvpStatus: 'SEEN' as const } }
    const { invitee } = await call(server, 'updateAttendance', seenInput, maysAccount)
    expect(invitee.inviteeId).toBe(may.inviteeId)
    expect(await may.use()).toBe('inviteeTokenInvalid')
    // The account still uses its row, also with the revoked link.
    const ownRsvp = { inviteeId: may.inviteeId, rsvpStatus: 'YES' as const }
    const yes = await attempt(
      server,
      'updateAttendance',
      { eventId: event.id, token: may.token, invitee: ownRsvp },
      maysAccount,
    )
    expect(yes.result?.invitee.rsvpStatus).toBe('YES')
    const going = { inviteeId: ida.inviteeId, rsvpStatus: 'YES' as const }
    const idasAccount = await person(server, 'Ida')
    await call(server, 'updateAttendance', { eventId: event.id, token: ida.token, invitee: going }, idasAccount)
    expect(await ida.use()).toBe('inviteeTokenInvalid')
    const edit = { inviteeId: joe.inviteeId, name: 'Grandpa Joe', email: `${randomUUID()}@example.com` }
    await call(server, 'editInvitee', { eventId: event.id, invitee: edit }, host)
    expect(await joe.use()).toBe('inviteeTokenInvalid')
  })

  it.each(['sign-up', 'RSVP'] as const)(
    'are safe from an earlier link once they have an account, also if they typed an address by it (%s)',
    async (way) => {
      event = await party(server, host)
      const inviteeId = randomUUID()
      await add({ inviteeId, name: 'Grandpa Joe' })
      const { url } = await call(server, 'getInviteeLink', { eventId: event.id, inviteeId }, host)
      const token = (await openedLink(server, url)).searchParams.get('token') ?? ''
      const email = `joe.${randomUUID()}@example.com`
      const use = (fields: object) =>
        reasonOf(server, 'updateAttendanceThroughEmail', {
          eventId: event.id,
          token,
          invitee: { inviteeId, rsvpStatus: 'NO', ...fields },
        })
      expect(await use({ email })).toBeUndefined()
      const joe = await person(server, 'Joe', way === 'sign-up' ? email : `other.${email}`)
      const invitee = { inviteeId, rsvpStatus: 'YES' as const }
      const ownInput = way === 'sign-up' ? { invitee } : { invitee, token }
      const yes = await call(server, 'updateAttendance', { eventId: event.id, ...ownInput }, joe)
      expect(yes.invitee).toMatchObject({ inviteeId, rsvpStatus: 'YES' })
      expect(await use({})).toBe('inviteeTokenInvalid')
    },
  )

  it('are no recipients of messages and changes, also if they have a phone number', async () => {
    const { inviteeId } = await addGuest({ name: 'Aunt May', phone: freshPhone() })
    const edit = { inviteeId, name: 'Aunt May', rsvpStatus: 'YES' as const }
    await call(server, 'editInvitee', { eventId: event.id, invitee: edit }, host)
    const message = { eventId: event.id, messageId: randomUUID(), message: 'See you!' }
    expect((await call(server, 'sendEventComment', message, host)).recipients).toBe(0)
    await call(server, 'cancelEvent', { eventId: event.id }, host)
    const { db } = server.services
    const queuedDeliveries = await db.selectFrom('deliveries').select('key').where('event_id', '=', event.id).execute()
    expect(queuedDeliveries).toEqual([])
  })

  it('are invited again to a copy of the party, but not once their data was erased', async () => {
    const phone = freshPhone()
    await addGuest({ name: 'Aunt May', phone })
    await add({ name: 'Grandpa Joe' })
    await add({ name: 'Gone' })
    const { db } = server.services
    const goneRow = await db.selectFrom('invitees').selectAll().where('name', '=', 'Gone').executeTakeFirstOrThrow()
    const eventRow = await db.selectFrom('events').selectAll().where('id', '=', event.id).executeTakeFirstOrThrow()
    await eraseGuest(db, eventRow, goneRow, server.clock.now())
    const input = { event: eventDraft(server), guestsOf: event.id }
    const { event: copy } = await call(server, 'createEvent', input, host)
    const { invitees } = await call(server, 'fetchInvitees', { eventId: copy.id }, host)
    const guests = invitees.filter(({ role }) => role === 'attendee')
    expect(guests.map((guest) => [guest.name, guest.phone, guest.isUnreachable])).toEqual([
      ['Aunt May', phone, true],
      ['Grandpa Joe', undefined, true],
    ])
  })
})
