-- Events and drafts of events.

-- Orders all changes of events, guests, messages and photos, so that clients fetch only what is newer than what they have.
create sequence modifications;

create table events (
  id uuid primary key,
  organizer_id uuid not null references users,
  hosted_by text not null,
  title text not null check (length(title) between 1 and 128),
  description text not null,
  photo_url text not null,
  start_time bigint not null,
  -- 0: open end.
  end_time bigint not null default 0 check (end_time = 0 or end_time > start_time),
  time_zone text not null,
  -- The first instant at which the event is past, so that SQL needs no time zones.
  past_from bigint not null,
  -- The contacts of its guests were erased, some time after the event.
  contacts_erased boolean not null default false,
  location jsonb not null,
  colors jsonb not null,
  animation text not null default 'lightSource',
  background_url text,
  video_disabled boolean not null default false,
  playlist_id text,
  -- The companion app's photo album.
  album_id text,
  -- Part of the link that lets anyone accept to co-host; null: there is no such link.
  cohost_link uuid,
  -- What the event was created from, for its editor.
  origin jsonb not null default '{}',
  questions jsonb not null,
  open_invite boolean not null,
  public_guest_list boolean not null,
  reminders_enabled boolean not null,
  host_notification text not null check (host_notification in ('asTheyArrive', 'dailyDigest')),
  communication_preference integer not null check (communication_preference in (1, 2, 3)),
  has_waitlist boolean not null,
  -- null: no limit.
  capacity integer check (capacity > 0),
  canceled_at bigint,
  -- The daily digest has covered RSVPs up to here.
  digested_until bigint,
  -- Counts the changes that calendars must pick up (RFC 5545 SEQUENCE).
  sequence integer not null default 0,
  modification bigint not null default nextval('modifications'),
  created_at bigint not null
);
create index events_organizer on events (organizer_id);
create index events_album on events (album_id) where album_id is not null;
create index events_ahead on events (start_time, id) where canceled_at is null and reminders_enabled;
create index events_digested on events (id) where canceled_at is null and host_notification = 'dailyDigest';
create index events_over on events (past_from, id) where not contacts_erased;

create table drafts (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  event jsonb not null,
  modification_id bigint not null,
  saved_at bigint not null
);
create index drafts_user on drafts (user_id, saved_at desc);

-- Ids of deleted events. None is given out again, so an old link never leads to another event.
create table removed_events (
  event_id uuid primary key
);
