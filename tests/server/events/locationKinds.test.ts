import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import {
  answer,
  eventDraft,
  invite,
  keyOf,
  party,
  person,
  rowOf,
  type EventDraft,
  type Person,
} from '../../support/builders.ts'
import { eventually } from '../../support/eventually.ts'
import { attempt, call } from '../../support/rpcClient.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const url = 'https://meet.example.com/secret-room'
const online = { kind: 'online', url } as const

describe('the location of an event', () => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer('any')
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  const preview = async (event: EventView, guest?: { inviteeId: string }) => {
    const key = guest ? { inviteeUuid: guest.inviteeId, token: keyOf(server, event, guest) } : {}
    return (await call(server, 'getEventPreview', { eventId: event.id, ...key })).event
  }
  const calendar = async (event: EventView, guest?: { inviteeId: string }) => {
    const query = guest ? `?iu=${guest.inviteeId}&token=${keyOf(server, event, guest)}` : ''
    const { body } = await server.app.inject(`/event/${event.id}/calendar.ics${query}`)
    return body.replace(/\r\n[ \t]/g, '')
  }
  const inviteGuest = async (event: EventView, name: string) => {
    const [guest] = await invite(server, host, event, [name])
    if (!guest) throw new Error('not invited')
    return guest
  }
  const change = (event: EventView, location: EventDraft['location']) => {
    const draft = eventDraft(server, { startTime: event.startTime, location })
    return attempt(server, 'editEventDetails', { eventId: event.id, event: draft }, host)
  }

  it('is kept as the host entered it: typed, online, or to be decided', async () => {
    for (const location of [
      { displayName: 'Our garden' },
      { displayName: '42 Fig Lane', placeName: "Nana's" },
      online,
      { kind: 'online' },
      { kind: 'undecided' },
    ] as const)
      expect((await party(server, host, { location })).location).toEqual(location)
    // A location has only the parts of its kind.
    const mixedLocation = { kind: 'undecided', url, displayName: 'Our garden' } as const
    expect((await party(server, host, { location: mixedLocation })).location).toEqual({ kind: 'undecided' })
  })

  it('is online for everyone, but only the audience of the address gets the link [AUTHZ-18]', async () => {
    const event = await party(server, host, { location: online })
    const guest = await inviteGuest(event, 'Gina')
    for (const viewer of [undefined, guest]) {
      expect((await preview(event, viewer)).location).toEqual({ kind: 'online', url: null })
      const file = await calendar(event, viewer)
      expect(file).toContain('LOCATION:Online\r\n')
      expect(file).not.toContain('secret-room')
    }
    const { body } = await server.app.inject(`/event/${event.id}`)
    expect(body).not.toContain('secret-room')
    await answer(server, event, guest, 'YES')
    expect((await preview(event, guest)).location).toEqual(online)
    const file = await calendar(event, guest)
    expect(file).toContain(`LOCATION:${url}\r\n`)
    expect(file).toContain(`Join online: ${url}`)
    const google = await server.app.inject(
      `/event/${event.id}/calendar/google?iu=${guest.inviteeId}&token=${keyOf(server, event, guest)}`,
    )
    const link = new URL(google.headers.location ?? '')
    expect(link.searchParams.get('location')).toBe(url)
    expect(link.searchParams.get('details')).toContain(`Join online: ${url}`)
    // Without a link, nothing is hidden.
    const open = await party(server, host, { location: { kind: 'online' } })
    expect((await preview(open)).location).toEqual({ kind: 'online' })
  })

  it('is to be decided for everyone, until guests are notified of the place [EDIT-14]', async () => {
    const event = await party(server, host, { location: { kind: 'undecided' } })
    const [going, invitedOnly] = [await inviteGuest(event, 'Gus'), await inviteGuest(event, 'Ina')]
    expect((await preview(event)).location).toEqual({ kind: 'undecided' })
    expect(await calendar(event)).toContain('LOCATION:Place to be decided\r\n')
    const inviteIds = [going.inviteeId, invitedOnly.inviteeId]
    await call(server, 'sendInvites', { eventId: event.id, inviteIds }, host)
    for (const id of inviteIds)
      await eventually(async () => (await rowOf(server, host, event, id)).inviteStatus === 'SUCCESS')
    await answer(server, event, going, 'YES')
    expect((await change(event, { displayName: '42 Fig Lane' })).failure).toBeUndefined()
    const mailTo = async ({ inviteeId }: { inviteeId: string }) => {
      const { email = '' } = await rowOf(server, host, event, inviteeId)
      return eventually(async () =>
        (await readOutbox(server.services.db, email)).find(({ subject }) => subject?.includes('has changed')),
      )
    }
    expect(JSON.stringify(await mailTo(going))).toContain('Location: 42 Fig Lane (was Place to be decided).')
    const hidden = JSON.stringify(await mailTo(invitedOnly))
    expect(hidden).toContain('The party has a new location.')
    expect(hidden).not.toContain('Fig Lane')
  })

  it('has an http link without a user name, or the change is refused', async () => {
    const event = await party(server, host, { location: online })
    for (const wrong of [
      'javascript:alert(1)',
      'ftp://example.com/a',
      'https://bank@example.com',
      'https://x',
      'meet us',
    ])
      expect((await change(event, { kind: 'online', url: wrong })).failure).toEqual({
        reason: 'invalid',
        issues: [{ path: 'event.location.url', message: 'Enter a valid web address' }],
      })
    expect((await change(event, { kind: 'online', url: 'http://example.com:8443/a?b=c#d' })).failure).toBeUndefined()
  })
})
