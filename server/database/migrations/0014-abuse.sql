-- What is used up of each budget: SMS, recipients, and calls of paid services. A period starts with its first use.
create table budgets (
  name text not null,
  -- A user's id, a network, or a keyed hash; '' for a budget of the whole installation.
  subject text not null,
  used bigint not null,
  ends_at bigint not null,
  primary key (name, subject)
);
create index budgets_by_end on budgets (ends_at);

-- Notifications of changes to an event: when the last one was queued, and the event before the changes that wait for the next.
create table change_notices (
  event_id uuid primary key references events on delete cascade,
  noticed_at bigint not null,
  before jsonb
);
create index change_notices_waiting on change_notices (noticed_at) where before is not null;

-- Reports of parties, one for each person and party, kept even if the party is deleted.
create table abuse_reports (
  id uuid primary key,
  event_id uuid not null,
  host_id uuid not null,
  -- Keyed hash of the address that got the invitation.
  reporter_key text not null,
  reason text not null check (reason in ('unknownSender', 'spam', 'fraud', 'offensive', 'other')),
  note text not null check (length(note) <= 1000),
  created_at bigint not null,
  unique (event_id, reporter_key)
);
create index abuse_reports_host on abuse_reports (host_id, created_at);

-- A blocked host can't reach an account by any address, including later ones.
alter table opt_outs drop constraint opt_outs_channel_check;
alter table opt_outs add constraint opt_outs_channel_check check (channel in ('email', 'phone', 'account'));

-- Contacts whose owner already got free coins, as keyed hashes. Kept when the account is merged or deleted.
create table free_coin_grants (
  contact_key text primary key,
  granted_at bigint not null
);
