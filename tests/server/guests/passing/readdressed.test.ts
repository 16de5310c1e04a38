import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
/** @module-tag database */
import type { EventView } from '@festoon/contract/nouns/event'
import { inviteeToken } from '../../../../server/crypto/tokens.ts'
import { deliverNotification } from '../../../../server/messaging/notifications/deliverNotification.ts'
import { readOutbox } from '../../../../server/providers/outbox/outbox.ts'
import { merge } from '../../../support/accounts.ts'
import { invite, keyOf, party, person, rowOf, type EventDraft, type Person } from '../../../support/builders.ts'
import { dataProof } from '../../../support/dataProof.ts'
import { attempt, call, reasonOf } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

const day = 86_400_000

describe.each(databaseKinds)('an invitation that a host sends to another person, on %s,', (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  /** The ways in which a host sends an invitation to another address. */
  const ways = {
    editInvitee: (event: EventView, inviteeId: string, email: string) =>
      call(server, 'editInvitee', { eventId: event.id, invitee: { inviteeId, name: 'Bob', email } }, host),
    sendInvites: (event: EventView, inviteeId: string, email: string) =>
      call(server, 'sendInvites', { eventId: event.id, inviteIds: [inviteeId], email }, host),
  }
  const each = ['editInvitee', 'sendInvites'] as const
  const newAddress = () => `bob.${randomUUID()}@example.com`
  const start = async (fields: Partial<EventDraft> = {}) => {
    const event = await party(server, host, fields)
    const [ana] = await invite(server, host, event, ['Ana'])
    if (!ana) throw new Error('not invited')
    const { inviteeId } = ana
    return { event, inviteeId, key: { inviteeUuid: inviteeId, token: keyOf(server, event, ana) } }
  }
  const currentKey = async (event: EventView, inviteeId: string) => {
    const { token_version: tokenVersion } = await server.services.db
      .selectFrom('invitees')
      .select('token_version')
      .where('invitee_id', '=', inviteeId)
      .executeTakeFirstOrThrow()
    const token = inviteeToken(server.services.keys.inviteeToken, { eventId: event.id, inviteeId, tokenVersion })
    return { inviteeUuid: inviteeId, token }
  }
  const dataOf = async (event: EventView, inviteeId: string): Promise<string> => {
    const query = new URLSearchParams({ iu: inviteeId, p: await dataProof(server, event.id, inviteeId) })
    const { statusCode, body } = await server.app.inject({ url: `/event/${event.id}/my-data.json?${query.toString()}` })
    expect(statusCode).toBe(200)
    return body
  }

  /** Invites Ana twice. She merges her accounts, and the host sends the invitation that is left to Bob. */
  const mergedInvitation = async (way: (typeof each)[number]) => {
    const event = await party(server, host)
    const [first, second] = [await person(server, 'Ana One'), await person(server, 'Ana Two')]
    const invitees = [first, second].map(({ name, email }) => ({ inviteeId: randomUUID(), name, email }))
    await call(server, 'addInvitees', { eventId: event.id, invitees }, host)
    const links = invitees.map(({ inviteeId }) => ({ inviteeId, token: keyOf(server, event, { inviteeId }) }))
    await merge(server, first, { emailAddress: second.email })
    const list = (await call(server, 'fetchInvitees', { eventId: event.id }, host)).invitees
    const [row, ...others] = list.filter(({ role }) => role === 'attendee')
    if (!row) throw new Error('no invitation is left')
    expect(others, 'the invitations are one').toEqual([])
    for (const { inviteeId, token } of links)
      expect(
        await reasonOf(server, 'getEventPreview', { eventId: event.id, inviteeUuid: inviteeId, token }),
      ).toBeUndefined()
    await ways[way](event, row.inviteeId, newAddress())
    return { event, ana: first, row, links }
  }

  it.each(each)('is opened by no link of the earlier person, also of a merged invitation (%s)', async (way) => {
    const { event, row, links } = await mergedInvitation(way)
    for (const { inviteeId, token } of links) {
      const input = { eventId: event.id, token, invitee: { inviteeId, rsvpStatus: 'NO' as const } }
      expect(await reasonOf(server, 'updateAttendanceThroughEmail', input)).toBe('inviteeTokenInvalid')
    }
    expect((await rowOf(server, host, event, row.inviteeId)).rsvpStatus).toBe('INVITED')
  })

  it('is not claimed by the account of the earlier person with a link of a merged invitation', async () => {
    const { event, row, links, ana } = await mergedInvitation('editInvitee')
    for (const { inviteeId, token } of links) {
      const input = { eventId: event.id, token, invitee: { inviteeId, rsvpStatus: 'YES' as const } }
      await attempt(server, 'updateAttendance', input, ana)
    }
    expect((await rowOf(server, host, event, row.inviteeId)).rsvpStatus).toBe('INVITED')
  })

  it.each(each)('gets no message that waits for the earlier person (%s)', async (way) => {
    const { event, inviteeId } = await start()
    // A message that the mail server of the earlier address has put off.
    const waiting = { event_id: event.id, invitee_id: inviteeId, key: `message/${randomUUID()}` }
    const { db, clock } = server.services
    await db
      .insertInto('deliveries')
      .values({ ...waiting, state: 'queued', reason: null, created_at: clock.now(), finished_at: null })
      .execute()
    const email = newAddress()
    await ways[way](event, inviteeId, email)
    const text = 'Ana, your test came back positive.'
    const notice = { kind: 'message' as const, text, isTextBlast: false, replyTo: undefined, sentBy: host.userId }
    await deliverNotification(server.services, { eventId: event.id, inviteeId, key: waiting.key, notice }, true)
    expect((await readOutbox(db, email)).filter(({ body }) => body.includes(text))).toEqual([])
  })

  it.each(each)('brings nothing that the earlier person signed up for (%s)', async (way) => {
    const { event, inviteeId, key } = await start()
    const itemId = randomUUID()
    const items = [{ itemId, name: 'Salad', wanted: 1 }]
    await call(server, 'setSignUpList', { eventId: event.id, items }, host)
    const invitee = { inviteeId, rsvpStatus: 'YES' as const }
    await call(server, 'updateAttendanceThroughEmail', { eventId: event.id, token: key.token, invitee })
    await call(server, 'claimItem', { eventId: event.id, ...key, itemId, amount: 1, note: 'Call me at 555-0100' })
    await ways[way](event, inviteeId, newAddress())
    const { list } = await call(server, 'getSignUpList', { eventId: event.id, ...(await currentKey(event, inviteeId)) })
    expect(list.items[0]).toMatchObject({ taken: 0, own: null, claims: [] })
    expect(await dataOf(event, inviteeId)).not.toContain('555-0100')
  })

  it.each(each)("gets no RSVP from the earlier person's answer to a proposed time (%s)", async (way) => {
    const { event, inviteeId, key } = await start({ startTime: 0, dateUndecided: true })
    const startTime = server.clock.now() + 10 * day
    await call(server, 'proposeTimes', { eventId: event.id, add: [{ startTime, endTime: null }] }, host)
    await call(server, 'answerTimes', { eventId: event.id, ...key, answers: [{ startTime, answer: 'yes' }] })
    await ways[way](event, inviteeId, newAddress())
    const pollInput = { eventId: event.id, ...(await currentKey(event, inviteeId)) }
    expect((await call(server, 'getTimes', pollInput)).poll.own).toEqual([])
    await call(server, 'pickTime', { eventId: event.id, startTime }, host)
    expect((await rowOf(server, host, event, inviteeId)).rsvpStatus).toBe('INVITED')
  })

  it.each(each)('has no photos of the earlier person, which stay in the album (%s)', async (way) => {
    const { event, inviteeId, key } = await start()
    const photosFor = async (shown: object, who = {}) =>
      (await call(server, 'getPreviewAlbumDetails', { eventId: event.id, ...shown }, who)).album.photoMetas
    await photosFor({}, host)
    const photo = { event_id: event.id, invitee_id: inviteeId, photo_id: randomUUID(), url: '/files/albums/ana.webp' }
    await server.services.db
      .insertInto('album_photos')
      .values({ ...photo, bytes: 1, created_at: server.clock.now() })
      .execute()
    expect(await photosFor(key)).toMatchObject([{ photoId: photo.photo_id, isDeletable: true }])
    await ways[way](event, inviteeId, newAddress())
    const bobs = await currentKey(event, inviteeId)
    expect(await photosFor(bobs)).toMatchObject([{ photoId: photo.photo_id, isDeletable: false }])
    expect(await dataOf(event, inviteeId)).not.toContain('ana.webp')
    const deleteInput = { eventId: event.id, photoId: photo.photo_id, ...bobs }
    expect(await reasonOf(server, 'deleteAlbumPhoto', deleteInput)).toBe('forbidden')
    expect(await photosFor({}, host)).toMatchObject([{ isDeletable: true }])
  })
})
