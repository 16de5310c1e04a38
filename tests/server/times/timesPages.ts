import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { invite, keyOf, party, rowOf, type EventDraft, type Person } from '../../support/builders.ts'
import { eventually } from '../../support/eventually.ts'
import { call } from '../../support/rpcClient.ts'
import type { TestServer } from '../../support/testServer.ts'

/** Returns functions that create parties without a date, and use the page of their proposed times. `at` returns the server and the host. */
export function timesPages(at: () => { server: TestServer; host: Person }) {
  const undatedParty = (fields: Partial<EventDraft> = {}): Promise<EventView> =>
    party(at().server, at().host, { startTime: 0, dateUndecided: true, title: 'Picnic', ...fields })

  /** Adds guests, and waits until their invitations are sent. */
  const guestsOf = async (event: EventView, ...names: string[]): Promise<Invitee[]> => {
    const { server, host } = at()
    const guests = await invite(server, host, event, names)
    const inviteIds = guests.map(({ inviteeId }) => inviteeId)
    await call(server, 'sendInvites', { eventId: event.id, inviteIds }, host)
    for (const id of inviteIds)
      await eventually(async () => (await rowOf(server, host, event, id)).inviteStatus === 'SUCCESS')
    return guests
  }

  const linkOf = (event: EventView, guest: { inviteeId: string }): string =>
    `?iu=${guest.inviteeId}&token=${keyOf(at().server, event, guest)}`

  const look = (event: EventView, query = '', by?: Person) =>
    at().server.app.inject({
      url: `/event/${event.id}/when${query}`,
      cookies: by ? { authToken: by.refreshToken } : {},
    })

  /** Sends a form of the page. `origin` is that of the page that sends it. */
  const send = (
    event: EventView,
    fields: Record<string, string | string[]>,
    query = '',
    by?: Person,
    {
      cookies = {},
      origin = at().server.services.config.origin,
    }: { cookies?: Record<string, string>; origin?: string } = {},
  ) => {
    const form = new URLSearchParams()
    for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) form.append(name, one)
    return at().server.app.inject({
      method: 'POST',
      url: `/event/${event.id}/when${query}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
      cookies: by ? { ...cookies, authToken: by.refreshToken } : cookies,
      payload: form.toString(),
    })
  }

  /** Returns the date so many days from now, such as 2027-03-14. */
  const dayAfter = (days: number): string =>
    new Date(at().server.clock.now() + days * 86_400_000).toISOString().slice(0, 10)

  /** Proposes every day at every clock time by the host's form. */
  const propose = (event: EventView, days: string[], ...clocks: string[]) =>
    send(
      event,
      { do: 'propose', day: days, ...Object.fromEntries(clocks.map((clock, index) => [`from${index + 1}`, clock])) },
      '',
      at().host,
    )

  const startsOf = async (event: EventView): Promise<number[]> =>
    (await call(at().server, 'getTimes', { eventId: event.id })).poll.times.map(({ startTime }) => startTime)

  return { undatedParty, guestsOf, linkOf, look, send, dayAfter, propose, startsOf }
}
