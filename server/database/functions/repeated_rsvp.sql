-- Returns the outcome of a call that repeats the last one that changed a guest; null for any other call. A call with the same id but
-- different content is refused.
create or replace function repeated_rsvp(p_guest invitees, p_request jsonb) returns text language sql immutable as $$
  select case
    when last->'id' is distinct from p_request->'id' or p_request is null then null
    when last->'hash' = p_request->'hash' then 'saved'
    else 'requestReused'
  end
  from (select p_guest.last_request::jsonb) as request(last)
$$;
