import type { ColumnType, Generated, Insertable, JSONColumnType, Kysely, Selectable, Transaction } from 'kysely'
import type { HeadDetails, Heads } from '@festoon/contract/nouns/catering/heads'
import type { DraftEvent } from '@festoon/contract/nouns/draft'
import type { Colors, EventInput } from '@festoon/contract/nouns/event'
import type { SavedResponse, InviteStatus, RsvpStatus } from '@festoon/contract/nouns/guest'
import type { Location } from '@festoon/contract/nouns/place'
import type { Question } from '@festoon/contract/nouns/questions/question'
import type { AddressAudience } from '@festoon/contract/rules/events/addressAudience'
import type { InviteFailure } from '@festoon/contract/rules/guests/inviteFailure'
import type { Preference } from '@festoon/contract/rules/guests/preferences'
import type { LateRsvps } from '@festoon/contract/rules/guests/rsvpDeadline'
import type {
  AccessTokenTable,
  FreeCoinGrantTable,
  HostContactTable,
  MergedAccountTable,
  MergeProofTable,
  PasskeyTable,
  RefreshTokenTable,
  SecurityLogTable,
  SessionTable,
  SignInCodeTable,
  SignInLinkTable,
  UsedTokenTable,
  UserContactTable,
  UserIdentityTable,
  UserTable,
} from './accountTables.ts'
import type {
  AbuseReportTable,
  BudgetTable,
  ChangeNoticeTable,
  DeliveryTable,
  EarlyDeliveryEventTable,
  InboundMailTable,
  InboundSmsTable,
  Instant,
  JobMarkTable,
  NewsletterSubscriberTable,
  OptOutTable,
  OutboxTable,
  RateLimitTable,
  RemovedDeliveryTable,
  RemovedReachTable,
  SendSlotTable,
  SentSmsTable,
} from './deliveryTables.ts'
import type { AlbumPhotoTable, AlbumTable, DeviceSamplesTable, ImageTaskTable, UserImageTable } from './mediaTables.ts'
import type {
  AuditTable,
  DatabaseKeyTable,
  InstalledFunctionTable,
  OperatorLogTable,
  PageErrorTable,
  RemovedEventTable,
  RequestTable,
} from './operationTables.ts'
import type { CoinEntryTable, PurchaseTable } from './rows/coinTables.ts'
import type { CohostRequestTable, ExclusionTable, GuestCountTable } from './rows/guestTables.ts'
import type { SignUpClaimTable, SignUpItemTable } from './rows/signUpTables.ts'
import type { ProposedTimeTable, TimeAnswerTable } from './rows/timeTables.ts'

/**
 * A jsonb column, which is read as a value but written as JSON text, because the database drivers convert arrays differently.
 */
type Json<T extends object> = JSONColumnType<T, string, string>

/** Details of how an event and its artwork were created, such as the image prompt. Only hosts can see them. */
export type EventOrigin = Partial<
  Pick<
    EventInput,
    'backgroundAnimationSearchQuery' | 'prompt' | 'inspirationId' | 'suggestionTags' | 'isFromQuickCreate' | 'isClone'
  >
>

