-- Gives an account the invitation that a host sent to it, with what the account entered in p_own, an invitation that it had claimed
-- (release_claim.sql). If the invitation has a newer RSVP, that one stays. The caller must have locked the event and the invitation.
create or replace function take_invitation(p_sent invitees, p_own invitees, p_user uuid, p_now bigint) returns void language plpgsql as $$
declare
  v_new invitees := p_sent;
begin
  if p_sent.rsvp_status in ('INVITED', 'SEEN')
    or (p_own.rsvp_status not in ('INVITED', 'SEEN') and coalesce(p_own.rsvp_at, 0) >= coalesce(p_sent.rsvp_at, 0)) then
    v_new.rsvp_status := case when p_own.rsvp_status = 'INVITED' then p_sent.rsvp_status else p_own.rsvp_status end;
    v_new.additional_guest_count := p_own.additional_guest_count;
    v_new.waitlist_status := p_own.waitlist_status;
    v_new.awaits := p_own.awaits;
    v_new.waitlisted_at := p_own.waitlisted_at;
    v_new.rsvp_message := coalesce(nullif(p_own.rsvp_message, ''), p_sent.rsvp_message);
    v_new.responses := case when p_own.responses = '[]' then p_sent.responses else p_own.responses end;
    v_new.heads := coalesce(p_own.heads, p_sent.heads);
    v_new.rsvp_at := coalesce(p_own.rsvp_at, p_sent.rsvp_at);
    v_new.notification_preference := coalesce(p_own.notification_preference, p_sent.notification_preference);
    v_new.photo_upload_mode := coalesce(p_own.photo_upload_mode, p_sent.photo_upload_mode);
    v_new.acted_by := p_own.acted_by;
    v_new.last_request := null;
  end if;
  v_new.modification := nextval('modifications');
  update invitees i set
    user_id = p_user,
    rsvp_status = v_new.rsvp_status,
    additional_guest_count = v_new.additional_guest_count,
    waitlist_status = v_new.waitlist_status,
    awaits = v_new.awaits,
    waitlisted_at = v_new.waitlisted_at,
    rsvp_message = v_new.rsvp_message,
    responses = v_new.responses,
    heads = v_new.heads,
    rsvp_at = v_new.rsvp_at,
    notification_preference = v_new.notification_preference,
    photo_upload_mode = v_new.photo_upload_mode,
    acted_by = v_new.acted_by,
    last_request = v_new.last_request,
    withheld = withheld_from(p_user, p_sent),
    token_version = token_version + others_had_link(p_sent)::integer,
    modification = v_new.modification
  where i.event_id = p_sent.event_id and i.invitee_id = p_sent.invitee_id;
  perform plan_confirmation(p_sent, v_new, p_now);
end $$;
