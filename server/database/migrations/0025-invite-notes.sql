-- The host's personal note in an invitation, kept for sending it again.
alter table deliveries add column note text check (length(note) between 1 and 500);
-- To erase the notes of an event or a guest.
create index deliveries_note on deliveries (event_id, invitee_id) where note is not null;
