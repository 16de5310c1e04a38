-- The co-hosts of an event. Every RSVP looks them up.
create index invitees_cohosts on invitees (event_id) where cohost_status = 'ACCEPTED';
