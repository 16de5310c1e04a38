-- How many people each host had reached with a deleted party, and how many addresses had bounced, so that deleting parties doesn't restore
-- a host's limits. Removed after a year.
create table removed_reach (
  event_id uuid not null,
  host_id uuid not null,
  reached integer not null,
  bounced integer not null,
  removed_at bigint not null,
  primary key (event_id, host_id)
);
create index removed_reach_host on removed_reach (host_id);
