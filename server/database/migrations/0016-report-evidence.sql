-- True if a message about the party reached the reporter. Otherwise, anyone may have entered the reporter's address in an RSVP.
alter table abuse_reports add column was_reached boolean not null;

-- The host of a deleted party, so that the people it invited can still report and block the host.
alter table removed_events add column host_id uuid references users on delete set null;
create index removed_events_host on removed_events (host_id);
