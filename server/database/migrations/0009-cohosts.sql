-- A co-host link works until then. Earlier links no longer work.
alter table events add column cohost_link_until bigint;

-- The organizer has left. Until then, a co-host can take over the event; otherwise it is canceled.
alter table events add column handover_until bigint;
create index events_handed_over on events (handover_until) where handover_until is not null;
