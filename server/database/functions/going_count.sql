-- Returns the number of people who are going because of a guest's yes, including the guest. Returns 0 for guests on the
-- waitlist.
create or replace function going_count(p_guest invitees) returns integer language sql immutable as $$
  select case
    when (p_guest).rsvp_status = 'YES' and ((p_guest).waitlist_status is null or (p_guest).waitlist_status = 'APPROVED')
      then 1 + (p_guest).additional_guest_count
    else 0
  end
$$;
