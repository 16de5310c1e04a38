import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { freshPhone } from './accounts.ts'
import { invite, keyOf, party, person, rowOf, type Person } from './builders.ts'
import { call, type Caller } from './rpcClient.ts'
import type { TestServer } from './testServer.ts'

export const foodQuestionId = randomUUID()
export const drinks = randomUUID()
export const text = (questionUuid: string, value: string) => ({ questionUuid, answerValue: { text: value } })

export interface PassedOn {
  host: Person
  event: EventView
  /** Creates a guest who sent an RSVP without an account and then forwarded their link. Pass null for no phone number. */
  answered(fields?: { phone?: string | null }): ReturnType<typeof answeredAt>
  /** Returns the invitation that a person sees as their own. */
  seenBy(who: Caller, event?: EventView): Promise<Invitee | null>
}

/** Creates a party with two questions, whose guests forward their personal links to other people. */
export async function passedOn(server: TestServer): Promise<PassedOn> {
  const host = await person(server, 'Hana Host')
  const event = await party(server, host, {
    questions: [
      { questionUuid: foodQuestionId, question: 'What can you not eat?' },
      { questionUuid: drinks, question: 'What do you drink?' },
    ],
  })
  return {
    host,
    event,
    answered: ({ phone = freshPhone() } = {}) => answeredAt(server, host, event, phone),
    seenBy: async (who, { id } = event) => (await call(server, 'getEvent', { eventId: id }, who)).event.invitee,
  }
}

async function answeredAt(server: TestServer, host: Person, event: EventView, phone: string | null) {
  const [guest] = await invite(server, host, event, ['Gina'])
  if (!guest) throw new Error('not invited')
  const { inviteeId, email = '' } = guest
  const token = keyOf(server, event, guest)
  const byLink = (fields: object) =>
    call(server, 'updateAttendanceThroughEmail', {
      eventId: event.id,
      token,
      invitee: { inviteeId, rsvpStatus: 'YES' as const, ...fields },
    })
  const byAccount = (who: Caller, fields: object = {}) =>
    call(
      server,
      'updateAttendance',
      { eventId: event.id, token, invitee: { inviteeId, rsvpStatus: 'YES' as const, ...fields } },
      who,
    )
  await byLink({
    ...(phone === null ? {} : { phone }),
    rsvpMessage: 'Whisper',
    answers: [text(foodQuestionId, 'No nuts')],
  })
  const onList = () => rowOf(server, host, event, inviteeId)
  const isHidden = (result: unknown) => {
    for (const word of [email, phone ?? email, 'Whisper', 'No nuts']) expect(JSON.stringify(result)).not.toContain(word)
  }
  return { inviteeId, email, phone, token, byLink, byAccount, onList, isHidden }
}
