import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import { keyOf, party, person, type Person } from '../../support/builders.ts'
import { eventually } from '../../support/eventually.ts'
import { confirmAddress } from '../../support/people/confirmAddress.ts'
import { call } from '../../support/rpcClient.ts'
import { sendConfirmations } from '../../support/sendConfirmations.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

describe.each(databaseKinds)('the message after a host picked a time, on %s,', (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  const get = async (url: string, by?: Person) =>
    (await server.app.inject({ url, cookies: by ? { authToken: by.refreshToken } : {} })).body

  /** Asks when, and adds a stranger by the open link with each answer. Returns the strangers, and picks the time. */
  const answeredParty = async ({ isConfirmed = false } = {}) => {
    const event = await party(server, host, { startTime: 0, dateUndecided: true, title: 'Picnic' })
    const eventId = event.id
    const startTime = server.clock.now() + 72 * 3_600_000
    await call(server, 'proposeTimes', { eventId, add: [{ startTime, endTime: null }] }, host)
    const join = async (answer: 'yes' | 'ifNeedBe' | 'no') => {
      const email = `${answer}-${eventId}@example.com`
      const input = { eventId, name: 'Nia', email, answers: [{ startTime, answer }] }
      const { newGuest } = await call(server, 'answerTimes', input)
      const inviteeId = newGuest?.inviteeUuid ?? expect.fail('no guest')
      if (isConfirmed) await confirmAddress(server, event, inviteeId)
      return { email, inviteeId }
    }
    const guests = { yes: await join('yes'), ifNeedBe: await join('ifNeedBe'), no: await join('no') }
    const pick = async () => {
      await call(server, 'pickTime', { eventId, startTime }, host)
      await sendConfirmations(server, event)
    }
    return { event, startTime, guests, pick }
  }
  const onlyMailTo = async ({ email }: { email: string }, subject = 'Picnic has a date') => {
    const { db } = server.services
    await eventually(async () => (await readOutbox(db, email)).length > 0)
    const [mail, ...more] = await readOutbox(db, email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe(subject)
    return mail ?? expect.fail('no mail')
  }

  it('says how a stranger who answered and confirmed counts, with the calendar, or asks for an RSVP', async () => {
    const { guests, pick } = await answeredParty({ isConfirmed: true })
    await pick()
    // Like every proven yes, theirs gets the confirmation instead of the update.
    const toYes = await onlyMailTo(guests.yes, "You're going to Picnic")
    expect(toYes.calendar).toContain('SUMMARY:Picnic')
    const toMaybe = await onlyMailTo(guests.ifNeedBe)
    expect(toMaybe.body).toContain('Can you make it?')
    expect(toMaybe.body).toMatch(new RegExp(`iu=${guests.ifNeedBe.inviteeId}\\S+r=yes`))
    expect((await onlyMailTo(guests.no)).body).toContain("You said no, so Hana Host doesn't expect you.")
  })

  it('is what the page promises, which shows strangers who answered their link meanwhile', async () => {
    const { event, startTime, guests } = await answeredParty()
    const path = `/event/${event.id}/when`
    const ownQuery = `?iu=${guests.yes.inviteeId}&token=${keyOf(server, event, guests.yes)}`
    expect(await get(path)).not.toContain('your personal link')
    expect(await get(path + ownQuery)).toContain('your personal link')
    const toPick = await get(`${path}?pick=${startTime}`, host)
    expect(toPick).toContain('1 guest said “if need be” and will be asked to RSVP')
  })
})
