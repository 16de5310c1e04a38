import type { Generated } from 'kysely'

/** Instants are milliseconds since 1970, kept as bigint and read as numbers, on both databases. */
export type Instant = number

/** One mail to one guest. `key` makes sending it twice impossible to record. */
export interface DeliveryTable {
  event_id: string
  invitee_id: string
  key: string
  /** `due`: to be queued yet (data/dueNotices.ts). */
  state: 'due' | 'queued' | 'sent' | 'failed'
  reason: string | null
  /** As `messageId` makes it; null: it has not gone out. */
  message_id: Generated<string | null>
  created_at: Instant
  finished_at: Instant | null
}

/** What a provider told of a message before it was recorded here that it went out (data/earlyDeliveryEvents.ts). */
export interface EarlyDeliveryEventTable {
  message_id: string
  kind: DeliveryEventKind
  reason: string | null
  told_at: Instant
}

/** What providers tell of a message. */
export type DeliveryEventKind = 'delivered' | 'opened' | 'clicked' | 'failed' | 'complained'

/** Until when what a host has queued is spread (data/sendingLanes.ts). */
export interface SendingLaneTable {
  host_id: string
  free_at: Instant
}

/** What the development-only mail and text providers "sent". */
export interface OutboxTable {
  id: Generated<number>
  key: string
  kind: 'mail' | 'text'
  recipient: string
  subject: string
  body: string
  html: string | null
  sent_at: Instant
}

/** An address that wants no messages: of one event, of one host, or none at all. */
export interface OptOutTable {
  channel: 'email' | 'phone'
  address_key: string
  scope: 'event' | 'host' | 'all'
  /** Id of the event or of the host; of nobody for `all`. */
  subject: string
  created_at: Instant
}

/** A text message that was handed to the provider, or is just being: so that its key goes out once. */
export interface SentTextTable {
  key: string
  /** As `messageId` makes it; null: of an earlier version. */
  message_id: Generated<string | null>
  claimed_at: Instant
  is_sent: Generated<boolean>
}

/** A text message that came in, and what it was answered. */
export interface InboundTextTable {
  id: string
  reply: string
  received_at: Instant
}

/** An address that wants the newsletter. */
export interface NewsletterSubscriberTable {
  email: string
  created_at: Instant
}

export interface RateLimitTable {
  key: string
  points: number
  expire: Instant | null
}

/** Until when a job that looks at all events has done its work. */
export interface JobMarkTable {
  name: string
  done_until: Instant
}
