import type { Block, Fact } from '../../providers/mail/compose/block.ts'

/** The copy of a notification, used for both email and SMS. */
export interface MessageCopy {
  headline: string
  /** A sentence with the event's date, if the notification mentions it. */
  when?: string
  /** A sentence with the event's location, if the notification mentions it and the recipient may see it. */
  place?: string | undefined
  lines: readonly string[]
  /** Details that are shown only in the email. */
  facts?: readonly Fact[]
  /** A question and its buttons, which are shown only in the email. */
  question?: Extract<Block, { kind: 'buttons' }>
  link: { label: string; href: string }
}