export interface EventTable {
  id: string
  organizer_id: string
  hosted_by: string
  title: string
  description: string
  photo_url: string
  /** The start time, or null if the host hasn't decided the date yet. */
  start_time: Instant | null
  end_time: Instant
  time_zone: string
  /** The time at which a host last changed the event's details, or null if not since it was created. */
  saved_at: Generated<Instant | null>
  /** The code of the short link: ten base-62 characters. */
  short_code: Generated<string>
  /**
   * The event's end time or, if it has none, the end of its first day in its time zone (contract/rules/dates/past.ts). Without a
   * date, `neverPast`. Stored so that SQL doesn't need time zones.
   */
  past_from: Instant
  /**
   * True if the guests' email addresses and phone numbers have been erased since the event (guests/data/eraseOldContacts.ts).
   */
  contacts_erased: Generated<boolean>
  /** The time at which an email address or phone number was last added to the event without a date, or null if never. */
  contact_added_at: Generated<Instant | null>
  location: Json<Location>
  colors: Json<Colors>
  animation: EventInput['animation']
  lettering: Generated<EventInput['lettering']>
  background_url: string | null
  video_disabled: boolean
  playlist_id: string | null
  /** The id that the companion app chose for the event's photo album, or null if it chose none. */
  album_id: string | null
  /** The UUID in the link that lets anyone become a co-host, or null if there is no such link. */
  cohost_link: string | null
  /** The time at which an operator suspended the event, or null if it isn't suspended. */
  suspended_at: Generated<Instant | null>
  /** The reason for the suspension, which the hosts see. */
  suspension_reason: Generated<string | null>
  /** True if the event was suspended together with its organizer's account. */
  suspended_with_account: Generated<boolean>
  /** The time until which the co-host link works. */
  cohost_link_until: Generated<Instant | null>
  origin: Json<EventOrigin>
  questions: Json<Question[]>
  /** The details for the caterer that guests are asked, or null if none. */
  head_details: ColumnType<HeadDetails | null, string | null | undefined, string | null>
  open_invite: boolean
  public_guest_list: boolean
  reminders_enabled: boolean
  host_notification: 'asTheyArrive' | 'dailyDigest'
  communication_preference: Preference
  has_waitlist: boolean
  capacity: number | null
  /** The people who see the address; null if the host hasn't chosen (contract/rules/events/addressAudience.ts). */
  address_for: AddressAudience | null
  allow_maybe: Generated<boolean>
  /** The time by which a maybe should become a yes or no, or null if there is none. */
  decide_by: Generated<Instant | null>
  /** The RSVP deadline, or null if there is none. */
  rsvp_by: Generated<Instant | null>
  late_rsvps: Generated<LateRsvps>
  canceled_at: Instant | null
  /** The time until which a co-host can take over the event, because its organizer has left; otherwise null. */
  handover_until: Generated<Instant | null>
  /** The time up to which daily digests have covered RSVPs, or null before the first digest. */
  digested_until: Generated<Instant | null>
  /** The iCalendar SEQUENCE number (RFC 5545), incremented with every change that calendars show. */
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
  /** True if the guest was invited by account. The host can't see the account's email address. */
  is_connected: Generated<boolean>
  photo_url: string | null
  role: 'organizer' | 'attendee'
  /** The way the invitee was added: as the organizer of the event, by a host, or through the open link or the co-host link. */
  source: 'event' | 'host' | 'link'
  /**
   * The hash that identifies the device on which the guest used the open link, so that the device can repeat its call. Null for
   * other guests.
   */
  created_by: string | null
  rsvp_status: RsvpStatus
  invite_status: InviteStatus
  /** The reason why the invitation failed, or null if it didn't. */
  invite_failure: Generated<InviteFailure | null>
  waitlist_status: 'PENDING_APPROVAL' | 'DENIED' | 'APPROVED' | null
  /**
   * The reason why the guest is on the waitlist: there is no free spot (`place`), or the host hasn't approved the guest
   * (`approval`). Null for guests who aren't waiting.
   */
  awaits: 'place' | 'approval' | null
  waitlisted_at: Instant | null
  /** The status that hosts see: the state of a request to co-host (`cohost_requests`), or the reply. Of these, `ACCEPTED` gives a right. */
  cohost_status: 'PENDING' | 'FAILED' | 'SUCCESS' | 'ACCEPTED' | 'DECLINED' | null
  additional_guest_count: Generated<number>
  rsvp_message: Generated<string>
  notification_preference: Preference | null
  responses: JSONColumnType<SavedResponse[], string | undefined, string>
  /** The guest's details for the caterer, or null if there are none. */
  heads: ColumnType<Heads | null, string | null | undefined, string | null>
  photo_upload_mode: 'manual' | 'magic' | null
  token_version: Generated<number>
  /** The end of the invitee's short personal link, which finds the invitee: eight base-62 characters. */
  link_code: Generated<string>
  /**
   * The data that the host can see but the invitee's account can't: `email`, `phone`, `message`, `heads`, or the UUID of a question
   * whose response is hidden (functions/withheld_from.sql).
   */
  withheld: Generated<string[]>
  /** The contact fields (`email` or `phone`) that don't prove who the guest is, for example because a link holder added them. */
  late_contacts: Generated<string[]>
  /** The state before an account without the invited contact answered by the personal link (functions/claim_after.sql), or null. */
  before_claim: ColumnType<Record<string, unknown> | null, undefined, null>
  /** Private messages from before this time were for someone other than the people who have the invitation now. */
  private_from: Generated<Instant>
  /** The grants by which the guest is a co-host: one, or more after a merge. A link that removes a co-host names one. */
  cohost_grants: Generated<string[]>
  rsvp_at: Instant | null
  /**
   * The account, if it entered an RSVP or a message itself, or joined by answers to proposed times; otherwise null, also if someone else
   * entered them (isConnected.ts). A trigger clears it when the row gets another account (functions/forget_actor.sql).
   */
  acted_by: Generated<string | null>
  /** The co-host who entered the current address, or an RSVP that lets messages reach it; null if it was anyone else. */
  entered_by: Generated<string | null>
  /** The time at which a host entered another address: earlier deliveries reached someone else. */
  entered_at: Generated<Instant>
  /**
   * When the address's owner confirmed that they want the party's messages there, or null. Gives no other right. A trigger clears it when
   * the address changes (functions/forget_confirmation.sql).
   */
  email_confirmed_at: Generated<Instant | null>
  /** True if a guest, and not a host, entered the address of an invitation by a host (wasInvited.ts). */
  email_typed: Generated<boolean>
  /** True if a guest, and not a host, entered the phone number of an invitation by a host (functions/host_invited.sql). */
  phone_typed: Generated<boolean>
  /** The guest's last RSVP request, as JSON: its id, the hash of its content, and whether it changed anything. */
  last_request: Generated<string | null>
  modification: Generated<number>
  created_at: Instant
}

