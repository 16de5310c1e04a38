import type { ParsedInputOf } from '@festoon/contract/operations'
import { normaliseEmail } from '@festoon/contract/rules/email'
import type { Reason } from '@festoon/contract/failure'
import { sql } from 'kysely'
import { onceMore } from './inTransaction.ts'
import { inviteesPerEvent } from './invitees.ts'
import type { Db, InviteeRow } from './schema.ts'

type Attendance = ParsedInputOf<'updateAttendance'>['invitee']

/** By what right an answer is given. */
export interface AnswerRight {
  /** The signed-in caller, whose account a row without one is attached to. */
  userId: string | undefined
  /** The caller showed the right to the row that `inviteeId` names. */
  proven: boolean
  /** The version of the key that was shown, where nobody has looked whether it is the row's. */
  tokenVersion?: number
  /** A row may be made when there is none: the event's link is open. */
  mayCreate: boolean
  /** Hash of the caller's device, so that its repeated call answers once. */
  device: string | undefined
  /** The call's id and the keyed hash of what it says: one that comes again does nothing and answers the same. */
  request?: { id: string; hash: string }
}

export type AnswerOutcome =
  /** `seated`: how many who waited were given places by it; they are to be told (data/dueNotices.ts). */
  | { outcome: 'saved'; changed: boolean; invitee: InviteeRow; seated: number }
  | { outcome: 'contactTaken' }
  | {
      outcome: Extract<
        Reason,
        | 'eventNotFound'
        | 'inviteeNotFound'
        | 'inviteeTokenInvalid'
        | 'eventCancelled'
        | 'eventPast'
        | 'guestLimit'
        | 'answersMissing'
        | 'sessionExpired'
        | 'requestReused'
      >
    }

/** Saves a guest's answer: one call of `answer_invitation`, which is all or nothing (migrations/answers.ts). */
export async function saveAnswer(
  db: Db,
  eventId: string,
  answer: Attendance,
  right: AnswerRight,
  now: number,
): Promise<AnswerOutcome> {
  const input = JSON.stringify({
    status: answer.rsvpStatus,
    additional: answer.additionalGuestCount,
    message: answer.rsvpMessage,
    preference: answer.notificationPreference,
    answers: answer.answers,
    name: answer.name,
    email: answer.email,
    emailKey: answer.email === undefined ? undefined : normaliseEmail(answer.email),
    phone: answer.phone,
    userId: right.userId,
    mayCreate: right.mayCreate,
    proven: right.proven,
    tokenVersion: right.tokenVersion,
    device: right.device,
    request: right.request,
    guestLimit: inviteesPerEvent,
  })
  const call = sql<AnswerOutcome>`
    /* answer */ select outcome, changed, invitee, seated
    from answer_invitation(${eventId}::uuid, ${answer.inviteeId}::uuid, ${input}::jsonb, ${now}::bigint)
  `
  const { rows } = await onceMore(() => call.execute(db))
  const [result] = rows
  if (!result) throw new Error('answer_invitation answered no row')
  return result
}
