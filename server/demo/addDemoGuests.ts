import { randomUUID } from 'node:crypto'
import type { Random } from '@festoon/art/random'
import type { Heads } from '@festoon/contract/nouns/catering/heads'
import type { QuestionResponse } from '@festoon/contract/nouns/guest'
import { diets as dietKinds } from '@festoon/contract/rules/catering/diets'
import { asRsvp } from '@festoon/contract/rules/guests/givenRsvp'
import { askedResponses } from '@festoon/contract/rules/questions/conditions'
import type { EventRow, NewInviteeRow } from '../database/schema.ts'
import { insertInviteeRows } from '../guests/list/invitees.ts'
import type { Services } from '../rpc/services.ts'
import { addDemoItems } from './addDemoItems.ts'
import type { DemoParty } from './parties.ts'
import { diets, dietNotes, messageOf, namesOf } from './people.ts'

type Kind = keyof DemoParty['guests']

const states: Record<Kind, Pick<NewInviteeRow, 'rsvp_status' | 'invite_status'>> = {
  going: { rsvp_status: 'YES', invite_status: 'OPENED' },
  declined: { rsvp_status: 'NO', invite_status: 'OPENED' },
  opened: { rsvp_status: 'SEEN', invite_status: 'OPENED' },
  sent: { rsvp_status: 'INVITED', invite_status: 'SUCCESS' },
  unsent: { rsvp_status: 'INVITED', invite_status: 'PENDING' },
  failed: { rsvp_status: 'INVITED', invite_status: 'FAILED' },
  maybe: { rsvp_status: 'MAYBE', invite_status: 'OPENED' },
}

/** The options that guests choose, of which the first ones are the most popular. */
const popular = [0, 1, 0, 2, 0, 1, 0, 3, 2, 1]

/** Returns a guest's responses to the event's questions. Not every guest answers a question about food, or with text. */
function responsesOf({ questions }: EventRow, index: number, plusOnes: number, random: Random): QuestionResponse[] {
  const demoResponses = questions.flatMap(
    ({ questionUuid, questionType, options = [], perHead }, at): QuestionResponse[] => {
      const chosenBy = (one: number): string | undefined =>
        options[(popular[one % popular.length] ?? 0) % options.length]
      const chosenOption = chosenBy(index + at)
      if (perHead) {
        const people = Array.from({ length: 1 + plusOnes }, (_, person) => chosenBy(index + person * 3))
        const counts = options
          .map((option) => ({ option, count: people.filter((one) => one === option).length }))
          .filter(({ count }) => count > 0)
        return [{ questionUuid, answerValue: { counts } }]
      }
      if (questionType === 'yesNo') return [{ questionUuid, answerValue: { isYes: index % 5 < 2 } }]
      if (chosenOption !== undefined) return [{ questionUuid, answerValue: { text: chosenOption } }]
      return random.below(3) === 0 ? [{ questionUuid, answerValue: { text: random.pick(diets) } }] : []
    },
  )
  return askedResponses(questions, demoResponses)
}

/** Returns a guest's details for the caterer, as far as the event asks for them. Not every guest has a diet. */
function headsOf(
  { head_details: askedDetails }: EventRow,
  index: number,
  plusOnes: number,
  names: readonly string[],
): Heads | null {
  if (!askedDetails) return null
  const diet = dietKinds[(index * 3) % dietKinds.length]
  const hasDiet = index % 3 === 0 && diet !== undefined
  return {
    ...(askedDetails.children ? { children: Math.min(1 + (index % 2), plusOnes) } : {}),
    ...(askedDetails.names ? { plusOneNames: names.slice(index, index + plusOnes) } : {}),
    ...(askedDetails.diets && hasDiet
      ? { diets: [{ diet, count: 1 }], dietNote: dietNotes[(index / 3) % dietNotes.length] }
      : {}),
  }
}

/**
 * Adds a demo event's guests, with their RSVPs. Returns the id of a guest who hasn't opened the invitation, or undefined if
 * there is none.
 */
export async function addDemoGuests(
  { db, clock }: Services,
  event: EventRow,
  { guests, items }: DemoParty,
  random: Random,
): Promise<string | undefined> {
  const kinds = (['going', 'declined', 'opened', 'sent', 'unsent', 'failed', 'maybe'] as const).flatMap((kind) =>
    Array.from({ length: guests[kind] ?? 0 }, () => kind),
  )
  const names = namesOf(random, kinds.length)
  let takenSpots = 0
  const rows = kinds.map((kind, index): NewInviteeRow => {
    const name = names[index] ?? ''
    const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`
    const rsvp = asRsvp(states[kind].rsvp_status)
    const plusOnes = kind === 'going' && random.below(10) < 4 ? 1 + random.below(3) : 0
    const isWaiting = kind === 'going' && event.capacity !== null && takenSpots + 1 + plusOnes > event.capacity
    if (kind === 'going' && !isWaiting) takenSpots += 1 + plusOnes
    const rsvpAt = clock.now() - Math.round(random.between(0.2, 20) * 24 * 3_600_000)
    return {
      event_id: event.id,
      invitee_id: randomUUID(),
      user_id: null,
      name,
      email,
      email_normalized: email,
      phone: null,
      photo_url: null,
      role: 'attendee',
      source: 'host',
      created_by: null,
      ...states[kind],
      waitlist_status: isWaiting ? 'PENDING_APPROVAL' : event.capacity !== null && kind === 'going' ? 'APPROVED' : null,
      awaits: isWaiting ? 'place' : null,
      waitlisted_at: isWaiting ? rsvpAt : null,
      cohost_status: null,
      additional_guest_count: plusOnes,
      rsvp_message: rsvp === undefined ? '' : messageOf(random, rsvp),
      notification_preference: rsvp === undefined ? null : 1,
      responses: rsvp === 'YES' ? JSON.stringify(responsesOf(event, index, plusOnes, random)) : '[]',
      heads: rsvp === 'YES' ? JSON.stringify(headsOf(event, index, plusOnes, names)) : null,
      rsvp_at: rsvp === undefined ? null : rsvpAt,
      created_at: clock.now() - 30 * 24 * 3_600_000 + index,
    }
  })
  await insertInviteeRows(db, rows)
  await addDemoItems(db, event, items ?? [], rows)
  return rows.find(({ rsvp_status, invite_status }) => rsvp_status === 'INVITED' && invite_status === 'SUCCESS')
    ?.invitee_id
}
