-- Guest lists. The tables of an event lead their keys with the event, so that they can be spread over several machines.

create table invitees (
  event_id uuid not null references events on delete cascade,
  invitee_id uuid not null,
  user_id uuid references users on delete set null,
  name text not null check (length(name) <= 128),
  email text check (length(email) <= 128),
  email_normalized text,
  phone text,
  -- Invited by account: the account's email is used and not shown to the host.
  is_connected boolean not null default false,
  photo_url text,
  role text not null check (role in ('organizer', 'attendee')),
  -- Added with the event, by a host, or by the guest through the open link.
  source text not null check (source in ('event', 'host', 'link')),
  -- Hash of the device that used the open link: the same device may repeat its call.
  created_by text,
  -- HIDDEN: removed by the host.
  rsvp_status text not null check (rsvp_status in ('INVITED', 'SEEN', 'YES', 'NO', 'HIDDEN')),
  invite_status text not null
    check (invite_status in ('PENDING', 'TRIGGERED', 'SUCCESS', 'OPENED', 'CLICKED', 'FAILED')),
  -- Why invite_status is FAILED.
  invite_failure text
    check (invite_failure in ('messagesOff', 'refused', 'bounced', 'unreachable', 'cancelled', 'over')),
  waitlist_status text check (waitlist_status in ('PENDING_APPROVAL', 'DENIED', 'APPROVED')),
  -- What a guest on the waitlist needs: a free place, or the host's approval.
  awaits text check (awaits in ('place', 'approval')),
  waitlisted_at bigint,
  cohost_status text check (cohost_status in ('PENDING', 'FAILED', 'SUCCESS', 'ACCEPTED', 'DECLINED')),
  additional_guest_count integer not null default 0 check (additional_guest_count between 0 and 8),
  rsvp_message text not null default '' check (length(rsvp_message) <= 1024),
  notification_preference integer check (notification_preference in (1, 2, 3)),
  responses jsonb not null default '[]',
  photo_upload_mode text check (photo_upload_mode in ('manual', 'magic')),
  -- Raising it revokes the personal links made so far.
  token_version integer not null default 1,
  -- What only the host may see: 'email', 'phone', 'message', and uuids of questions (withheld_from.sql).
  withheld text[] not null default '{}',
  -- Contacts added through the personal link: 'email', 'phone'. They prove nothing about who wrote the rest.
  late_contacts text[] not null default '{}',
  rsvp_at bigint,
  -- The call that saved the last RSVP: {id, hash, changed}, so that its repetition changes nothing.
  last_request text,
  modification bigint not null default nextval('modifications'),
  created_at bigint not null,
  primary key (event_id, invitee_id),
  check ((email is null) = (email_normalized is null)),
  check (role = 'attendee' or rsvp_status = 'YES')
);

-- Each address and each account at most once per guest list.
create unique index invitees_email on invitees (event_id, email_normalized)
  where email_normalized is not null and rsvp_status <> 'HIDDEN';
create unique index invitees_event_user on invitees (event_id, user_id)
  where user_id is not null and rsvp_status <> 'HIDDEN';

-- Across events: a new account gets its invitations, a deleted account's contacts are erased.
create index invitees_user on invitees (user_id, event_id) where user_id is not null;
create index invitees_everywhere_email on invitees (email_normalized, event_id) where email_normalized is not null;
create index invitees_everywhere_phone on invitees (phone, event_id) where phone is not null;

create index invitees_modification on invitees (event_id, modification desc);
create index invitees_waiting on invitees (event_id, waitlisted_at, invitee_id)
  where waitlist_status = 'PENDING_APPROVAL';
create index invitees_rsvp_at on invitees (rsvp_at) where rsvp_at is not null;

-- The host's guest list in its order.
create index invitees_listed on invitees
  (event_id, (case when role = 'organizer' then 0 else 1 end), lower(name), invitee_id)
  where rsvp_status <> 'HIDDEN';

-- The guest list that guests see, in its order.
create index invitees_shown on invitees (
  event_id,
  (case when role = 'organizer' then 0 when cohost_status = 'ACCEPTED' then 1 else 2 end),
  (case rsvp_status when 'YES' then 0 when 'SEEN' then 1 when 'INVITED' then 2 else 3 end),
  rsvp_at,
  invitee_id
)
  where rsvp_status <> 'HIDDEN' and (waitlist_status is null or waitlist_status = 'APPROVED')
    and (rsvp_status <> 'INVITED' or invite_status <> 'PENDING');

-- Invitees that were merged into another when two accounts were: their personal links lead to the one that remains.
create table invitee_aliases (
  event_id uuid not null,
  invitee_id uuid not null,
  token_version integer not null,
  into_id uuid not null,
  primary key (event_id, invitee_id),
  foreign key (event_id, into_id) references invitees on delete cascade
);
create index invitee_aliases_into on invitee_aliases (event_id, into_id);

-- Counts of an event's invitees, kept by triggers (keep_guest_counts.sql). An event's counts are the sum of its parts: a
-- writer adds a part when other writers hold all of them, so that guests of one event don't wait for each other.
create table guest_counts (
  event_id uuid not null,
  part uuid not null default gen_random_uuid(),
  -- All invitees, removed ones included.
  entries integer not null,
  -- On the guest list, without the organizer.
  guests integer not null,
  -- People who come, hosts and plus-ones included.
  going integer not null,
  -- Those of them who count toward the capacity.
  places integer not null,
  -- Invitations that are still to be sent.
  unsent integer not null,
  primary key (event_id, part)
) with (fillfactor = 70);
