-- Returns the result of a guest's RSVP, for its confirmation: `yes`, `no`, `maybe`, or `waitlist`. Null without an RSVP by the guest, and
-- for a yes of a guest who was denied a spot.
create or replace function rsvp_reply(p_guest invitees) returns text language sql immutable as $$
  select case
    when (p_guest).rsvp_at is null then null
    when (p_guest).rsvp_status = 'NO' then 'no'
    when (p_guest).rsvp_status = 'MAYBE' then 'maybe'
    when (p_guest).rsvp_status <> 'YES' or (p_guest).waitlist_status = 'DENIED' then null
    when (p_guest).waitlist_status = 'PENDING_APPROVAL' then 'waitlist'
    else 'yes'
  end
$$;
