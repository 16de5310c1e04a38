import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { EventInput } from '@festoon/contract/nouns/event'
import type { UpdateAudience } from '@festoon/contract/rules/events/updateAudiences'
import type { ReportReason } from '@festoon/contract/rules/reportReasons'
import type { SentNote } from '../core/notices/notification.ts'

/** Milliseconds since 1970, stored as bigint and read as a number from both PostgreSQL and the embedded database. */
export type Instant = number

/**
 * One invitation or notification to one invitee. `key` is unique per invitee, so that the same message can't be recorded
 * twice.
 */
export interface DeliveryTable {
  event_id: string
  invitee_id: string
  key: string
  /**
   * The status of the delivery. `due` means that the delivery still has to be queued
   * (messaging/notifications/dueNotifications.ts), and `planned` means the same for a confirmation
   * (messaging/confirmations/queueConfirmations.ts).
   */
  state: 'planned' | 'due' | 'queued' | 'sent' | 'failed'
  reason: string | null
  /** The message's id, created by `messageId`; null unless the message has been sent. */
  message_id: Generated<string | null>
  /** The keyed hash (`recipientKey`) of the mailbox or number that the message reached, or that refused an invitation; otherwise null. */
  recipient_key: Generated<string | null>
  /**
   * The co-host who caused the delivery: the sender or first author, or, of an automatic message, the one who entered the guest. Null if
   * it was the organizer, who is named only once the event has a new one.
   */
  sent_by: Generated<string | null>
  /** The host's personal note in an invitation; null for other messages. */
  note: Generated<string | null>
  created_at: Instant
  finished_at: Instant | null
}

/**
 * A provider's report that arrived before its message was recorded as sent
 * (messaging/delivery/earlyDeliveryEvents.ts).
 */
export interface EarlyDeliveryEventTable {
  message_id: string
  kind: DeliveryEventKind
  reason: string | null
  reported_at: Instant
}

/** The kinds of reports that providers send about a message. */
export type DeliveryEventKind = 'delivered' | 'opened' | 'clicked' | 'failed' | 'complained'

/** The end of the last reserved slot in a host's send queue (queue/sendSlots.ts). */
export interface SendSlotTable {
  host_id: string
  free_at: Instant
}

/** An email or SMS that a development-only provider stored instead of sending. */
export interface OutboxTable {
  id: Generated<number>
  key: string
  kind: 'mail' | 'sms'
  recipient: string
  subject: string
  body: string
  html: string | null
  /** The email's calendar file, if it has one. */
  calendar: Generated<string | null>
  sent_at: Instant
}

/** An email address, phone number, or account that has opted out of one event's messages, one host's messages, or all messages. */
export interface OptOutTable {
  channel: 'email' | 'phone' | 'account'
  address_key: string
  /** The messages that aren't sent: one event's, one host's, `all` but codes, or, if the phone texted STOP, also `codes`. */
  scope: 'event' | 'host' | 'all' | 'codes'
  /** The id of the event or host, or the nil UUID for `all` and `codes`. */
  subject: string
  /** True if the host had invited the address. Only such opt-outs lower the host's sending limits. */
  was_invited: Generated<boolean>
  /** The key of the person (`personOf`), or null if it is the address's. */
  person_key: Generated<string | null>
  /** The co-host who reached the person first (`personOf`), or null if it was the organizer. */
  caused_by: Generated<string | null>
  created_at: Instant
}

/**
 * An SMS or invitation preview that has been sent or is being sent. The row prevents another attempt with the same key from
 * sending it again.
 */
export interface SentSmsTable {
  key: string
  /** The message's id, created by `messageId`; null for messages sent by an earlier version. */
  message_id: Generated<string | null>
  claimed_at: Instant
  is_sent: Generated<boolean>
}

/** An incoming SMS and the reply to it. */
export interface InboundSmsTable {
  id: string
  reply: string
  received_at: Instant
}

/** An email to the reply mailbox that was taken. The id is a hash. */
export interface InboundMailTable {
  id: string
  received_at: Instant
}

/** An email address that is subscribed to the newsletter. */
export interface NewsletterSubscriberTable {
  email: string
  created_at: Instant
}

export interface RateLimitTable {
  key: string
  points: number
  expire: Instant | null
}

/** The used amount of one budget (rpc/budgets.ts) in a period that ends at `ends_at`. */
export interface BudgetTable {
  name: string
  subject: string
  used: number
  ends_at: Instant
}

/**
 * The time at which guests were last notified of an event's changes and, if further changes wait for the next notification, the
 * event before them (events/changeNotices.ts).
 */
export interface ChangeNoticeTable {
  event_id: string
  noticed_at: Instant
  before: JSONColumnType<EventInput, string | null, string | null> | null
  /** The audience of the changes that are waiting. */
  audience: Generated<UpdateAudience>
  /** The host's notes on the changes that are waiting. */
  notes: ColumnType<readonly SentNote[], string | undefined, string>
  /** The ids of the hosts who made the changes that are waiting. */
  sent_by: ColumnType<readonly string[], string | undefined, string>
  /** The number of recipients that were counted for the changes that are waiting. */
  counted: Generated<number>
}

/** A guest's report of a party. `reporter_key` is the keyed hash of the address that got the invitation. */
export interface AbuseReportTable {
  id: string
  event_id: string
  host_id: string
  reporter_key: string
  reason: ReportReason
  note: string
  /** True if a message reached the reporter at an address that the host entered. Only such reports lower the host's sending limits. */
  was_reached: boolean
  /** The key of the person (`personOf`), or null if it is the reporter's. */
  person_key: Generated<string | null>
  /** The co-host who reached the person first (`personOf`), or null if it was the organizer. */
  caused_by: Generated<string | null>
  created_at: Instant
}

/**
 * The people that a host had reached with a deleted party, and the addresses that had bounced (accounts/sending/removedReach.ts). Only
 * their numbers.
 */
export interface RemovedReachTable {
  event_id: string
  host_id: string
  reached: number
  bounced: number
  removed_at: Instant
}

/**
 * A message that was sent about a deleted party, or a preview of an invitation, kept for a month for the provider's reports of it
 * (accounts/sending/removedDeliveries.ts).
 */
export interface RemovedDeliveryTable {
  message_id: string
  event_id: string
  /** The host who reached the person first, whose limits the reports lower. */
  host_id: string
  /** The keyed hash (`recipientKey`) of the first address at which the person was reached; null for messages of earlier versions. */
  person_key: string | null
  /** True if a host chose the person, so that a complaint counts. */
  was_invited: boolean
  /** True if a bounce counts: the message is the guest's latest invitation, and nothing shows yet that it arrived. */
  may_bounce: boolean
  removed_at: Instant
}

/** The progress of a background job. Everything up to `done_until` has been processed. */
export interface JobMarkTable {
  name: string
  done_until: Instant
}
