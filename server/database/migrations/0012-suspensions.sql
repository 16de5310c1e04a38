-- When and why an operator suspended an event or an account. null: it isn't suspended.
alter table events
  add column suspended_at bigint,
  add column suspension_reason text,
  -- True if the event was suspended together with its organizer's account.
  add column suspended_with_account boolean not null default false;
create index events_suspended on events (suspended_at) where suspended_at is not null;
alter table users
  add column suspended_at bigint,
  add column suspension_reason text;

-- What operators did.
create table operator_log (
  entry bigint generated always as identity primary key,
  -- The email address of the operator, or `terminal`.
  operator text not null,
  action text not null,
  -- The id of the event, account or report.
  subject text not null,
  reason text not null,
  created_at bigint not null
);

-- For the operators' list of failed deliveries.
create index deliveries_failed on deliveries (finished_at) where state = 'failed';
