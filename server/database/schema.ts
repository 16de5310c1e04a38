import type { CoinChange } from '@festoon/contract/nouns/coin'
import type { DraftEvent } from '@festoon/contract/nouns/draft'
import type { Colours, EventInput, Question } from '@festoon/contract/nouns/event'
import type { QuestionResponse, InviteStatus, RsvpStatus } from '@festoon/contract/nouns/guest'
import type { Location } from '@festoon/contract/nouns/place'
import type { InviteFailure } from '@festoon/contract/rules/guests/inviteFailure'
import type { Preference } from '@festoon/contract/rules/guests/preferences'
import type { ImageRequest } from '../core/imageRequest.ts'
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
  InboundSmsTable,
  Instant,
  JobMarkTable,
  NewsletterSubscriberTable,
  OptOutTable,
  OutboxTable,
  RateLimitTable,
  SendSlotTable,
  SentSmsTable,
} from './deliveryTables.ts'
import type { Generated, Insertable, JSONColumnType, Kysely, Selectable, Transaction } from 'kysely'

/**
 * A jsonb column. It is read as a value but always written as text (JSON.stringify), because the drivers treat arrays
 * differently.
 */
type Json<T extends object> = JSONColumnType<T, string, string>

/**
 * Details of how an event was created and how its background was chosen, such as the prompt and the search query. Only hosts
 * get them, for the event editor.
 */
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
  /**
   * The first instant at which the event is past (contract/rules/dates/past.ts), stored so that SQL doesn't need time zones.
   */
  past_from: Instant
  /** True once the guests' email addresses and phone numbers have been erased, long after the event. */
  contacts_erased: Generated<boolean>
  location: Json<Location>
  colors: Json<Colours>
  animation: EventInput['animation']
  background_url: string | null
  video_disabled: boolean
  playlist_id: string | null
  /** The id of the event's photo album in the companion app. */
  album_id: string | null
  /** The id in the link that lets anyone become a co-host, or null if there is no link. */
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
  canceled_at: Instant | null
  /** The time up to which the daily digest has covered RSVPs. */
  digested_until: Generated<Instant | null>
  /** The RFC 5545 SEQUENCE, incremented with every change that matters to calendars. */
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
  email_normalized: string | null
  phone: string | null
  /** True if the guest was invited by account. Emails then go to the account's email address, which the host doesn't see. */
  is_connected: Generated<boolean>
  photo_url: string | null
  role: 'organizer' | 'attendee'
  /** The way the invitee was added: with the event, by a host, or through the open link or the co-host link. */
  source: 'event' | 'host' | 'link'
  /** The hash of the device that created the row through the open link, so that the device can repeat its call. */
  created_by: string | null
  rsvp_status: RsvpStatus
  invite_status: InviteStatus
  /** The reason why the invitation failed, or null if it didn't fail. */
  invite_failure: Generated<InviteFailure | null>
  waitlist_status: 'PENDING_APPROVAL' | 'DENIED' | 'APPROVED' | null
  /** The condition for leaving the waitlist: a free spot, or the host's approval. */
  awaits: 'place' | 'approval' | null
  waitlisted_at: Instant | null
  cohost_status: 'PENDING' | 'FAILED' | 'SUCCESS' | 'ACCEPTED' | 'DECLINED' | null
  additional_guest_count: Generated<number>
  rsvp_message: Generated<string>
  notification_preference: Preference | null
  responses: JSONColumnType<QuestionResponse[], string | undefined, string>
  photo_upload_mode: 'manual' | 'magic' | null
  token_version: Generated<number>
  /**
   * Items that are visible to the host but not to the account linked to the invitee: `email`, `phone`, `message`, or the
   * UUID of a question whose response is hidden (functions/withheld_from.sql).
   */
  withheld: Generated<string[]>
  /**
   * The fields, `email` or `phone`, that were added through the invitation's link or taken over from another row. They don't
   * prove that the guest's other data belongs to the same person.
   */
  late_contacts: Generated<string[]>
  rsvp_at: Instant | null
  /** The guest's last RSVP request: its id, the hash of its content, and whether it changed anything. */
  last_request: Generated<string | null>
  modification: Generated<number>
  created_at: Instant
}

