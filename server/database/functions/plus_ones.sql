-- Returns the number of plus-ones that a guest's RSVP brings: as many as the guest says, if guests may bring people (OPT-01). Otherwise,
-- plus-ones granted earlier are kept. p_rsvp is the same as in save_rsvp.
create or replace function plus_ones(p_event events, p_guest invitees, p_rsvp jsonb) returns integer language sql immutable as $$
  select case
    when p_rsvp->>'status' <> 'YES' then 0
    when p_event.open_invite then (p_rsvp->>'additional')::integer
    else least((p_rsvp->>'additional')::integer, p_guest.additional_guest_count)
  end
$$;
