import type { Colours, Question } from '@festoon/contract/event'
import type { Answer, InviteStatus, RsvpStatus } from '@festoon/contract/guest'
import type { Location } from '@festoon/contract/place'
import type { Preference } from '@festoon/contract/rules/rsvpErrors'
import type { Generated, Insertable, JSONColumnType, Kysely, Selectable, Transaction } from 'kysely'

/** Instants are milliseconds since 1970, kept as bigint and read as numbers, on both databases. */
type Instant = number
/** jsonb is read as a value and always written as text (JSON.stringify), because drivers differ on arrays. */
type Json<T extends object> = JSONColumnType<T, string, string>

export interface UserTable {
  id: string
  name: string
  photo_url: string | null
  granted_text_permission: boolean
  text_permission_status: 'granted' | 'rejected' | null
  coins: number
  created_at: Instant
}

/** A verified way to reach a user. `value` is normalised: lower-case e-mail, E.164 phone. */
export interface UserContactTable {
  kind: 'email' | 'phone'
  value: string
  user_id: string
  verified_at: Instant
}

export interface SignInCodeTable {
  destination: string
  code_hash: string
  tries: number
  expires_at: Instant
}

export interface UsedTokenTable {
  jti: string
  expires_at: Instant
}

export interface SessionTable {
  id: string
  user_id: string
  device_id: string
  created_at: Instant
  revoked_at: Instant | null
}

export interface RefreshTokenTable {
  hash: string
  session_id: string
  used_at: Instant | null
  expires_at: Instant
}

export interface AccessTokenTable {
  hash: string
  session_id: string
  user_id: string
  expires_at: Instant
}

export interface EventTable {
  id: string
  organizer_id: string
  hosted_by: string
  title: string
  description: string
  photo_url: string
  start_time: Instant
  end_time: Instant
  time_zone: string
  /** First instant at which the event is past (contract/rules/past.ts), so that SQL needs no time zones. */
  past_from: Instant
  location: Json<Location>
  colors: Json<Colours>
  questions: Json<Question[]>
  open_invite: boolean
  public_guest_list: boolean
  reminders_enabled: boolean
  host_notification: 'asTheyArrive' | 'dailyDigest'
  communication_preference: Preference
  has_waitlist: boolean
  capacity: number | null
  cancelled_at: Instant | null
  is_draft: Generated<boolean>
  /** Counts the changes that a calendar has to hear about (RFC 5545 SEQUENCE). */
  sequence: Generated<number>
  modification: Generated<number>
  created_at: Instant
}

export interface InviteeTable {
  event_id: string
  invitee_id: string
  user_id: string | null
  name: string
  email: string | null
  email_normalised: string | null
  phone: string | null
  photo_url: string | null
  role: 'organizer' | 'attendee'
  /** How the row came to be: with the event, by a host, or by the open link. */
  source: 'event' | 'host' | 'link'
  /** Hash of the device that made a row by the open link: lets the same device repeat its call. */
  created_by: string | null
  rsvp_status: RsvpStatus
  invite_status: InviteStatus
  waitlist_status: 'PENDING_APPROVAL' | 'DENIED' | 'APPROVED' | null
  /** What a waitlisted guest waits for: a free place, or the host's approval. */
  awaits: 'place' | 'approval' | null
  waitlisted_at: Instant | null
  cohost_status: 'PENDING' | 'FAILED' | 'SUCCESS' | 'ACCEPTED' | 'DECLINED' | null
  additional_guest_count: Generated<number>
  rsvp_message: Generated<string>
  notification_preference: Preference | null
  answers: JSONColumnType<Answer[], string | undefined, string>
  token_version: Generated<number>
  answered_at: Instant | null
  modification: Generated<number>
  created_at: Instant
}

/** One mail to one guest. `key` makes sending it twice impossible to record. */
export interface DeliveryTable {
  event_id: string
  invitee_id: string
  key: string
  state: 'queued' | 'sent' | 'failed'
  reason: string | null
  created_at: Instant
  finished_at: Instant | null
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

export interface RateLimitTable {
  key: string
  points: number
  expire: Instant | null
}

export interface Tables {
  users: UserTable
  user_contacts: UserContactTable
  sign_in_codes: SignInCodeTable
  used_tokens: UsedTokenTable
  sessions: SessionTable
  refresh_tokens: RefreshTokenTable
  access_tokens: AccessTokenTable
  events: EventTable
  invitees: InviteeTable
  deliveries: DeliveryTable
  outbox: OutboxTable
  rate_limits: RateLimitTable
}

export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>
export type EventRow = Selectable<EventTable>
export type InviteeRow = Selectable<InviteeTable>
export type UserRow = Selectable<UserTable>
export type OutboxRow = Selectable<OutboxTable>
export type NewInviteeRow = Insertable<InviteeTable>
