-- Gives free places to guests on the waitlist, longest-waiting first. Skips guests whose plus-ones don't fit. Returns the
-- number of promoted guests. The caller must have locked the event.
create or replace function promote_waitlist(p_event uuid, p_capacity integer) returns integer language plpgsql as $$
declare
  v_taken integer := taken_places(p_event, null);
  v_guest invitees;
  v_promoted integer := 0;
begin
  for v_guest in
    select * from invitees
    where event_id = p_event and waitlist_status = 'PENDING_APPROVAL' and awaits = 'place' and rsvp_status = 'YES'
    order by waitlisted_at, invitee_id
    for update
  loop
    exit when v_taken >= p_capacity;
    if v_taken + 1 + v_guest.additional_guest_count <= p_capacity then
      perform promote_guest(p_event, v_guest.invitee_id);
      v_taken := v_taken + 1 + v_guest.additional_guest_count;
      v_promoted := v_promoted + 1;
    end if;
  end loop;
  return v_promoted;
end $$;
