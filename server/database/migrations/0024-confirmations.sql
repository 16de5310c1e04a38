-- planned: a confirmation of an RSVP that still has to be queued, unless a later RSVP replaces it.
alter table deliveries drop constraint deliveries_state_check;
alter table deliveries add constraint deliveries_state_check
  check (state in ('planned', 'due', 'queued', 'sent', 'failed'));
create index deliveries_planned on deliveries (event_id, invitee_id) where state = 'planned';
