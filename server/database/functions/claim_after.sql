-- Returns the `before_claim` of an invitation after an RSVP. A claim starts when an account without the invited contact answers
-- through the link. What others then enter through the link belongs to the invited guest, not to the account. It is added to
-- `before_claim`, which keeps what the account had entered as `own` until the account answers again.
--
-- p_by is the account that RSVPs, or null. p_rsvp is the same as in save_rsvp. p_asked are the questions that the guest is asked.
create or replace function claim_after(
  p_old invitees, p_new invitees, p_by uuid, p_rsvp jsonb, p_asked jsonb, p_details jsonb, p_now bigint
) returns jsonb language plpgsql stable as $$
declare
  v_before jsonb := p_old.before_claim;
  v_status text := p_rsvp->>'status';
begin
  if p_old.user_id is null and p_new.user_id is not null then
    return (
      select rsvp_state(p_old)
      from proving_contact(p_old) contact
      where contact.kind is not null and not p_old.is_connected and not is_invited(p_new.user_id, p_old)
    );
  elsif v_before is null then
    return null;
  elsif p_by = p_new.user_id then
    return case when v_status = 'SEEN' then v_before else v_before - 'own' end;
  elsif v_status = 'SEEN' and not p_rsvp ? 'undoes' and (p_rsvp->>'writes')::boolean is not true then
    return v_before;
  end if;

  v_before := v_before || jsonb_build_object('own', coalesce(v_before->'own', shown_state(p_old)));
  if v_status <> 'SEEN' or p_rsvp ? 'undoes' then
    v_before := v_before || jsonb_build_object(
      'rsvp_status', p_new.rsvp_status,
      'additional_guest_count', p_new.additional_guest_count,
      'waitlist_status', p_new.waitlist_status,
      'awaits', p_new.awaits,
      'waitlisted_at', p_new.waitlisted_at,
      'rsvp_at', case when v_status = 'SEEN' then p_new.rsvp_at else p_now end
    );
  end if;
  if v_status <> 'SEEN' then
    v_before := v_before || jsonb_build_object(
      'responses', merge_responses(v_before->'responses', p_rsvp->'responses', p_asked, p_now)
    );
  end if;
  return v_before || jsonb_strip_nulls(jsonb_build_object(
    'name', nullif(p_rsvp->>'name', ''),
    'rsvp_message', p_rsvp->>'message',
    'heads', case when p_rsvp ? 'heads' then given_heads(v_before->'heads', p_rsvp->'heads', p_details) end
  ));
end $$;
