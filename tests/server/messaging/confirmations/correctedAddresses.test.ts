import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { readStanding } from '../../../../server/accounts/sending/readStanding.ts'
import { readOutbox } from '../../../../server/providers/outbox/outbox.ts'
import { freshPhone, merge, personByPhone } from '../../../support/accounts.ts'
import { answer, eventDraft, invite, keyOf, party, person, type Person } from '../../../support/builders.ts'
import { confirmAddress } from '../../../support/people/confirmAddress.ts'
import { correctEmail } from '../../../support/people/correctEmail.ts'
import { ask, strangersOn } from '../../../support/people/strangers.ts'
import { call } from '../../../support/rpcClient.ts'
import { sendConfirmations } from '../../../support/sendConfirmations.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

const fresh = (): string => `${randomUUID()}@example.com`

/** An address that a guest typed isn't one that the host invited, although the host invited the guest. */
describe.each(databaseKinds)('an address that an invited guest typed, on %s,', (kind) => {
  let server: TestServer
  let on: ReturnType<typeof strangersOn>
  beforeAll(async () => {
    server = await testServer(kind)
    on = strangersOn(server)
  })
  afterAll(() => server.end())

  const inviteGuest = async (host: Person, event: EventView): Promise<{ inviteeId: string; email: string }> => {
    const [guest] = await invite(server, host, event, ['Gus'])
    if (!guest?.email) throw new Error('not invited')
    await call(server, 'sendInvites', { eventId: event.id, inviteIds: [guest.inviteeId] }, host)
    await on.waitForDeliveries(event)
    return { inviteeId: guest.inviteeId, email: guest.email }
  }
  const subjectsTo = async (email: string) =>
    (await readOutbox(server.services.db, email)).map(({ subject }) => subject)
  const message = 'Hana Host sent a message about Maya turns six'

  it('as a correction gets only a request to confirm it, and then everything', async () => {
    const [host, other] = [await person(server, 'Hana Host'), fresh()]
    const event = await party(server, host)
    const guest = await inviteGuest(host, event)
    expect(await on.write(event, host)).toEqual({ recipients: 1 })
    await correctEmail(server, event, guest, other)
    await answer(server, event, guest, 'YES')
    await sendConfirmations(server, event)
    expect(await on.write(event, host)).toEqual({ recipients: 0, unconfirmed: 1 })
    expect(await subjectsTo(other)).toEqual([ask])
    await confirmAddress(server, event, guest.inviteeId)
    expect(await on.write(event, host)).toEqual({ recipients: 1 })
    expect(await subjectsTo(other)).toEqual([message, ask])
  })

  it('doesn’t lower the host’s limits by turning messages off', async () => {
    const [host, other] = [await person(server, 'Hana Host'), fresh()]
    const event = await party(server, host)
    const guest = await inviteGuest(host, event)
    await correctEmail(server, event, guest, other)
    await on.write(event, host)
    const [mail] = await readOutbox(server.services.db, other)
    const off = new URL(/Turn off messages: (\S+)/.exec(mail?.body ?? '')?.[1] ?? 'none:')
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: `${off.pathname}${off.search}`,
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(statusCode).toBe(200)
    expect(await readStanding(server.services.db, host.userId)).toMatchObject({ optedOut: 0 })
  })

  it('is the host’s once the host enters it, and stays the host’s if the guest only corrects the name', async () => {
    const [host, other] = [await person(server, 'Hana Host'), fresh()]
    const event = await party(server, host)
    const guest = await inviteGuest(host, event)
    await correctEmail(server, event, { ...guest, name: 'Gustav' }, guest.email)
    expect(await on.write(event, host)).toEqual({ recipients: 1 })
    await correctEmail(server, event, guest, fresh())
    const invitee = { inviteeId: guest.inviteeId, name: 'Gus', email: other }
    await call(server, 'editInvitee', { eventId: event.id, invitee }, host)
    await call(server, 'sendInvites', { eventId: event.id, inviteIds: [guest.inviteeId] }, host)
    await on.waitForDeliveries(event)
    expect(await on.write(event, host)).toEqual({ recipients: 1 })
    expect(await subjectsTo(other)).toEqual([message, 'Hana Host invited you to Maya turns six'])
  })

  it('gets only a request to confirm it in a copy of the party, unless its owner has confirmed it', async () => {
    const host = await person(server, 'Hana Host')
    const event = await party(server, host)
    const inviteToCopy = async (email: string) => {
      const { event: copy } = await call(server, 'createEvent', { event: eventDraft(server), guestsOf: event.id }, host)
      const { invitees } = await call(server, 'fetchInvitees', { eventId: copy.id }, host)
      const inviteIds = invitees.flatMap((one) => (one.email === email ? [one.inviteeId] : []))
      await call(server, 'sendInvites', { eventId: copy.id, inviteIds }, host)
      await on.waitForDeliveries(copy)
      return subjectsTo(email)
    }
    const guest = await inviteGuest(host, event)
    const [other, strangers] = [fresh(), await on.join(event)]
    await correctEmail(server, event, guest, other)
    expect(await inviteToCopy(other)).toEqual([ask])
    expect(await inviteToCopy(strangers.email)).toEqual([ask])
    await confirmAddress(server, event, guest.inviteeId)
    expect(await inviteToCopy(other)).toEqual(['Hana Host invited you to Maya turns six', ask])
  })

  it('on the open link, with another account that is merged into the guest’s, gets only a request to confirm it', async () => {
    const [host, other, ownPhone, second] = [await person(server, 'Hana Host'), fresh(), freshPhone(), freshPhone()]
    const event = await party(server, host)
    const typedRsvp = { inviteeId: randomUUID(), name: 'Bo', rsvpStatus: 'YES' as const, email: other, phone: second }
    await call(server, 'updateAttendanceByLink', { eventId: event.id, invitee: typedRsvp })
    const guest = { inviteeId: randomUUID(), name: 'Al', phone: ownPhone }
    await call(server, 'addInvitees', { eventId: event.id, invitees: [guest] }, host)
    server.clock.advance(1_000)
    await call(server, 'updateAttendanceThroughEmail', {
      eventId: event.id,
      token: keyOf(server, event, guest),
      invitee: { inviteeId: guest.inviteeId, rsvpStatus: 'YES' },
    })
    const al = await personByPhone(server, 'Al', ownPhone)
    await personByPhone(server, 'Bo', second)
    await merge(server, al, { phoneNumber: second })
    expect(await on.write(event, host)).toEqual({ recipients: 0, unconfirmed: 1 })
    expect(await subjectsTo(other)).toEqual([ask])
  })
})
