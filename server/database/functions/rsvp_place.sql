-- Returns a guest after an RSVP with the place that it gets at the party: a spot, a place on the waitlist, or none, and as many plus-ones
-- as fit. Co-hosts don't need a place, and a guest denied by the host stays denied. p_old is the guest before the RSVP, and p_taken the
-- number of places that the others take up.
create or replace function rsvp_place(p_event events, p_old invitees, p_new invitees, p_taken integer, p_now bigint)
returns invitees language plpgsql immutable as $$
declare
  v_new invitees := p_new;
  v_before integer := place_count(p_old);
  v_wanted integer := 1 + p_new.additional_guest_count;
begin
  v_new.awaits := null;
  v_new.waitlisted_at := null;
  if v_new.rsvp_status <> 'YES' or p_old.cohost_status is not distinct from 'ACCEPTED' then
    v_new.waitlist_status := nullif(p_old.waitlist_status, 'PENDING_APPROVAL');
    return v_new;
  elsif p_old.waitlist_status is not distinct from 'DENIED' then
    return v_new;
  end if;

  if v_before = 0 and p_event.has_waitlist and p_old.source = 'link'
    and p_old.waitlist_status is distinct from 'APPROVED' then
    v_new.awaits := 'approval';
  elsif v_before = 0 and is_late(p_event, p_old, p_now) then
    -- An earlier spot doesn't count, because the guest gave it up.
    v_new.awaits := 'approval';
  elsif is_late(p_event, p_old, p_now) then
    v_new.additional_guest_count := least(v_new.additional_guest_count, p_old.additional_guest_count);
  elsif v_wanted > v_before and p_taken + v_wanted > p_event.capacity then
    -- If more places don't fit, guests keep the ones they have, even if the host has lowered the capacity since.
    if v_before > 0 then
      v_new.additional_guest_count := p_old.additional_guest_count;
    else
      v_new.awaits := 'place';
    end if;
  end if;
  if v_new.awaits is not null then
    v_new.waitlist_status := 'PENDING_APPROVAL';
    v_new.waitlisted_at := coalesce(p_old.waitlisted_at, p_now);
  elsif p_event.has_waitlist or p_event.capacity is not null then
    v_new.waitlist_status := 'APPROVED';
  end if;
  return v_new;
end $$;
