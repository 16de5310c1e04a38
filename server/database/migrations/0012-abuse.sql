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
