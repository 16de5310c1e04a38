-- The time at which a host last changed the event's details; null: not since it was created.
alter table events add column saved_at bigint;
