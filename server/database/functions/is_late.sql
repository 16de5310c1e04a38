-- Returns true if a guest's RSVP comes after the party's deadline, which doesn't bind hosts.
create or replace function is_late(p_event events, p_guest invitees, p_now bigint) returns boolean language sql immutable as $$
  select coalesce(p_event.rsvp_by <= p_now, false) and p_guest.cohost_status is distinct from 'ACCEPTED'
$$;
