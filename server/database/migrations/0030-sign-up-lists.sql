-- The sign-up list of an event: what guests can bring, and who brings what.
create table sign_up_items (
  event_id uuid not null references events on delete cascade,
  item_id uuid not null,
  position integer not null check (position between 0 and 49),
  name text not null check (length(name) between 1 and 80),
  -- The amount that the hosts want; null if there can't be too many.
  wanted integer check (wanted between 1 and 999),
  -- The sum of the claims, kept by triggers (keep_taken.sql).
  taken integer not null default 0 check (taken >= 0),
  primary key (event_id, item_id),
  -- No race between claims can exceed the wanted amount.
  check (taken <= wanted)
);

create table sign_up_claims (
  event_id uuid not null,
  item_id uuid not null,
  invitee_id uuid not null,
  amount integer not null check (amount between 1 and 999),
  note text not null default '' check (length(note) <= 140),
  claimed_at bigint not null,
  primary key (event_id, item_id, invitee_id),
  foreign key (event_id, item_id) references sign_up_items on delete cascade,
  foreign key (event_id, invitee_id) references invitees on delete cascade
);
create index sign_up_claims_invitee on sign_up_claims (event_id, invitee_id);
