-- Takes back a guest's first RSVP if the call names it in time and nothing has changed it since (docs/decisions/050-undo-a-first-rsvp.md).
-- undone is false if the RSVP stays, and the guest then unchanged. p_rsvp is the same as in save_rsvp. removes is true if the RSVP had
-- added the guest, who then leaves the guest list, unless a host has decided about them, also about another entry of theirs, or written to
-- them alone, or there are photos.
create or replace function undo_rsvp(p_guest invitees, p_rsvp jsonb, out guest invitees, out undone boolean, out removes boolean)
language plpgsql stable as $$
declare
  v_before jsonb := p_guest.last_request::jsonb->'before';
  v_had_seat boolean := p_guest.waitlist_status is not distinct from v_before->>'seated';
begin
  guest := p_guest;
  removes := false;
  undone := (v_before->>'gave' = p_guest.rsvp_status and p_guest.rsvp_at = (p_rsvp->>'undoes')::bigint
    and p_guest.rsvp_at >= (p_rsvp->>'undoFrom')::bigint) is true;
  if not undone then
    return;
  end if;
  removes := (v_before->>'created')::boolean and coalesce(p_guest.user_id = (p_rsvp->>'userId')::uuid, false)
    and p_guest.role = 'attendee' and p_guest.cohost_status is null and v_had_seat
    and exclusion_of(p_guest.event_id, p_guest.user_id) is null
    and not exists (
      select 1 from messages m where m.event_id = p_guest.event_id and m.receiver_id = p_guest.invitee_id
    )
    and not exists (
      select 1 from album_photos a where a.event_id = p_guest.event_id and a.invitee_id = p_guest.invitee_id
    );
  guest.rsvp_status := 'SEEN';
  guest.rsvp_at := (v_before->>'rsvpAt')::bigint;
  if (v_before->>'acted')::boolean is not true then
    guest.acted_by := null;
  end if;
  guest.additional_guest_count := (v_before->>'additional')::integer;
  guest.notification_preference := (v_before->>'preference')::integer;
  guest.awaits := null;
  guest.waitlisted_at := null;
  -- A host's decision about the waitlist since then is kept.
  guest.waitlist_status := case
    when v_had_seat then v_before->>'waitlist' else nullif(p_guest.waitlist_status, 'PENDING_APPROVAL')
  end;
end $$;
