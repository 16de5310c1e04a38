import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { preference } from '@festoon/contract/rules/guests/preferences'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import { personByPhone } from '../../support/accounts.ts'
import { invite, party, person, type Person } from '../../support/builders.ts'
import { eventually } from '../../support/eventually.ts'
import { openedLink } from '../../support/openedLink.ts'
import { call } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

describe.each(databaseKinds)('an RSVP of yes or no on %s', (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  /** Returns the personal link in the latest message to an address or phone. */
  const linkTo = (to: string) =>
    eventually(async () => {
      const [message] = await readOutbox(server.services.db, to)
      const url = /https?:\/\/\S+\/(?:event|i)\/\S+/.exec(message?.body ?? '')?.[0]
      // Texts have the short form.
      return url !== undefined && (url.includes('/i/') ? openedLink(server, url) : new URL(url))
    }, 10_000)
  /** Sends a Yes and a No through a personal link and returns the statuses that the host sees. */
  const answerBy = async (link: URL): Promise<(string | undefined)[]> => {
    const eventId = link.pathname.split('/')[2] ?? ''
    const inviteeId = link.searchParams.get('iu') ?? ''
    const token = link.searchParams.get('token') ?? ''
    const statuses: (string | undefined)[] = []
    for (const rsvpStatus of ['YES', 'NO'] as const) {
      await call(server, 'updateAttendanceThroughEmail', { eventId, invitee: { inviteeId, rsvpStatus }, token })
      const { invitees } = await call(server, 'fetchInvitees', { eventId }, host)
      statuses.push(invitees.find((one) => one.inviteeId === inviteeId)?.rsvpStatus)
    }
    return statuses
  }

  it('can be sent by the open link, by the link in an email, and by the link in an SMS [PROD-03]', async () => {
    const event = await party(server, host)
    const openLinkId = randomUUID()
    const byLink = async (rsvpStatus: 'YES' | 'NO') => {
      const rsvpInput = { eventId: event.id, invitee: { inviteeId: openLinkId, rsvpStatus, name: 'Tim' } }
      return (await call(server, 'updateAttendanceByLink', rsvpInput)).invitee?.rsvpStatus
    }
    expect([await byLink('YES'), await byLink('NO')]).toEqual(['YES', 'NO'])

    const [emailedGuest] = await invite(server, host, event, ['Mia'])
    await call(server, 'sendInvites', { eventId: event.id, inviteIds: [emailedGuest?.inviteeId ?? ''] }, host)
    expect(await answerBy(await linkTo(emailedGuest?.email ?? ''))).toEqual(['YES', 'NO'])

    // Only a number that its owner has verified gets SMS.
    const tess = await personByPhone(server, 'Tess')
    const { phone } = tess
    const rsvp = { rsvpStatus: 'NO' as const, phone, notificationPreference: preference.phone }
    const ownInput = { eventId: event.id, invitee: { inviteeId: randomUUID(), ...rsvp } }
    const { inviteeId } = await call(server, 'updateAttendance', ownInput, tess)
    const messageId = randomUUID()
    const message = 'There is a place for you.'
    const text = { eventId: event.id, messageId, message, isTextBlast: true, sendToStatuses: ['Not Going' as const] }
    await call(server, 'sendEventComment', text, host)
    const textedLink = await linkTo(phone)
    expect(textedLink.searchParams.get('iu')).toBe(inviteeId)
    expect(await answerBy(textedLink)).toEqual(['YES', 'NO'])
  })

  it('can be sent without an account, and with one whether signed in or not [PROD-02]', async () => {
    const event = await party(server, host)
    const [cara, dora] = [await person(server, 'Cara'), await person(server, 'Dora')]
    const rsvp = (name: string, email?: string) => ({
      eventId: event.id,
      invitee: { inviteeId: randomUUID(), rsvpStatus: 'YES' as const, name, ...(email === undefined ? {} : { email }) },
    })
    await call(server, 'updateAttendanceByLink', rsvp('Ana', `${randomUUID()}@example.com`))
    await call(server, 'updateAttendanceByLink', rsvp('Cara', cara.email))
    await call(server, 'updateAttendance', rsvp('Dora'), dora)
    const { invitees } = await call(server, 'fetchInvitees', { eventId: event.id }, host)
    const attendees = invitees.filter(({ role }) => role === 'attendee')
    expect(Object.fromEntries(attendees.map(({ name, rsvpStatus }) => [name, rsvpStatus]))).toEqual({
      Ana: 'YES',
      Cara: 'YES',
      Dora: 'YES',
    })
  })
})
