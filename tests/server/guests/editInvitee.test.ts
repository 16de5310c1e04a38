import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'
import type { InputOf } from '@festoon/contract/wire/operations'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import { answer, invite, keyOf, party, person, rowOf, type Person } from '../../support/builders.ts'
import { eventStream } from '../../support/eventStream.ts'
import { eventually } from '../../support/eventually.ts'
import { attempt, call, reasonOf } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

type Edit = InputOf<'editInvitee'>['invitee']

describe.each(databaseKinds)('a guest edited by the host, on %s,', (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  const edit = (event: EventView, guest: { inviteeId: string; name?: string }, fields: Partial<Edit>, by = host) =>
    attempt(
      server,
      'editInvitee',
      { eventId: event.id, invitee: { inviteeId: guest.inviteeId, name: guest.name ?? 'Gil', ...fields } },
      by,
    )
  const refusalOf = async (...order: Parameters<typeof edit>) => (await edit(...order)).failure?.reason
  const guestsOf = async (event: EventView, ...names: string[]): Promise<[Invitee, ...Invitee[]]> => {
    const [first, ...others] = await invite(server, host, event, names)
    return first ? [first, ...others] : Promise.reject(new Error('not invited'))
  }
  const goingCount = async (event: EventView) =>
    (await call(server, 'getEvent', { eventId: event.id }, host)).event.goingCount
  const mailsTo = (email = '') => readOutbox(server.services.db, email)

  it('gets another name, RSVP and number of plus-ones [RPC-50, AUTHZ-16, INV-11]', async () => {
    const event = await party(server, host, {
      openInvite: false,
      questions: [{ questionUuid: randomUUID(), question: 'Allergies?', isRequired: true }],
    })
    const [guest] = await guestsOf(event, 'Gil')
    const yes = await edit(event, guest, { name: 'Gil Green', rsvpStatus: 'YES', additionalGuestCount: 8 })
    expect(yes.result?.invitee).toMatchObject({
      name: 'Gil Green',
      rsvpStatus: 'YES',
      additionalGuestCount: 8,
    })
    expect(yes.result?.invitee, 'the guest has not sent an RSVP').not.toHaveProperty('rsvpAt')
    expect(await goingCount(event)).toBe(10)
    const [namedGuest] = await guestsOf(event, 'Gus')
    await edit(event, namedGuest, { name: 'Gus', rsvpStatus: 'NO' })
    await answer(server, event, namedGuest, 'NO')
    expect((await edit(event, namedGuest, { name: 'Gus' })).result?.invitee, 'the guest sent the same').toHaveProperty(
      'rsvpAt',
    )
    // Omitted fields don't change.
    expect((await edit(event, guest, { name: 'Gil' })).result?.invitee).toMatchObject({
      name: 'Gil',
      rsvpStatus: 'YES',
      additionalGuestCount: 8,
    })
    expect((await edit(event, guest, { rsvpStatus: 'NO' })).result?.invitee).toMatchObject({
      rsvpStatus: 'NO',
      additionalGuestCount: 0,
    })
    expect(await goingCount(event)).toBe(1)
    for (const rsvpStatus of ['SEEN', 'INVITED', 'HIDDEN', ''])
      expect(await refusalOf(event, guest, Object({ rsvpStatus }))).toBe('invalid')
    for (const wrong of [{ name: ' ' }, { name: 'x'.repeat(129) }, { email: 'x' }, { additionalGuestCount: 9 }])
      expect(await refusalOf(event, guest, wrong)).toBe('invalid')
    expect(await refusalOf(event, { inviteeId: randomUUID() }, {})).toBe('inviteeNotFound')
  })

  it('gets a spot from the host, even beyond the capacity, and frees it for waiting guests [RPC-50, OPT-09]', async () => {
    const event = await party(server, host, { capacity: 1 })
    const [first, second, third] = await guestsOf(event, 'Ina', 'Elda', 'Yuri')
    if (!second || !third) throw new Error('not invited')
    await answer(server, event, first, 'YES')
    await answer(server, event, second, 'YES')
    // Saving a waiting guest's form unchanged doesn't give them a spot.
    expect((await edit(event, second, { rsvpStatus: 'YES' })).result?.invitee.waitlistStatus).toBe('PENDING_APPROVAL')
    expect((await edit(event, third, { rsvpStatus: 'YES' })).result?.invitee.waitlistStatus).toBe('APPROVED')
    expect(await goingCount(event)).toBe(3)
    await edit(event, third, { rsvpStatus: 'NO' })
    expect((await rowOf(server, host, event, second.inviteeId)).waitlistStatus).toBe('PENDING_APPROVAL')
    await edit(event, first, { rsvpStatus: 'NO' })
    expect((await rowOf(server, host, event, second.inviteeId)).waitlistStatus).toBe('APPROVED')
    await eventually(async () => (await mailsTo(second.email)).some(({ subject }) => subject.startsWith("You're in")))
    expect(await mailsTo(third.email)).toEqual([])
  })

  it('gets another address, is unsent again, and loses access at the old one [RPC-50, AUTHZ-16]', async () => {
    const old = await person(server, 'Ona Old')
    const event = await party(server, host, { title: 'Moved' })
    const inviteeId = randomUUID()
    const invitees = [{ inviteeId, name: 'Ona', email: old.email }]
    await call(server, 'addInvitees', { eventId: event.id, invitees }, host)
    await call(server, 'sendInvites', { eventId: event.id, inviteIds: [inviteeId] }, host)
    await eventually(async () => (await rowOf(server, host, event, inviteeId)).inviteStatus === 'SUCCESS')
    await answer(server, event, { inviteeId }, 'SEEN')
    const key = { eventId: event.id, inviteeUuid: inviteeId, token: keyOf(server, event, { inviteeId }) }

    // Another spelling counts as the same address.
    await edit(event, { inviteeId }, { email: old.email.toUpperCase() })
    expect(await reasonOf(server, 'getEventPreview', key)).toBeUndefined()
    const email = `${randomUUID()}@example.com`
    expect((await edit(event, { inviteeId }, { email })).result?.invitee).toMatchObject({
      email,
      rsvpStatus: 'INVITED',
      inviteStatus: 'PENDING',
      isNew: true,
    })
    expect(await reasonOf(server, 'getEventPreview', key)).toBe('inviteeTokenInvalid')
    expect((await call(server, 'fetchEvents', {}, old)).events).toEqual([])
    await call(server, 'sendInvites', { eventId: event.id, inviteIds: [inviteeId] }, host)
    await eventually(async () => (await mailsTo(email)).length === 1)
    expect((await mailsTo(old.email)).filter(({ subject }) => subject.includes('Moved'))).toHaveLength(1)
  })

  it("gets a first address, which revokes no one's access [RPC-50]", async () => {
    const event = await party(server, host)
    const invitee = { inviteeId: randomUUID(), name: 'Pia', phone: '+14155550100', rsvpStatus: 'YES' as const }
    const { token = '' } = await call(server, 'updateAttendanceByLink', { eventId: event.id, invitee })
    const email = `${randomUUID()}@example.com`
    expect((await edit(event, invitee, { email })).result?.invitee).toMatchObject({ email, rsvpStatus: 'YES' })
    const key = { eventId: event.id, inviteeUuid: invitee.inviteeId, token }
    expect(await reasonOf(server, 'getEventPreview', key)).toBeUndefined()
  })

  it('gets messages queued for the old address at the new one', async () => {
    const event = await party(server, host)
    const [guest] = await guestsOf(event, 'Gil')
    const { db } = server.services
    const queuedDelivery = {
      event_id: event.id,
      invitee_id: guest.inviteeId,
      key: 'k',
      state: 'queued' as const,
      created_at: 1,
    }
    await db
      .insertInto('deliveries')
      .values({ ...queuedDelivery, reason: null, finished_at: null })
      .execute()
    await edit(event, guest, { email: `${randomUUID()}@example.com` })
    const rows = await db.selectFrom('deliveries').select('state').where('event_id', '=', event.id).execute()
    expect(rows).toEqual([{ state: 'failed' }])
  })

  it('has an address that is unique at the party, and an account keeps its own [INV-18, AUTHZ-16]', async () => {
    const event = await party(server, host)
    const [guest, other] = await guestsOf(event, 'Gil', 'Otto')
    expect(await refusalOf(event, guest, { email: other?.email?.toUpperCase() ?? '' })).toBe('alreadyInvited')
    expect(await refusalOf(event, guest, { email: host.email })).toBe('alreadyInvited')
    const member = await person(server, 'Mia Member')
    const going = { inviteeId: randomUUID(), rsvpStatus: 'YES' as const }
    await call(server, 'updateAttendance', { eventId: event.id, invitee: going }, member)
    const row = await rowOf(server, host, event, going.inviteeId)
    expect(row).toMatchObject({ isConnected: true, email: member.email })
    expect(await refusalOf(event, row, { email: 'new@example.com' })).toBe('connectedAddress')
    expect((await edit(event, row, { email: member.email, name: 'Mia' })).result?.invitee.name).toBe('Mia')
    const elsewhere = await party(server, host)
    const inviteeId = randomUUID()
    await call(
      server,
      'queueInvites',
      { eventId: elsewhere.id, invitees: [{ inviteeId, userId: member.userId }] },
      host,
    )
    expect(await refusalOf(elsewhere, { inviteeId }, { email: 'new@example.com' })).toBe('connectedAddress')
    const resend = { eventId: elsewhere.id, inviteIds: [inviteeId], email: 'new@example.com' }
    expect(await reasonOf(server, 'sendInvites', resend, host)).toBe('connectedAddress')
    const [by] = await guestsOf(elsewhere, 'Gil')
    expect(await refusalOf(elsewhere, by, { email: member.email })).toBe('alreadyInvited')
  })

  it("can't be the organizer, if the editor is a co-host", async () => {
    const event = await party(server, host)
    const cora = await person(server, 'Cora Cohost')
    const { linkUuid } = await call(server, 'getCohostLink', { eventId: event.id }, host)
    await call(server, 'updateCohostStatus', { eventId: event.id, status: 'ACCEPTED', linkUuid }, cora)
    const [organizer] = (await call(server, 'fetchInvitees', { eventId: event.id }, cora)).invitees
    const renamedInvitee = { inviteeId: organizer?.inviteeId ?? '', name: 'Impostor' }
    const input = { eventId: event.id, invitee: renamedInvitee }
    expect(await reasonOf(server, 'editInvitee', input, cora)).toBe('forbidden')
  })

  it("can't be an organizer who declines, or anyone after the party is canceled", async () => {
    const event = await party(server, host)
    const [organizer] = (await call(server, 'fetchInvitees', { eventId: event.id }, host)).invitees
    if (!organizer) throw new Error('no organizer')
    expect((await edit(event, organizer, { name: 'Hana H.' })).result?.invitee.name).toBe('Hana H.')
    expect(await refusalOf(event, organizer, { rsvpStatus: 'NO' })).toBe('organizerStays')
    const [guest] = await guestsOf(event, 'Gil')
    await call(server, 'cancelEvent', { eventId: event.id, disableNotification: true }, host)
    expect(await refusalOf(event, guest, { name: 'New' })).toBe('eventCancelled')
  })

  it('is announced to listeners, unless nothing changed [RT-01]', async () => {
    const event = await party(server, host)
    const [guest] = await guestsOf(event, 'Gil')
    const topic = `events/${event.id}`
    const stream = await eventStream(await server.listen(), [topic], host.accessToken)
    const before = (await call(server, 'getEvent', { eventId: event.id }, host)).event.modificationId
    await edit(event, guest, { name: 'Gil' })
    expect((await call(server, 'getEvent', { eventId: event.id }, host)).event.modificationId).toBe(before)
    await edit(event, guest, { name: 'Gilbert' })
    await stream.next(topic)
    stream.close()
  })
})
