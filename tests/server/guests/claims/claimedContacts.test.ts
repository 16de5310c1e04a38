import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { readInvitee } from '../../../../server/database/rows/inviteeRows.ts'
import { readOutbox } from '../../../../server/providers/outbox/outbox.ts'
import { freshPhone, personByPhone, signInAgain, signInByPhone, verifyPii } from '../../../support/accounts.ts'
import { eventDraft, person, type Person } from '../../../support/builders.ts'
import { eventually } from '../../../support/eventually.ts'
import { forwardedLink, messagesFor, partyForGina } from '../../../support/forwardedLink.ts'
import { call, reasonOf, type Caller } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

describe.each(databaseKinds)('contacts that come with a forwarded link, on %s,', (kind) => {
  let server: TestServer
  let host: Person
  let event: EventView
  let gina: { inviteeId: string; email: string }
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.end())
  const start = async (fields = {}) => {
    ;({ host, event, gina } = await partyForGina(server, fields))
  }
  beforeEach(() => start())

  const link = (inviteeId = gina.inviteeId) => forwardedLink(server, event, inviteeId)
  const add = async (contact: { email?: string; phone?: string }) => {
    const guest = { inviteeId: randomUUID(), name: 'Bob', ...contact }
    await call(server, 'addInvitees', { eventId: event.id, invitees: [guest] }, host)
    return guest
  }
  const whisper = (inviteeId: string) =>
    call(
      server,
      'sendPrivateReply',
      { eventId: event.id, messageId: randomUUID(), message: 'Only for you', inviteeId },
      host,
    )
  const rowIdOf = async (who: Caller) =>
    (await call(server, 'getEvent', { eventId: event.id }, who)).event.invitee?.inviteeId
  const withPhone = async (name: string) => {
    const someone = await person(server, name)
    const phone = freshPhone()
    await verifyPii(server, someone, { phoneNumber: phone })
    return { ...(await signInAgain(server, someone)), phone }
  }

  it.each([true, false])(
    "give their owner nothing of a guest's, who was invited by another (public list: %s)",
    async (publicGuestList) => {
      await start({ publicGuestList })
      await whisper(gina.inviteeId)
      const mallory = await personByPhone(server, 'Mallory')
      await link().answer({ phone: mallory.phone })
      const again = await signInByPhone(server, mallory)
      expect(await rowIdOf(again)).toBeUndefined()
      expect(await messagesFor(server, again, event)).toEqual([])
      expect(await rowIdOf(await person(server, 'Gina', gina.email))).toBe(gina.inviteeId)
    },
  )

  it('are all there is to prove who a guest is, if the host gave none', async () => {
    const bob = await add({})
    const mail = `${randomUUID()}@example.com`
    await link(bob.inviteeId).answer({ email: mail })
    expect(await rowIdOf(await person(server, 'Bob', mail))).toBe(bob.inviteeId)
  })

  it("erase no invitation of another guest's, when their owner's account is deleted", async () => {
    const mallory = await withPhone('Mallory')
    await link().answer({ phone: mallory.phone, rsvpMessage: 'From Gina' })
    await call(server, 'deleteAccount', {}, mallory)
    const row = await readInvitee(server.services.db, event.id, gina.inviteeId)
    expect(row).toMatchObject({ name: 'Gina Guest', email: gina.email, phone: null, rsvp_message: 'From Gina' })
  })

  it('redirect no messages, whatever the account chooses', async () => {
    const mallory = await withPhone('Mallory')
    await link().claim(mallory, { phone: mallory.phone, notificationPreference: 2 })
    await call(
      server,
      'optOut',
      { channel: 'email', address: mallory.email, scope: 'event', eventId: event.id },
      mallory,
    )
    await whisper(gina.inviteeId)
    server.services.jobs.wake()
    const hasReceived = async (to: string) =>
      (await readOutbox(server.services.db, to)).some(({ body }) => body.includes('Only for you'))
    await eventually(async () => (await hasReceived(mallory.phone)) || (await hasReceived(gina.email)))
    expect(await hasReceived(gina.email)).toBe(true)
    expect(await hasReceived(mallory.phone)).toBe(false)
  })

  it('get the messages if the host invited no address', async () => {
    const bob = await add({ phone: freshPhone() })
    const account = await person(server, 'Bob')
    await link(bob.inviteeId).claim(account)
    await whisper(bob.inviteeId)
    server.services.jobs.wake()
    await eventually(async () =>
      (await readOutbox(server.services.db, account.email)).some(({ body }) => body.includes('Only for you')),
    )
  })

  it("aren't invited to the host's next party in place of the guest", async () => {
    const bob = await add({ phone: freshPhone() })
    await link(bob.inviteeId).claim(await person(server, 'Mallory'), { name: 'Bobby' })
    const next = (await call(server, 'createEvent', { event: eventDraft(server), guestsOf: event.id }, host)).event
    const copy = (await call(server, 'fetchInvitees', { eventId: next.id }, host)).invitees.find(
      ({ name }) => name === 'Bob',
    )
    expect(copy).toMatchObject({ phone: bob.phone })
    expect(copy?.email).toBeUndefined()
  })

  it("prove nothing at the host's next party", async () => {
    const bob = await add({ phone: freshPhone() })
    const mallory = await person(server, 'Mallory')
    await link(bob.inviteeId).answer({ email: mallory.email })
    const next = (await call(server, 'createEvent', { event: eventDraft(server), guestsOf: event.id }, host)).event
    const { invitees } = await call(server, 'fetchInvitees', { eventId: next.id }, host)
    const copy = invitees.find(({ name }) => name === 'Bob')
    expect(copy).toMatchObject({ phone: bob.phone, email: mallory.email })
    await call(server, 'addCohost', { eventId: next.id, cohost: { inviteeId: copy?.inviteeId ?? '' } }, host)
    const again = await signInAgain(server, mallory)
    expect(await reasonOf(server, 'updateCohostStatus', { eventId: next.id, status: 'ACCEPTED' }, again)).toBe(
      'forbidden',
    )
  })

  it("don't keep their owner out when the guest is removed", async () => {
    const mallory = await person(server, 'Mallory')
    const bob = await add({ phone: freshPhone() })
    await link(bob.inviteeId).answer({ email: mallory.email })
    await call(server, 'deleteInvitees', { eventId: event.id, inviteeIds: [bob.inviteeId] }, host)
    const invitee = { inviteeId: randomUUID(), rsvpStatus: 'YES' as const }
    expect(await reasonOf(server, 'updateAttendance', { eventId: event.id, invitee }, mallory)).toBeUndefined()
  })

  it('leave each invited contact the right to take a claim back', async () => {
    const bob = await add({ email: `${randomUUID()}@example.com`, phone: freshPhone() })
    await link(bob.inviteeId).claim(await person(server, 'Val'))
    const owner = await personByPhone(server, 'Bob', bob.phone)
    expect(await rowIdOf(owner)).toBe(bob.inviteeId)
  })

  it.each([{ phone: '+14155559999' }, {}])(
    'belong to no account that has taken its claim back, when the host adds an address (%j)',
    async (contact) => {
      const bob = await add(contact)
      const val = await personByPhone(server, 'Val')
      const { rsvpAt } = (await link(bob.inviteeId).claim(val)).invitee
      const undo = { inviteeId: bob.inviteeId, rsvpStatus: 'SEEN' as const, undoes: rsvpAt }
      await call(server, 'updateAttendance', { eventId: event.id, invitee: undo }, val)
      const email = `${randomUUID()}@example.com`
      const invitee = { inviteeId: bob.inviteeId, name: 'Bob', email }
      await call(server, 'editInvitee', { eventId: event.id, invitee }, host)
      expect(await rowIdOf(await person(server, 'Bob', email))).toBe(bob.inviteeId)
    },
  )
})
