import type { TimeAnswer } from '@festoon/contract/rules/events/timeAnswers'
import type { Instant } from '../deliveryTables.ts'

/** A time that the host of a party without a date proposes. Both times are in ms. */
export interface ProposedTimeTable {
  event_id: string
  starts_at: Instant
  ends_at: Instant | null
}

/** A guest's answer to the proposed time that starts at `starts_at`. */
export interface TimeAnswerTable {
  event_id: string
  starts_at: Instant
  invitee_id: string
  answer: TimeAnswer
  answered_at: Instant
}
