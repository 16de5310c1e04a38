import type { ParsedInputOf } from '@festoon/contract/operations'
import type { GuestOf } from './access.ts'
import { saveAnswer, type AnswerOutcome } from './data/answers.ts'
import type { InviteeRow } from './data/schema.ts'
import { networkOf } from './networkOf.ts'
import { inviteeToken } from './secret/inviteeToken.ts'
import type { Services } from './services.ts'

/** The row that a logged-out guest has the key to, or else what tells a repeated call of a new guest from another's. */
export type GuestRight = { guest: GuestOf<InviteeRow> } | { guest: undefined; device: string | undefined; ip: string }

/**
 * Saves the answer of a guest without login, by personal link or by the event's open link, which makes a row; answers how
 * it ended and, once saved, the key to the row.
 * @throws Failure rateLimited.
 */
export async function answerAsGuest(
  { db, clock, keys, rateLimits, jobs }: Services,
  eventId: string,
  answer: ParsedInputOf<'updateAttendance'>['invitee'],
  right: GuestRight,
): Promise<{ result: AnswerOutcome; token: string | undefined }> {
  const { guest } = right
  if (!guest) await rateLimits.take('linkAnswerFromAddress', networkOf(right.ip))
  const result = await saveAnswer(
    db,
    eventId,
    guest ? { ...answer, inviteeId: guest.invitee_id } : answer,
    {
      userId: undefined,
      proven: guest !== undefined,
      mayCreate: guest === undefined,
      device: guest ? undefined : right.device,
    },
    clock.now(),
  )
  if (result.outcome !== 'saved') return { result, token: undefined }
  if (result.seated > 0) await jobs.queueDue()
  const { invitee_id: inviteeId, token_version: tokenVersion } = result.invitee
  return { result, token: inviteeToken(keys.inviteeToken, { eventId, inviteeId, tokenVersion }) }
}
