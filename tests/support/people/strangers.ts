import { randomUUID } from 'node:crypto'
import type { EventView } from '@festoon/contract/nouns/event'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import { party, type EventDraft } from '../builders.ts'
import { eventually } from '../eventually.ts'
import { attempt, call, type Caller } from '../rpcClient.ts'
import type { TestServer } from '../testServer.ts'

const hour = 3_600_000

/** A guest who came by the open link and typed an email address. */
export interface Stranger {
  inviteeId: string
  email: string
}

/** The words that a host or a guest chose. */
export const typedWords = {
  title: 'Cheap pills',
  host: 'Hana Hostess',
  guest: 'Nigerian Prince',
  message: 'Wire the money',
  place: 'Shady Lane',
  description: 'Dinosaurs',
} as const

/** The subject of the email that asks a stranger to confirm the address. */
export const ask = 'Confirm your email address'

/** Returns the words that a host or a guest chose in something that was sent. */
export const typedIn = (sent: unknown): string[] =>
  Object.values(typedWords).filter((words) => JSON.stringify(sent).includes(words))

/** Builds what the tests of strangers do on a server. */
export function strangersOn(server: TestServer) {
  const newParty = async (host: Caller, fields: Partial<EventDraft> = {}) =>
    party(server, host, {
      title: typedWords.title,
      description: typedWords.description,
      location: { displayName: typedWords.place },
      startTime: server.clock.now() + 25 * hour,
      ...fields,
    })
  /** RSVPs yes by the open link with an address. */
  const join = async (event: EventView, email = `${randomUUID()}@example.com`): Promise<Stranger> => {
    const inviteeId = randomUUID()
    const invitee = {
      inviteeId,
      name: typedWords.guest,
      email,
      rsvpStatus: 'YES' as const,
      rsvpMessage: typedWords.message,
    }
    await call(server, 'updateAttendanceByLink', { eventId: event.id, invitee })
    return { inviteeId, email }
  }
  const enter = async (event: EventView, count: number): Promise<Stranger[]> => {
    const all: Stranger[] = []
    for (let at = 0; at < count; at += 1) all.push(await join(event))
    return all
  }
  const write = async (event: EventView, host: Caller) => {
    const input = { eventId: event.id, messageId: randomUUID(), message: typedWords.message }
    const { result, failure } = await attempt(server, 'sendEventComment', { ...input, sendToStatuses: ['All'] }, host)
    await waitForDeliveries(event)
    if (!result) return failure?.reason
    const { recipients, unconfirmed } = result
    return { recipients, ...(unconfirmed === undefined ? {} : { unconfirmed }) }
  }
  const waitForDeliveries = (event: EventView) =>
    eventually(async () => {
      const deliveries = server.services.db.selectFrom('deliveries').select('key').where('event_id', '=', event.id)
      return (await deliveries.where('state', 'in', ['due', 'queued']).execute()).length === 0
    })
  const mailsTo = async (strangers: readonly Stranger[]) =>
    (await Promise.all(strangers.map(({ email }) => readOutbox(server.services.db, email)))).flat()
  const subjectsTo = async (stranger: Stranger) => (await mailsTo([stranger])).map(({ subject }) => subject)
  /** Returns the path of the link to confirm the address in the latest email to a stranger. */
  const confirmPathTo = async (stranger: Stranger): Promise<string> => {
    const [mail] = await mailsTo([stranger])
    const { pathname, search } = new URL(/https?:\S+\/confirm\?\S+/.exec(mail?.body ?? '')?.[0] ?? 'none:')
    return `${pathname}${search}`
  }
  return { newParty, join, enter, write, waitForDeliveries, mailsTo, subjectsTo, confirmPathTo }
}
