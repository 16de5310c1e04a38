import type { EventView } from '@festoon/contract/nouns/event'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import { housekeeping } from '../../../server/web/housekeeping.ts'
import { freshPhone, merge, personByPhone, signInAgain, verifyPii } from '../../support/accounts.ts'
import {
  eventDraft,
  invite,
  keyOf,
  lastCode,
  party,
  person,
  signInInput,
  verify,
  type Person,
} from '../../support/builders.ts'
import { eventually } from '../../support/eventually.ts'
import { attempt, call, reasonOf, type Caller } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const day = 86_400_000

describe.each(databaseKinds)('attacks of reader A on %s', (kind) => {
  let server: TestServer
  const logged: string[] = []
  beforeAll(async () => {
    server = await testServer(kind, { logTo: (line: string) => void logged.push(line) })
  })
  afterAll(() => server.end())

  const withPhone = async (name: string, phoneNumber: string): Promise<Person> => {
    await call(server, 'sendPhoneSignInCode', { phoneNumber })
    const code = await lastCode(server, phoneNumber)
    const { customToken: identityToken = '' } = await call(server, 'signInWithPhoneAndCode', { phoneNumber, code })
    await call(server, 'createElkUser', { elkUser: { name } }, { identityToken })
    const { result } = await attempt(server, 'authenticate', signInInput, { identityToken })
    return { userId: result?.userId ?? '', accessToken: result?.accessToken ?? '', refreshToken: '', email: '', name }
  }
  const start = async (fields = {}) => {
    const host = await person(server, 'Hana Host')
    const event = await party(server, host, { startTime: server.clock.now() + 30 * day, ...fields })
    const [gina] = await invite(server, host, event, ['Gina Guest'])
    if (!gina?.email) throw new Error('not invited')
    return { host, event, gina: { ...gina, email: gina.email } }
  }
  const whisper = (host: Caller, event: EventView, inviteeId: string, message: string) =>
    call(server, 'sendPrivateReply', { eventId: event.id, messageId: randomUUID(), message, inviteeId }, host)
  const read = async (who: Caller, event: EventView, key: object = {}) =>
    (await attempt(server, 'getUserEventMessageHistory', { eventId: event.id, ...key }, who)).result?.messages.map(
      ({ message }) => message,
    )
  const seen = async (who: Caller, event: EventView) =>
    (await call(server, 'getEvent', { eventId: event.id }, who)).event.invitee
  const claim = (who: Caller, event: EventView, inviteeId: string, fields: object = {}) =>
    call(
      server,
      'updateAttendance',
      {
        eventId: event.id,
        token: keyOf(server, event, { inviteeId }),
        invitee: { inviteeId, rsvpStatus: 'YES' as const, ...fields },
      },
      who,
    )
  const byLink = (event: EventView, inviteeId: string, fields: object = {}) =>
    call(server, 'updateAttendanceThroughEmail', {
      eventId: event.id,
      token: keyOf(server, event, { inviteeId }),
      invitee: { inviteeId, rsvpStatus: 'YES' as const, ...fields },
    })
  const row = (inviteeId: string) =>
    server.services.db.selectFrom('invitees').selectAll().where('invitee_id', '=', inviteeId).executeTakeFirst()
  const isHost = async (who: Caller, event: EventView) =>
    (await reasonOf(server, 'fetchInvitees', { eventId: event.id }, who)) === undefined
  const linkOf = async (host: Caller, event: EventView) =>
    (await call(server, 'getCohostLink', { eventId: event.id }, host)).linkUuid
  const accept = (who: Caller, event: EventView, fields: { linkUuid?: string } = {}) =>
    attempt(server, 'updateCohostStatus', { eventId: event.id, status: 'ACCEPTED', ...fields }, who)
  const removal = async (to: string) => {
    const mail = await eventually(async () =>
      (await readOutbox(server.services.db, to)).find(({ subject }) => subject.startsWith('New co-host')),
    )
    const { pathname, search } = new URL(/https?:\/\/\S+\/event\/cohost\/remove\?[^\s)]+/.exec(mail.body)?.[0] ?? '')
    return { subject: mail.subject, path: `${pathname}${search}` }
  }

  const rsvp = (who: Caller, event: EventView) =>
    call(
      server,
      'updateAttendance',
      { eventId: event.id, invitee: { inviteeId: randomUUID(), rsvpStatus: 'YES' } },
      who,
    )
  const asOwner = (event: EventView, email: string) => person(server, 'Gina', email).then((owner) => seen(owner, event))

  it.each([true, false])(
    '1 a number typed through a forwarded link gives its account nothing (public list: %s)',
    async (publicGuestList) => {
      const { host, event, gina } = await start({ publicGuestList })
      await whisper(host, event, gina.inviteeId, 'Only for Gina')
      const phone = freshPhone()
      await byLink(event, gina.inviteeId, { phone })
      const mallory = await withPhone('Mallory', phone)
      expect.soft((await read(mallory, event)) ?? []).toEqual([])
      expect.soft((await asOwner(event, gina.email))?.inviteeId).toBe(gina.inviteeId)
    },
  )

  it('1b deleting an account keeps an invitation to which its number was only typed', async () => {
    const { event, gina } = await start()
    const phone = freshPhone()
    const mallory = await withPhone('Mallory', phone)
    await rsvp(mallory, event)
    await byLink(event, gina.inviteeId, { phone })
    await call(server, 'deleteAccount', {}, mallory)
    expect((await row(gina.inviteeId))?.email).toBe(gina.email)
  })

  it('2 a claim by an account with a number redirects no messages', async () => {
    const { host, event, gina } = await start()
    const phone = freshPhone()
    await claim(await withPhone('Mallory', phone), event, gina.inviteeId, { phone, notificationPreference: 2 })
    await whisper(host, event, gina.inviteeId, 'Only for Gina')
    server.services.jobs.wake()
    const has = async (to: string) =>
      (await readOutbox(server.services.db, to)).some(({ body }) => body.includes('Only for Gina'))
    await eventually(async () => (await has(phone)) || (await has(gina.email)))
    expect([await has(phone), await has(gina.email)]).toEqual([false, true])
  })

  it('3 the next party invites the number that was invited, and no one else can be made its co-host', async () => {
    const { host, event } = await start()
    const [inviteeId, phone] = [randomUUID(), freshPhone()]
    await call(server, 'addInvitees', { eventId: event.id, invitees: [{ inviteeId, name: 'Bob', phone }] }, host)
    const mallory = await person(server, 'Mallory')
    await claim(mallory, event, inviteeId, { name: 'Bob' })
    const next = (await call(server, 'createEvent', { event: eventDraft(server), guestsOf: event.id }, host)).event
    const { invitees } = await call(server, 'fetchInvitees', { eventId: next.id }, host)
    const copied = invitees.find(({ name }) => name === 'Bob')
    await call(server, 'addCohost', { eventId: next.id, cohost: { inviteeId: copied?.inviteeId ?? '' } }, host)
    await accept(await signInAgain(server, mallory), next)
    expect.soft(copied).toMatchObject({ phone })
    expect.soft(await isHost(mallory, next)).toBe(false)
  })

  it.each(['into', 'from'])('4 the removal link removes a co-host who merged accounts (%s)', async (way) => {
    const { host, event } = await start()
    const [theo, other] = [await person(server, 'Theo Thief'), await person(server, 'Theo Other')]
    await accept(theo, event, { linkUuid: await linkOf(host, event) })
    const { path } = await removal(host.email)
    server.clock.advance(1_000)
    await rsvp(other, event)
    const [into, from] = way === 'into' ? [other, theo] : [theo, other]
    await merge(server, into, { emailAddress: from.email })
    await server.app.inject({ method: 'POST', url: path })
    expect(await isHost(into, event)).toBe(false)
  })

  it('4b the removal link removes a co-host whose claimed row went back to its guest', async () => {
    const { host, event, gina } = await start()
    const theo = await person(server, 'Theo Thief')
    await claim(theo, event, gina.inviteeId, { name: 'Gina Guest' })
    await accept(theo, event, { linkUuid: await linkOf(host, event) })
    const { path } = await removal(host.email)
    await person(server, 'Gina', gina.email)
    await server.app.inject({ method: 'POST', url: path })
    expect(await isHost(theo, event)).toBe(false)
  })

  it.each([false, true])(
    '5 a claimer who takes a party over leaves the invited guest a plain guest (yes before: %s)',
    async (isYes) => {
      const { host, event, gina } = await start()
      if (isYes) await byLink(event, gina.inviteeId)
      const theo = await person(server, 'Theo')
      await claim(theo, event, gina.inviteeId)
      await accept(theo, event, { linkUuid: await linkOf(host, event) })
      await call(server, 'deleteAccount', { hostedEvents: 'handOver' }, host)
      await call(server, 'takeOverEvent', { eventId: event.id }, theo)
      const identityToken = await verify(server, gina.email)
      const made = await attempt(server, 'createElkUser', { elkUser: { name: 'Gina' } }, { identityToken })
      expect.soft(made.status).toBe(200)
      expect.soft((await row(gina.inviteeId))?.role).toBe('attendee')
    },
  )

  it('6 a link and a claim show no private messages either once contacts are erased', async () => {
    const { host, event, gina } = await start()
    await whisper(host, event, gina.inviteeId, 'Only for Gina')
    server.clock.advance((33 + server.config.contactsKeptDays) * day)
    await housekeeping(server.services, server.database.database)
    expect(await read({}, event, { inviteeUuid: gina.inviteeId, token: keyOf(server, event, gina) })).toEqual([])
  })

  it('7 a removed account stays out although it typed its other address while signed out', async () => {
    const { host, event } = await start()
    const bea = await person(server, 'Bea Banned')
    const email = `${randomUUID()}@example.com`
    await verifyPii(server, bea, { emailAddress: email })
    const { inviteeId } = (await rsvp(bea, event)).invitee
    const linkUuid = await linkOf(host, event)
    await call(server, 'deleteInvitees', { eventId: event.id, inviteeIds: [inviteeId] }, host)
    await call(server, 'updateAttendanceByLink', {
      eventId: event.id,
      invitee: { inviteeId: randomUUID(), name: 'Bea', rsvpStatus: 'YES', email },
    })
    const again = await signInAgain(server, bea)
    expect.soft(await seen(again, event)).toBeNull()
    await accept(again, event, { linkUuid })
    expect.soft(await isHost(again, event)).toBe(false)
  })

  it('8 a claim gets no older messages when the invited account is deleted', async () => {
    const { host, event, gina } = await start()
    const owner = await person(server, 'Gina', gina.email)
    const email = `${randomUUID()}@example.com`
    await verifyPii(server, owner, { emailAddress: email })
    const inviteeId = randomUUID()
    await call(server, 'addInvitees', { eventId: event.id, invitees: [{ inviteeId, name: 'Gina', email }] }, host)
    await whisper(host, event, inviteeId, 'Only for Gina')
    server.clock.advance(1_000)
    const theo = await person(server, 'Theo')
    await claim(theo, event, inviteeId)
    await call(server, 'deleteAccount', {}, owner)
    expect((await read(theo, event)) ?? []).toEqual([])
  })

  it('9 the invited number takes a claim back, too', async () => {
    const { host, event } = await start()
    const guest = { inviteeId: randomUUID(), name: 'Bob', email: `${randomUUID()}@example.com`, phone: freshPhone() }
    await call(server, 'addInvitees', { eventId: event.id, invitees: [guest] }, host)
    await claim(await person(server, 'Val'), event, guest.inviteeId)
    expect((await seen(await withPhone('Bob', guest.phone), event))?.inviteeId).toBe(guest.inviteeId)
  })

  it.each([{ phone: '+14155559999' }, {}])(
    '10 an address that the host adds after an undone claim invites its owner (%j)',
    async (contact) => {
      const { host, event } = await start()
      const inviteeId = randomUUID()
      await call(server, 'addInvitees', { eventId: event.id, invitees: [{ inviteeId, name: 'Bob', ...contact }] }, host)
      const val = await personByPhone(server, 'Val')
      const { rsvpAt } = (await claim(val, event, inviteeId)).invitee
      await call(
        server,
        'updateAttendance',
        { eventId: event.id, invitee: { inviteeId, rsvpStatus: 'SEEN', undoes: rsvpAt } },
        val,
      )
      const email = `${randomUUID()}@example.com`
      await call(server, 'editInvitee', { eventId: event.id, invitee: { inviteeId, name: 'Bob', email } }, host)
      expect((await asOwner(event, email))?.inviteeId).toBe(inviteeId)
    },
  )

  it('11 a guest who was only asked by the former organizer takes nothing over', async () => {
    const { host, event } = await start()
    const [cora, ada] = [await person(server, 'Cora'), await person(server, 'Ada Asked')]
    await accept(cora, event, { linkUuid: await linkOf(host, event) })
    await call(
      server,
      'addCohost',
      { eventId: event.id, cohost: { inviteeId: randomUUID(), name: 'Ada', email: ada.email } },
      host,
    )
    await call(server, 'deleteAccount', { hostedEvents: 'handOver' }, host)
    await accept(ada, event)
    expect((await attempt(server, 'takeOverEvent', { eventId: event.id }, ada)).failure?.reason).toBe('forbidden')
  })
})
