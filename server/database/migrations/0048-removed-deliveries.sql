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
