-- The emails to the reply mailbox that were taken, so that none counts twice. The id is a hash.
create table inbound_mails (
  id text primary key,
  received_at bigint not null
);

-- The calendar file of an email in the outbox.
alter table outbox add column calendar text;

-- The version of the address at which calendars subscribe to an account's parties. A new one revokes the earlier address.
alter table users add column calendar_version integer not null default 1;
