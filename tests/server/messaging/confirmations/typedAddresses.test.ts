import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { readOutbox } from '../../../../server/providers/outbox/outbox.ts'
import { invite, keyOf, lastCode, party, person, type Person } from '../../../support/builders.ts'
import { call, reasonOf } from '../../../support/rpcClient.ts'
import { sendConfirmations } from '../../../support/sendConfirmations.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

const day = 86_400_000

describe.each(databaseKinds)('confirmations to typed addresses on %s', (kind) => {
  let server: TestServer
  let host: Person
  let event: EventView
  const questionUuid = randomUUID()
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
    event = await newParty()
  })
  afterAll(() => server.end())

  const newParty = () =>
    party(server, host, {
      title: 'Picnic',
      startTime: server.clock.now() + 20 * day,
      questions: [{ questionUuid, question: 'What will you bring?', isRequired: false }],
    })
  const sentTo = async (email: string) =>
    (await readOutbox(server.services.db, email)).filter(({ body }) => /ere's your (?:RSVP|link)/.test(body))
  const newAddress = () => `${randomUUID()}@example.com`

  /** Everything that a person can type into an RSVP. */
  const typedTexts = {
    name: 'Nigerian Prince',
    rsvpMessage: 'Wire the money',
    response: 'See https://evil.example/pay',
  }
  const rsvp = (inviteeId: string, fields: object = {}) => ({
    inviteeId,
    rsvpStatus: 'YES' as const,
    name: typedTexts.name,
    rsvpMessage: typedTexts.rsvpMessage,
    answers: [{ questionUuid, answerValue: { text: typedTexts.response } }],
    ...fields,
  })
  const byLink = (email: string, fields: object = {}) =>
    call(server, 'updateAttendanceByLink', { eventId: event.id, invitee: rsvp(randomUUID(), { email, ...fields }) })
  const inviteGuest = async () => {
    const [guest] = await invite(server, host, event, ['Ana'])
    return guest ?? expect.fail('no guest')
  }

  /** The ways in which an address gets into an RSVP. Each returns the address. */
  const ways: Record<string, { isProven: boolean; rsvp: () => Promise<string> }> = {
    'typed on the open link': {
      isProven: false,
      rsvp: async () => {
        const email = newAddress()
        await byLink(email)
        return email
      },
    },
    'typed on the open link, declining': {
      isProven: false,
      rsvp: async () => {
        const email = newAddress()
        await byLink(email, { rsvpStatus: 'NO' })
        return email
      },
    },
    "typed into a guest's personal link that has none": {
      isProven: false,
      rsvp: async () => {
        const email = newAddress()
        const inviteeId = randomUUID()
        await call(server, 'addInvitees', { eventId: event.id, invitees: [{ inviteeId, name: 'Joe' }] }, host)
        const token = keyOf(server, event, { inviteeId })
        await call(server, 'updateAttendanceThroughEmail', {
          eventId: event.id,
          token,
          invitee: rsvp(inviteeId, { email }),
        })
        return email
      },
    },
    'invited by the host, and claimed by an account that verified another one': {
      isProven: false,
      rsvp: async () => {
        const guest = await inviteGuest()
        const other = await person(server, 'Other')
        const token = keyOf(server, event, guest)
        await call(server, 'updateAttendance', { eventId: event.id, token, invitee: rsvp(guest.inviteeId) }, other)
        return guest.email ?? ''
      },
    },
    'invited by the host': {
      isProven: true,
      rsvp: async () => {
        const guest = await inviteGuest()
        const token = keyOf(server, event, guest)
        await call(server, 'updateAttendanceThroughEmail', { eventId: event.id, token, invitee: rsvp(guest.inviteeId) })
        return guest.email ?? ''
      },
    },
    'verified by the account on the open link': {
      isProven: true,
      rsvp: async () => {
        const guest = await person(server, 'Vera')
        await call(server, 'updateAttendance', { eventId: event.id, invitee: rsvp(randomUUID()) }, guest)
        return guest.email
      },
    },
  }

  it.each(Object.entries(ways))('are sent only if they are proven: %s', async (_name, way) => {
    const email = await way.rsvp()
    await sendConfirmations(server, event)
    const mails = await sentTo(email)
    expect(mails).toHaveLength(way.isProven ? 1 : 0)
    const whole = mails.map(({ subject, body, html }) => `${subject}${body}${html}`).join('')
    expect(whole.includes(typedTexts.response)).toBe(false)
    expect(whole.includes(typedTexts.rsvpMessage)).toBe(false)
  })

  describe('by code', () => {
    const device = { deviceId: 'web-typed' }
    const joinByLink = async (email: string) => {
      const inviteeId: string = randomUUID()
      await call(server, 'updateAttendanceByLink', { eventId: event.id, invitee: rsvp(inviteeId, { email }) })
      return { eventId: event.id, invitee: { inviteeId }, token: keyOf(server, event, { inviteeId }) }
    }
    const lookAs = async ({ invitee, token }: Awaited<ReturnType<typeof joinByLink>>) =>
      (await call(server, 'getEventPreview', { eventId: event.id, inviteeUuid: invitee.inviteeId, token })).event

    it('is sent once, with the personal link and the calendar file, to the address that got the code', async () => {
      const email = newAddress()
      const key = await joinByLink(email)
      expect((await lookAs(key)).invitee?.withheld?.unconfirmed).toBe('code')
      await call(server, 'sendInviteeCode', { ...key, purpose: 'emailRsvp' }, device)
      const code = await lastCode(server, email)
      const wrong = code === '123456' ? '654321' : '123456'
      expect(await reasonOf(server, 'emailRsvp', { ...key, code: wrong }, device)).toBe('codeInvalid')
      expect(await reasonOf(server, 'emailRsvp', { ...key, code }, { deviceId: 'web-other' })).toMatch(/^code/)
      expect(await sentTo(email)).toEqual([])
      await call(server, 'emailRsvp', { ...key, code }, device)
      await sendConfirmations(server, event)
      const [mail, ...more] = await sentTo(email)
      expect(more).toEqual([])
      expect(mail?.body).toContain(`iu=${key.invitee.inviteeId}&token=${encodeURIComponent(key.token)}`)
      expect(mail?.body).toContain('attached file adds the party to your calendar')
      expect(await reasonOf(server, 'emailRsvp', { ...key, code }, device)).toBe('codeExpired')
    })

    it('has only the link for someone who wrote to the host without an RSVP', async () => {
      const email = newAddress()
      const inviteeId = randomUUID()
      const invitee = {
        ...rsvp(inviteeId, { email }),
        rsvpStatus: 'SEEN' as const,
        messageOnly: true,
        rsvpMessage: 'Hi',
      }
      await call(server, 'updateAttendanceByLink', { eventId: event.id, invitee })
      const key = { eventId: event.id, invitee: { inviteeId }, token: keyOf(server, event, { inviteeId }) }
      expect((await lookAs(key)).invitee?.withheld?.unconfirmed).toBe('code')
      await call(server, 'sendInviteeCode', { ...key, purpose: 'emailRsvp' }, device)
      await call(server, 'emailRsvp', { ...key, code: await lastCode(server, email) }, device)
      await sendConfirmations(server, event)
      const [mail, ...more] = await sentTo(email)
      expect(more).toEqual([])
      expect(mail?.body).toContain('Your link to ')
      expect(mail?.body).toContain(`iu=${inviteeId}&token=${encodeURIComponent(key.token)}`)
      expect(mail?.body).toContain('Open your invitation')
    })

    it("isn't offered to guests whose RSVPs are confirmed, and not sent to a number", async () => {
      const guest = await inviteGuest()
      const key = { eventId: event.id, invitee: { inviteeId: guest.inviteeId }, token: keyOf(server, event, guest) }
      expect((await lookAs(key)).invitee?.withheld?.unconfirmed).toBeUndefined()
      const inviteeId = randomUUID()
      const phone = '+14155550117'
      await call(server, 'updateAttendanceByLink', { eventId: event.id, invitee: rsvp(inviteeId, { phone }) })
      const byPhone = { eventId: event.id, invitee: { inviteeId }, token: keyOf(server, event, { inviteeId }) }
      expect((await lookAs(byPhone)).invitee?.withheld?.unconfirmed).toBe('never')
      const codeInput = { ...byPhone, purpose: 'emailRsvp' as const }
      expect(await reasonOf(server, 'sendInviteeCode', codeInput, device)).toBe('inviteeNotFound')
    })

    it("isn't sent to an address that replaced the one with the code", async () => {
      const email = newAddress()
      const key = await joinByLink(email)
      await call(server, 'sendInviteeCode', { ...key, purpose: 'emailRsvp' }, device)
      const other = newAddress()
      const input = { eventId: event.id, code: await lastCode(server, email), token: key.token, invitee: key.invitee }
      const guest = { inviteeId: key.invitee.inviteeId, name: typedTexts.name, email: other }
      await call(server, 'editInvitee', { eventId: event.id, invitee: guest }, host)
      expect(await reasonOf(server, 'emailRsvp', input, device)).toBe('inviteeTokenInvalid')
      await sendConfirmations(server, event)
      expect([...(await sentTo(email)), ...(await sentTo(other))]).toEqual([])
    })
  })
})
