import { sql, type Kysely } from 'kysely'

/** Events, invitees and what was sent to them. Tables of an event lead their keys with the event. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create sequence modifications`,
  `create table events (
    id uuid primary key,
    organizer_id uuid not null references users,
    hosted_by text not null,
    title text not null check (length(title) between 1 and 128),
    description text not null,
    photo_url text not null,
    start_time bigint not null,
    end_time bigint not null default 0 check (end_time = 0 or end_time > start_time),
    time_zone text not null,
    past_from bigint not null,
    location jsonb not null,
    colors jsonb not null,
    questions jsonb not null,
    open_invite boolean not null,
    public_guest_list boolean not null,
    reminders_enabled boolean not null,
    host_notification text not null check (host_notification in ('asTheyArrive', 'dailyDigest')),
    communication_preference integer not null check (communication_preference in (1, 2, 3)),
    has_waitlist boolean not null,
    capacity integer check (capacity > 0),
    cancelled_at bigint,
    is_draft boolean not null default false,
    sequence integer not null default 0,
    modification bigint not null default nextval('modifications'),
    created_at bigint not null
  )`,
  `create index events_organizer on events (organizer_id)`,
  `create table drafts (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    event jsonb not null,
    modification_id bigint not null,
    saved_at bigint not null
  )`,
  `create index drafts_user on drafts (user_id, saved_at desc)`,
  `create table invitees (
    event_id uuid not null references events on delete cascade,
    invitee_id uuid not null,
    user_id uuid references users on delete set null,
    name text not null check (length(name) <= 128),
    email text check (length(email) <= 128),
    email_normalised text,
    phone text,
    photo_url text,
    role text not null check (role in ('organizer', 'attendee')),
    source text not null check (source in ('event', 'host', 'link')),
    created_by text,
    rsvp_status text not null check (rsvp_status in ('INVITED', 'SEEN', 'YES', 'NO', 'HIDDEN')),
    invite_status text not null
      check (invite_status in ('PENDING', 'TRIGGERED', 'SUCCESS', 'OPENED', 'CLICKED', 'FAILED')),
    waitlist_status text check (waitlist_status in ('PENDING_APPROVAL', 'DENIED', 'APPROVED')),
    awaits text check (awaits in ('place', 'approval')),
    waitlisted_at bigint,
    cohost_status text check (cohost_status in ('PENDING', 'FAILED', 'SUCCESS', 'ACCEPTED', 'DECLINED')),
    additional_guest_count integer not null default 0 check (additional_guest_count between 0 and 8),
    rsvp_message text not null default '' check (length(rsvp_message) <= 1024),
    notification_preference integer check (notification_preference in (1, 2, 3)),
    answers jsonb not null default '[]',
    token_version integer not null default 1,
    answered_at bigint,
    modification bigint not null default nextval('modifications'),
    created_at bigint not null,
    primary key (event_id, invitee_id),
    check ((email is null) = (email_normalised is null)),
    check (role = 'attendee' or rsvp_status = 'YES')
  )`,
  `create unique index invitees_email on invitees (event_id, email_normalised)
    where email_normalised is not null and rsvp_status <> 'HIDDEN'`,
  `create unique index invitees_event_user on invitees (event_id, user_id)
    where user_id is not null and rsvp_status <> 'HIDDEN'`,
  `create index invitees_phone on invitees (event_id, phone) where phone is not null`,
  `create index invitees_modification on invitees (event_id, modification desc)`,
  `create index invitees_waiting on invitees (event_id, waitlisted_at, invitee_id)
    where waitlist_status = 'PENDING_APPROVAL'`,
  `create index invitees_user on invitees (user_id) where user_id is not null`,
  // Only for what becomes of a person's contacts everywhere: a new account gets its invitations, a deleted one is erased.
  `create index invitees_everywhere_email on invitees (email_normalised) where email_normalised is not null`,
  `create index invitees_everywhere_phone on invitees (phone) where phone is not null`,
  // Rows that became one with another when two accounts did: their personal links lead to the row that stayed.
  `create table invitee_aliases (
    event_id uuid not null,
    invitee_id uuid not null,
    token_version integer not null,
    into_id uuid not null,
    primary key (event_id, invitee_id),
    foreign key (event_id, into_id) references invitees on delete cascade
  )`,
  `create index invitee_aliases_into on invitee_aliases (event_id, into_id)`,
  `create table deliveries (
    event_id uuid not null,
    invitee_id uuid not null,
    key text not null,
    state text not null check (state in ('due', 'queued', 'sent', 'failed')),
    reason text,
    created_at bigint not null,
    finished_at bigint,
    primary key (event_id, invitee_id, key),
    foreign key (event_id, invitee_id) references invitees on delete cascade
  )`,
  `create index deliveries_due on deliveries (event_id) where state = 'due'`,
  `create table outbox (
    id bigint generated always as identity primary key,
    key text not null unique,
    kind text not null check (kind in ('mail', 'text')),
    recipient text not null,
    subject text not null,
    body text not null,
    html text,
    sent_at bigint not null
  )`,
]
