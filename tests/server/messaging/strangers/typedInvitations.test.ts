import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { person, rowOf, type Person } from '../../../support/builders.ts'
import { openedLink } from '../../../support/openedLink.ts'
import { correctEmail } from '../../../support/people/correctEmail.ts'
import { ask, strangersOn, typedWords, typedIn, type Stranger } from '../../../support/people/strangers.ts'
import { call } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

const day = 86_400_000

describe.each(databaseKinds)('an invitation whose address someone with its link entered, on %s,', (kind) => {
  let server: TestServer
  let on: ReturnType<typeof strangersOn>
  beforeAll(async () => {
    server = await testServer(kind)
    on = strangersOn(server)
  })
  afterAll(() => server.end())

  /** Adds a guest by name only, and returns the key of the personal link that hosts can get. */
  const addNamedGuest = async ({ id: eventId }: EventView, host: Person) => {
    const inviteeId = randomUUID()
    await call(server, 'queueInvites', { eventId, invitees: [{ inviteeId, name: 'Joe' }] }, host)
    const { url } = await call(server, 'getInviteeLink', { eventId, inviteeId }, host)
    return { inviteeId, token: (await openedLink(server, url)).searchParams.get('token') ?? '' }
  }
  const enter = async (event: EventView, host: Person): Promise<Stranger> => {
    const { inviteeId, token } = await addNamedGuest(event, host)
    const email = `${randomUUID()}@example.com`
    const invitee = { inviteeId, name: 'Joe', email, rsvpStatus: 'YES' as const }
    await call(server, 'updateAttendanceThroughEmail', { eventId: event.id, token, invitee })
    return { inviteeId, email }
  }
  const send = async (event: EventView, host: Person, { inviteeId }: Stranger): Promise<void> => {
    const order = { eventId: event.id, inviteIds: [inviteeId], note: typedWords.message }
    await call(server, 'sendInvites', order, host)
    await on.waitForDeliveries(event)
  }

  it('only asks to confirm it, and tells the host', async () => {
    const host = await person(server, typedWords.host)
    const event = await on.newParty(host)
    const stranger = await enter(event, host)
    await send(event, host, stranger)
    const mails = await on.mailsTo([stranger])
    expect(mails.map(({ subject }) => subject)).toEqual([ask])
    expect(mails[0]?.body).toContain('You were invited to a party.')
    expect(typedIn(mails)).toEqual([])
    expect(await rowOf(server, host, event, stranger.inviteeId)).toMatchObject({
      inviteStatus: 'FAILED',
      inviteFailure: 'unconfirmed',
    })
  })

  it('is sent once the address is confirmed', async () => {
    const host = await person(server, typedWords.host)
    const event = await on.newParty(host)
    const stranger = await enter(event, host)
    await send(event, host, stranger)
    const { statusCode } = await server.app.inject({ method: 'POST', url: await on.confirmPathTo(stranger) })
    expect(statusCode).toBeLessThan(400)
    server.clock.advance(1_000)
    await send(event, host, stranger)
    const [invitation] = await on.mailsTo([stranger])
    expect(typedIn(invitation)).toEqual(expect.arrayContaining([typedWords.title, typedWords.message]))
  })

  it('only asks to confirm it, too, if a guest of the open link corrects an address that the host entered', async () => {
    const host = await person(server, typedWords.host)
    const event = await on.newParty(host)
    const { inviteeId } = await on.join(event)
    const firstAddress = { inviteeId, email: `${randomUUID()}@example.com` }
    await call(server, 'editInvitee', { eventId: event.id, invitee: { ...firstAddress, name: 'Joe' } }, host)
    const email = `${randomUUID()}@example.com`
    await correctEmail(server, event, firstAddress, email)
    await send(event, host, firstAddress)
    const mails = await on.mailsTo([{ inviteeId, email }])
    expect([mails.map(({ subject }) => subject), typedIn(mails)]).toEqual([[ask], []])
  })

  it('is sent if the host enters the address, also after the link was opened', async () => {
    const host = await person(server, typedWords.host)
    const event = await on.newParty(host, { startTime: server.clock.now() + 2 * day })
    const { inviteeId, token } = await addNamedGuest(event, host)
    const openedRsvp = { inviteeId, rsvpStatus: 'SEEN' as const }
    await call(server, 'updateAttendanceThroughEmail', { eventId: event.id, token, invitee: openedRsvp })
    const guest = { inviteeId, email: `${randomUUID()}@example.com` }
    await call(server, 'editInvitee', { eventId: event.id, invitee: { ...guest, name: 'Joe' } }, host)
    await send(event, host, guest)
    expect(typedIn(await on.mailsTo([guest]))).toEqual(expect.arrayContaining([typedWords.message]))
  })
})
