-- The messages that were sent about deleted parties, so that complaints and bounces still count for the host, and those who complain get no
-- more emails from the host. Removed after a month.
create table removed_deliveries (
  message_id text primary key,
  event_id uuid not null,
  host_id uuid not null,
  person_key text,
  was_invited boolean not null,
  may_bounce boolean not null,
  removed_at bigint not null
);
create index removed_deliveries_host on removed_deliveries (host_id);
create index removed_deliveries_removed on removed_deliveries (removed_at);

-- The owner of an address that a guest entered is asked to confirm it before a host's invitation is sent there.
alter table invitees drop constraint invitees_invite_failure_check;
alter table invitees add constraint invitees_invite_failure_check check (
  invite_failure in ('messagesOff', 'refused', 'unsupported', 'bounced', 'unreachable', 'canceled', 'over', 'unconfirmed')
);
