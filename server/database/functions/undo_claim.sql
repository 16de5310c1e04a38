-- Releases an invitation that an account claimed by an RSVP that is taken back, so that the invitation is again what it was, and messages to
-- it are the invited guest's only. If the account has added photos since, it gets an entry of its own, which they go to. Returns the
-- account's entry if the account p_by took the RSVP back, or else the invitation. The caller must have locked the event.
create or replace function undo_claim(p_guest invitees, p_by uuid) returns invitees language plpgsql as $$
declare
  v_shown invitees;
begin
  perform release_claim(p_guest.event_id, p_guest.invitee_id, exists (
    select 1 from album_photos a where a.event_id = p_guest.event_id and a.invitee_id = p_guest.invitee_id
      and a.created_at >= p_guest.private_from
  ));
  select * into v_shown from invitees i
  where i.event_id = p_guest.event_id and i.rsvp_status <> 'HIDDEN' and (i.invitee_id = p_guest.invitee_id or i.user_id = p_by)
  order by i.user_id is null limit 1;
  return v_shown;
end $$;
