import type { EventRow } from '../database/schema.ts'
import type { TimePoll } from './timePoll.ts'

/** The result of a form. A message with `field`, the name of a field with a refused value, is shown beside that field. */
export interface WhenMessage {
  text: string
  isError?: boolean
  field?: string | undefined
}

/** The data of every view of the page. */
export interface WhenContext {
  event: EventRow
  poll: TimePoll
  /** The path of the page, which its forms are submitted to, and of the invitation. */
  path: string
  invitationPath: string
  /** The time zone in which the visitor also wants to see the times. */
  zone: string | undefined
  now: number
  /** The URL of the page's script. */
  script: string
  /** False once the party has a date, or is canceled or over. */
  isOpen: boolean
  message: WhenMessage | undefined
}