export interface DraftTable {
  id: string
  user_id: string
  event: Json<DraftEvent>
  modification_id: number
  saved_at: Instant
}

export interface MessageTable {
  event_id: string
  id: string
  /** The id of the sender, or null after the sender's account was deleted. */
  sender_id: string | null
  message: string
  sms_blast: boolean
  /** The invitee id of the guest who receives a private message, or null for a message to groups of guests. */
  receiver_id: string | null
  /** The number of guests that the message was sent to. */
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
 * A record of an invitee that was merged into the invitee `into_id`. `token_version` is the version of the merged invitee's
 * personal link. A trigger deletes it when the links of `into_id` are revoked (functions/end_aliases.sql).
 */
export interface InviteeAliasTable {
  event_id: string
  invitee_id: string
  token_version: number
  link_code: Generated<string>
  into_id: string
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
  passkeys: PasskeyTable
  merged_accounts: MergedAccountTable
  security_log: SecurityLogTable
  user_identities: UserIdentityTable
  merge_proofs: MergeProofTable
  drafts: DraftTable
  events: EventTable
  invitees: InviteeTable
  cohost_requests: CohostRequestTable
  exclusions: ExclusionTable
  guest_counts: GuestCountTable
  sign_up_items: SignUpItemTable
  sign_up_claims: SignUpClaimTable
  image_tasks: ImageTaskTable
  device_samples: DeviceSamplesTable
  messages: MessageTable
  message_recipients: MessageRecipientTable
  user_images: UserImageTable
  purchases: PurchaseTable
  coin_entries: CoinEntryTable
  invitee_aliases: InviteeAliasTable
  albums: AlbumTable
  album_photos: AlbumPhotoTable
  proposed_times: ProposedTimeTable
  time_answers: TimeAnswerTable
  deliveries: DeliveryTable
  job_marks: JobMarkTable
  outbox: OutboxTable
  opt_outs: OptOutTable
  sent_sms: SentSmsTable
  inbound_sms: InboundSmsTable
  inbound_mails: InboundMailTable
  rate_limits: RateLimitTable
  abuse_reports: AbuseReportTable
  budgets: BudgetTable
  free_coin_grants: FreeCoinGrantTable
  host_contacts: HostContactTable
  change_notices: ChangeNoticeTable
  newsletter_subscribers: NewsletterSubscriberTable
  send_slots: SendSlotTable
  requests: RequestTable
  audit_log: AuditTable
  removed_events: RemovedEventTable
  removed_reach: RemovedReachTable
  removed_deliveries: RemovedDeliveryTable
  database_keys: DatabaseKeyTable
  operator_log: OperatorLogTable
  page_errors: PageErrorTable
  installed_functions: InstalledFunctionTable
  early_delivery_events: EarlyDeliveryEventTable
}

export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>
export type EventRow = Selectable<EventTable>
export type InviteeRow = Selectable<InviteeTable>
export type CohostRequestRow = Selectable<CohostRequestTable>
export type RemovedDeliveryRow = Selectable<RemovedDeliveryTable>
export type OutboxRow = Selectable<OutboxTable>
export type NewInviteeRow = Insertable<InviteeTable>
