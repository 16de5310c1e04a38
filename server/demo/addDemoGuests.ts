import { randomUUID } from 'node:crypto'
import { insertInviteeRows } from '../guests/list/invitees.ts'
import type { EventRow, NewInviteeRow } from '../database/schema.ts'
import type { Services } from '../rpc/services.ts'
import type { DemoParty } from './parties.ts'
import { diets, messageOf, namesOf } from './people.ts'
import type { Random } from '@festoon/art/random'

type Kind = keyof DemoParty['guests']

const states: Record<Kind, Pick<NewInviteeRow, 'rsvp_status' | 'invite_status'>> = {
  going: { rsvp_status: 'YES', invite_status: 'OPENED' },
  declined: { rsvp_status: 'NO', invite_status: 'OPENED' },
  opened: { rsvp_status: 'SEEN', invite_status: 'OPENED' },
  sent: { rsvp_status: 'INVITED', invite_status: 'SUCCESS' },
  unsent: { rsvp_status: 'INVITED', invite_status: 'PENDING' },
  failed: { rsvp_status: 'INVITED', invite_status: 'FAILED' },
}

/**
 * Adds a demo event's guests, with their RSVPs. Returns the id of a guest who hasn't opened the invitation, or undefined if
 * there is none.
 */
export async function addDemoGuests(
  { db, clock }: Services,
  event: EventRow,
  { guests }: DemoParty,
  random: Random,
): Promise<string | undefined> {
  const kinds = (['going', 'declined', 'opened', 'sent', 'unsent', 'failed'] as const).flatMap((kind) =>
    Array.from({ length: guests[kind] ?? 0 }, () => kind),
  )
  const names = namesOf(random, kinds.length)
  let taken = 0
  const rows = kinds.map((kind, index): NewInviteeRow => {
    const name = names[index] ?? ''
    const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`
    const rsvp = kind === 'going' ? 'YES' : kind === 'declined' ? 'NO' : undefined
    const plusOnes = kind === 'going' && random.below(10) < 4 ? 1 + random.below(3) : 0
    const waits = kind === 'going' && event.capacity !== null && taken + 1 + plusOnes > event.capacity
    if (kind === 'going' && !waits) taken += 1 + plusOnes
    const rsvpAt = clock.now() - Math.round(random.between(0.2, 20) * 24 * 3_600_000)
    const question = event.questions[0]
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
      waitlist_status: waits ? 'PENDING_APPROVAL' : event.capacity !== null && kind === 'going' ? 'APPROVED' : null,
      awaits: waits ? 'place' : null,
      waitlisted_at: waits ? rsvpAt : null,
      cohost_status: null,
      additional_guest_count: plusOnes,
      rsvp_message: rsvp === undefined ? '' : messageOf(random, rsvp),
      notification_preference: rsvp === undefined ? null : 1,
      responses:
        question && rsvp === 'YES' && random.below(3) === 0
          ? JSON.stringify([{ questionUuid: question.questionUuid, answerValue: { text: random.pick(diets) } }])
          : '[]',
      rsvp_at: rsvp === undefined ? null : rsvpAt,
      created_at: clock.now() - 30 * 24 * 3_600_000 + index,
    }
  })
  await insertInviteeRows(db, rows)
  return rows.find(({ rsvp_status, invite_status }) => rsvp_status === 'INVITED' && invite_status === 'SUCCESS')
    ?.invitee_id
}