/**
 * One shard of an event's guest counts. Reading a count adds up all shards. The database updates them
 * (functions/keep_guest_counts.sql).
 */
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
  /** The user who requested the images, or null for samples requested by someone who isn't signed in. */
  user_id: string | null
  event_id: string
  request: Json<ImageRequest>
  state: 'pending' | 'done' | 'failed'
  /** The number of coins to charge when the images are ready. */
  cost: number
  image_urls: JSONColumnType<string[], string | undefined, string>
  created_at: Instant
}

/** A coin purchase that was started. Coins are credited only if the payment matches the pack and amount stored here. */
export interface PurchaseTable {
  id: string
  /** The buyer, or null once the account is deleted. */
  user_id: string | null
  /** The payment's id at the payment service, or null until the service has been called. */
  payment_intent_id: string | null
  price_id: string
  coins: number
  /** The amount in the currency's smallest unit. */
  amount: number
  currency: string
  created_at: Instant
  /** The time at which the coins were credited, or null until then. */
  credited_at: Instant | null
}

/** A change to a user's coin balance. */
export interface CoinEntryTable {
  user_id: string
  /** Sequence number. Later changes have higher numbers. */
  entry: Generated<number>
  /** The kind of change. `opening` is the balance from before changes were recorded. */
  kind: CoinChange['kind']
  amount: number
  /** The balance after the change. */
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
  /** The sender, or null once the sender's account is deleted. */
  sender_id: string | null
  message: string
  sms_blast: boolean
  /** The id of the guest who receives a private message, or null for a message to groups of guests. */
  receiver_id: string | null
  /** The number of guests the message was sent to. */
  recipients: Generated<number>
  modification: Generated<number>
  sent_at: Instant
}

export interface MessageRecipientTable {
  event_id: string
  message_id: string
  invitee_id: string
}

/**
 * An invitee that was merged into another invitee, `into_id`. `token_version` is the version of the merged invitee's
 * personal link.
 */
export interface InviteeAliasTable {
  event_id: string
  invitee_id: string
  token_version: number
  into_id: string
}

/** An event's photo album. It is created when a host or guest first opens it. */
export interface AlbumTable {
  event_id: string
  id: string
  code: string
  created_at: Instant
}

export interface AlbumPhotoTable {
  event_id: string
  /** The photo's id, generated by the uploader, so that a repeated upload adds only one photo. */
  photo_id: string
  /** The invitee who added the photo. */
  invitee_id: string
  /** The URL of the full-size image. */
  url: string
  modification: Generated<number>
  created_at: Instant
}

/** A write request that the server has received (rpc/requests.ts). */
export interface RequestTable {
  /** The keyed hash of the caller. */
  caller: string
  request_id: string
  /** The keyed hash of the call's content. */
  input_hash: string
  /** The result, encrypted so that only the same call can decrypt it, or null while the call is running. */
  result: Uint8Array | null
  expires_at: Instant
}

/** An entry in the audit log: an action by a host or co-host. */
export interface AuditTable {
  event_id: string
  entry: Generated<number>
  /** The user who acted, or null once the account is deleted. */
  user_id: string | null
  operation: string
  /** The ids of the guests that the action affected. */
  subjects: JSONColumnType<string[], string | undefined, string>
  created_at: Instant
}

/** The id of a removed event, which is never reused. */
export interface RemovedEventTable {
  event_id: string
}

/** An installed function, and the hash of the .sql file that it came from (installFunctions.ts). */
export interface InstalledFunctionTable {
  name: string
  hash: string
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
  sent_sms: SentSmsTable
  inbound_sms: InboundSmsTable
  rate_limits: RateLimitTable
  newsletter_subscribers: NewsletterSubscriberTable
  send_slots: SendSlotTable
  requests: RequestTable
  audit_log: AuditTable
  removed_events: RemovedEventTable
  installed_functions: InstalledFunctionTable
  early_delivery_events: EarlyDeliveryEventTable
}

export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>
export type EventRow = Selectable<EventTable>
export type InviteeRow = Selectable<InviteeTable>
export type OutboxRow = Selectable<OutboxTable>
export type NewInviteeRow = Insertable<InviteeTable>
