-- Returns the number of places that a guest takes up, including plus-ones. Hosts and co-hosts don't take up any (OPT-09).
create or replace function place_count(p_guest invitees) returns integer language sql immutable as $$
  select case
    when (p_guest).role = 'attendee' and (p_guest).cohost_status is distinct from 'ACCEPTED' then going_count(p_guest)
    else 0
  end
$$;
