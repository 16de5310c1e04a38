import type { CoinChange } from '@festoon/contract/coin'
import type { DraftEvent } from '@festoon/contract/draft'
import type { Colours, EventInput, Question } from '@festoon/contract/event'
import type { Answer, InviteStatus, RsvpStatus } from '@festoon/contract/guest'
import type { Location } from '@festoon/contract/place'
import type { InviteFailure } from '@festoon/contract/rules/inviteFailure'
import type { Preference } from '@festoon/contract/rules/preferences'
import type { ImageRequest } from '../providers/images/port.ts'
import type {
  AccessTokenTable,
  MergeProofTable,
  RefreshTokenTable,
  SessionTable,
  SignInCodeTable,
  SignInLinkTable,
  UsedTokenTable,
  UserContactTable,
  UserTable,
} from './accountTables.ts'
import type {
  DeliveryTable,
  EarlyDeliveryEventTable,
  InboundTextTable,
  Instant,
  JobMarkTable,
  NewsletterSubscriberTable,
  OptOutTable,
  OutboxTable,
  RateLimitTable,
  SendingLaneTable,
  SentTextTable,
} from './deliveryTables.ts'
import type { Generated, Insertable, JSONColumnType, Kysely, Selectable, Transaction } from 'kysely'

/** jsonb is read as a value and always written as text (JSON.stringify), because drivers differ on arrays. */
type Json<T extends object> = JSONColumnType<T, string, string>

/** How an event came to be, and what its background was found by: only its editor asks for it. */
export type EventOrigin = Partial<
  Pick<
    EventInput,
    'backgroundAnimationSearchQuery' | 'prompt' | 'inspirationId' | 'suggestionTags' | 'isFromQuickCreate'
  >
>

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
  /** The contacts of its guests are gone: it has been over for long. */
  contacts_erased: Generated<boolean>
  location: Json<Location>
  colors: Json<Colours>
  animation: EventInput['animation']
  background_url: string | null
  video_disabled: boolean
  playlist_id: string | null
  /** The companion app's photo album. */
  album_id: string | null
  /** In the link by which anybody may accept to host too; null: there is none. */
  cohost_link: string | null
  origin: Json<EventOrigin>
  questions: Json<Question[]>
  open_invite: boolean
  public_guest_list: boolean
  reminders_enabled: boolean
  host_notification: 'asTheyArrive' | 'dailyDigest'
  communication_preference: Preference
  has_waitlist: boolean
  capacity: number | null
  cancelled_at: Instant | null
  /** Until when the hosts were told of answers by their daily digest. */
  digested_until: Generated<Instant | null>
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
  /** Invited by account: mail reaches them where the account says, and the host is not told where. */
  is_connected: Generated<boolean>
  photo_url: string | null
  role: 'organizer' | 'attendee'
  /** How the row came to be: with the event, by a host, or by the open link. */
  source: 'event' | 'host' | 'link'
  /** Hash of the device that made a row by the open link: lets the same device repeat its call. */
  created_by: string | null
  rsvp_status: RsvpStatus
  invite_status: InviteStatus
  /** Why it is FAILED. */
  invite_failure: Generated<InviteFailure | null>
  waitlist_status: 'PENDING_APPROVAL' | 'DENIED' | 'APPROVED' | null
  /** What a waitlisted guest waits for: a free place, or the host's approval. */
  awaits: 'place' | 'approval' | null
  waitlisted_at: Instant | null
  cohost_status: 'PENDING' | 'FAILED' | 'SUCCESS' | 'ACCEPTED' | 'DECLINED' | null
  additional_guest_count: Generated<number>
  rsvp_message: Generated<string>
  notification_preference: Preference | null
  answers: JSONColumnType<Answer[], string | undefined, string>
  photo_upload_mode: 'manual' | 'magic' | null
  token_version: Generated<number>
  /** What only the host is shown: `email`, `phone`, `message`, and uuids of questions (migrations/withheld.ts). */
  withheld: Generated<string[]>
  /** Contacts that were added by the row's link: `email`, `phone`. They prove nothing of what stands there. */
  late_contacts: Generated<string[]>
  answered_at: Instant | null
  /** The call that gave the last answer: its id, the hash of what it said, and whether it changed anything. */
  last_request: Generated<string | null>
  modification: Generated<number>
  created_at: Instant
}

/** Counts of an event's rows, in parts that are to be summed; the database keeps them (migrations/guestCounts.ts). */
export interface GuestCountTable {
  event_id: string
  part: Generated<string>
  entries: number
  guests: number
  going: number
  places: number
  unsent: number
}

export interface DraftTable {
  id: string
  user_id: string
  event: Json<DraftEvent>
  modification_id: number
  saved_at: Instant
}

