import type { EventView } from '@festoon/contract/nouns/event'
import { invite, keyOf, party, person, type EventDraft, type Person } from './builders.ts'
import { call, attempt, type Caller } from './rpcClient.ts'
import type { TestServer } from './testServer.ts'

type Answer = Record<string, unknown>

/** A party to which its host invited one guest by email. */
export interface PartyForGina {
  host: Person
  event: EventView
  gina: { inviteeId: string; email: string }
}

/** Creates a party to which its host invites Gina Guest. */
export async function partyForGina(server: TestServer, fields: Partial<EventDraft> = {}): Promise<PartyForGina> {
  const host = await person(server, 'Hana Host')
  const event = await party(server, host, fields)
  const [guest] = await invite(server, host, event, ['Gina Guest'])
  if (!guest?.email) throw new Error('not invited')
  return { host, event, gina: { inviteeId: guest.inviteeId, email: guest.email } }
}

/** Builds the calls that the personal link of a guest allows. */
export const forwardedLink = (server: TestServer, event: EventView, inviteeId: string) => ({
  /** Sends a yes without an account. */
  answer: (fields: Answer = {}) =>
    call(server, 'updateAttendanceThroughEmail', {
      eventId: event.id,
      token: keyOf(server, event, { inviteeId }),
      invitee: { inviteeId, rsvpStatus: 'YES' as const, ...fields },
    }),
  /** Sends a yes with an account, which takes the invitation. */
  claim: (who: Caller, fields: Answer = {}) =>
    call(
      server,
      'updateAttendance',
      {
        eventId: event.id,
        token: keyOf(server, event, { inviteeId }),
        invitee: { inviteeId, rsvpStatus: 'YES' as const, ...fields },
      },
      who,
    ),
  /** Returns the messages that the link shows. */
  messages: async () => {
    const key = { inviteeUuid: inviteeId, token: keyOf(server, event, { inviteeId }) }
    return messagesFor(server, {}, event, key)
  },
})

/** Returns the texts of the messages that someone can read at an event; none if they aren't on the guest list. */
export async function messagesFor(
  server: TestServer,
  who: Caller,
  { id: eventId }: EventView,
  key: { inviteeUuid?: string; token?: string } = {},
): Promise<string[]> {
  const { result } = await attempt(server, 'getUserEventMessageHistory', { eventId, ...key }, who)
  return result?.messages.map(({ message }) => message) ?? []
}
