import type { ParsedInputOf } from '@festoon/contract/operations'
import type { GuestOf } from './access.ts'
import { saveAnswer, type AnswerOutcome, type AnswerRight } from './data/answers.ts'
import type { InviteeRow } from './data/schema.ts'
import { networkOf } from './networkOf.ts'
import { inviteeToken, type TokenSubject } from './secret/inviteeToken.ts'
import type { Services } from './services.ts'

/** The row that a logged-out guest has the key to, or else what tells a repeated call of a new guest from another's. */
export type GuestRight = (
  | { guest: GuestOf<InviteeRow> }
  | { guest: undefined; device: string | undefined; ip: string }
) &
  Pick<AnswerRight, 'request'>

/**
 * Saves the answer of a guest without login, by personal link or by the event's open link, which makes a row; answers how
 * it ended and, once saved, the key to the row.
 * @throws Failure rateLimited.
 */
export async function answerAsGuest(
  services: Services,
  eventId: string,
  answer: ParsedInputOf<'updateAttendance'>['invitee'],
  right: GuestRight,
): Promise<{ result: AnswerOutcome; token: string | undefined }> {
  const { db, clock, keys, rateLimits } = services
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
      ...(right.request ? { request: right.request } : {}),
    },
    clock.now(),
  )
  if (result.outcome !== 'saved') return { result, token: undefined }
  await tellSeated(services, result)
  const { invitee_id: inviteeId, token_version: tokenVersion } = result.invitee
  return { result, token: inviteeToken(keys.inviteeToken, { eventId, inviteeId, tokenVersion }) }
}

/**
 * As above for a key that is genuine, in one statement: whether it is the row's yet is seen as the answer is saved. Undefined
 * when it is not.
 */
export async function answerByKey(
  services: Services,
  { eventId, inviteeId, tokenVersion }: GuestOf<TokenSubject>,
  answer: ParsedInputOf<'updateAttendance'>['invitee'],
  request: AnswerRight['request'],
): Promise<AnswerOutcome | undefined> {
  const caller = { userId: undefined, proven: true, tokenVersion, mayCreate: false, device: undefined }
  const right = request ? { ...caller, request } : caller
  const result = await saveAnswer(services.db, eventId, { ...answer, inviteeId }, right, services.clock.now())
  if (isUnknown[result.outcome]) return undefined
  await tellSeated(services, result)
  return result
}

/** What an answer says of a row that is not there, or not the key's. */
const isUnknown: { [outcome in AnswerOutcome['outcome']]?: true } = {
  eventNotFound: true,
  inviteeNotFound: true,
  inviteeTokenInvalid: true,
}

async function tellSeated({ jobs }: Pick<Services, 'jobs'>, result: AnswerOutcome): Promise<void> {
  if (result.outcome === 'saved' && result.seated > 0) await jobs.queueDue(result.invitee.event_id)
}
