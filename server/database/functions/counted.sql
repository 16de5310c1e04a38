-- Returns the amounts that a guest adds to their event's guest_counts, or deducts from them if p_sign is -1. A claimed invitation counts
-- as two entries, so that there is room for its account's own one when it goes back to its guest (release_claim.sql).
create or replace function counted(p_guest invitees, p_sign integer)
returns table (event_id uuid, entries integer, guests integer, going integer, places integer, unsent integer)
language sql immutable as $$
  select
    (p_guest).event_id,
    p_sign * (1 + ((p_guest).before_claim is not null)::integer),
    p_sign * ((p_guest).role = 'attendee' and (p_guest).rsvp_status <> 'HIDDEN')::integer,
    p_sign * going_count(p_guest),
    p_sign * place_count(p_guest),
    p_sign * ((p_guest).rsvp_status = 'INVITED' and (p_guest).invite_status in ('PENDING', 'FAILED')
      and ((p_guest).email_normalized is not null or (p_guest).is_connected))::integer
$$;