export interface ImageTaskTable {
  id: string
  /** null: samples for somebody who is not signed in. */
  user_id: string | null
  event_id: string
  request: Json<ImageRequest>
  state: 'pending' | 'done' | 'failed'
  /** Coins that are taken when the pictures arrive. */
  cost: number
  image_urls: JSONColumnType<string[], string | undefined, string>
  created_at: Instant
}

/** Coins that somebody began to buy. What is bought and paid here is what the payment's service must say too. */
export interface PurchaseTable {
  id: string
  /** null: the account is gone. */
  user_id: string | null
  /** null: the service has not been asked yet. */
  payment_intent_id: string | null
  price_id: string
  coins: number
  /** In the smallest unit of the currency. */
  amount: number
  currency: string
  created_at: Instant
  /** null: the coins have not been given. */
  credited_at: Instant | null
}

/** A change of a user's coins. */
export interface CoinEntryTable {
  user_id: string
  /** In the order in which they happened. */
  entry: Generated<number>
  /** `opening`: what an account had before changes were written down. */
  kind: CoinChange['kind']
  amount: number
  /** Coins after it. */
  balance: number
  created_at: Instant
}

export interface UserImageTable {
  user_id: string
  image_url: string
  kind: 'uploaded' | 'drawn'
  prompt: string
  created_at: Instant
}

export interface MessageTable {
  event_id: string
  id: string
  /** null: the sender's account is gone. */
  sender_id: string | null
  message: string
  text_blast: boolean
  /** The one guest whom it was for. */
  receiver_id: string | null
  /** How many guests it went to. */
  recipients: Generated<number>
  modification: Generated<number>
  sent_at: Instant
}

export interface MessageRecipientTable {
  event_id: string
  message_id: string
  invitee_id: string
}

/** The key of a guest's row that became one with another, `into_id`. */
export interface InviteeAliasTable {
  event_id: string
  invitee_id: string
  token_version: number
  into_id: string
}

/** The photos of an event: begun when somebody of the party first asks for them. */
export interface AlbumTable {
  event_id: string
  id: string
  code: string
  created_at: Instant
}

export interface AlbumPhotoTable {
  event_id: string
  /** Made by the sender, so that a repeated upload adds one. */
  photo_id: string
  /** The row of who took it. */
  invitee_id: string
  /** Address of the full size. */
  url: string
  modification: Generated<number>
  created_at: Instant
}

/** A write that came already (data/requests.ts). */
export interface RequestTable {
  /** Keyed hash of who calls. */
  caller: string
  request_id: string
  /** Keyed hash of what the call says. */
  input_hash: string
  /** Sealed: only the same call opens it. null: it is not over. */
  answer: Uint8Array | null
  expires_at: Instant
}

/** What hosts and co-hosts did. */
export interface AuditTable {
  event_id: string
  entry: Generated<number>
  /** null: the account is gone. */
  user_id: string | null
  operation: string
  /** Ids of guests. */
  subjects: JSONColumnType<string[], string | undefined, string>
  created_at: Instant
}

/** The id of an event that was removed: nobody gets it again. */
export interface RemovedEventTable {
  event_id: string
}

export interface Tables {
  users: UserTable
  user_contacts: UserContactTable
  sign_in_codes: SignInCodeTable
  sign_in_links: SignInLinkTable
  used_tokens: UsedTokenTable
  sessions: SessionTable
  refresh_tokens: RefreshTokenTable
  access_tokens: AccessTokenTable
  merge_proofs: MergeProofTable
  drafts: DraftTable
  events: EventTable
  invitees: InviteeTable
  guest_counts: GuestCountTable
  image_tasks: ImageTaskTable
  messages: MessageTable
  message_recipients: MessageRecipientTable
  user_images: UserImageTable
  purchases: PurchaseTable
  coin_entries: CoinEntryTable
  invitee_aliases: InviteeAliasTable
  albums: AlbumTable
  album_photos: AlbumPhotoTable
  deliveries: DeliveryTable
  job_marks: JobMarkTable
  outbox: OutboxTable
  opt_outs: OptOutTable
  sent_texts: SentTextTable
  inbound_texts: InboundTextTable
  rate_limits: RateLimitTable
  newsletter_subscribers: NewsletterSubscriberTable
  sending_lanes: SendingLaneTable
  requests: RequestTable
  audit_log: AuditTable
  removed_events: RemovedEventTable
  early_delivery_events: EarlyDeliveryEventTable
}

export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>
export type EventRow = Selectable<EventTable>
export type InviteeRow = Selectable<InviteeTable>
export type UserRow = Selectable<UserTable>
export type OutboxRow = Selectable<OutboxTable>
export type NewInviteeRow = Insertable<InviteeTable>
