-- Returns the reason why a party doesn't take a guest's RSVP; null if it does. p_rsvp is the same as in save_rsvp.
create or replace function rsvp_refusal(p_event events, p_guest invitees, p_rsvp jsonb, p_now bigint)
returns text language plpgsql immutable as $$
declare
  v_status text := p_rsvp->>'status';
begin
  if p_event.canceled_at is not null then
    return 'eventCancelled';
  elsif p_event.past_from <= p_now then
    return 'eventPast';
  elsif v_status = 'MAYBE' and not p_event.allow_maybe then
    return 'maybeNotAllowed';
  -- After the deadline, guests can say no, keep their RSVP, or bring fewer people. A yes can be up to the host, a maybe can't.
  elsif is_late(p_event, p_guest, p_now) then
    if p_event.late_rsvps = 'ask' and v_status = 'MAYBE' and p_guest.rsvp_status is distinct from 'MAYBE' then
      return 'maybeNotAllowed';
    elsif p_event.late_rsvps = 'closed' and v_status in ('YES', 'MAYBE') and (
      p_guest.rsvp_status is distinct from v_status
      or (v_status = 'YES' and p_event.open_invite and (p_rsvp->>'additional')::integer > p_guest.additional_guest_count)
    ) then
      return 'rsvpClosed';
    end if;
  end if;
  -- If only hosts see the guest list, unverified contacts aren't compared with it, because the result would show who is on it. A
  -- phone number can be on two invitations, an email address can't. Accounts send only their verified email addresses.
  if not p_event.public_guest_list and p_rsvp->>'userId' is null
    and ((p_rsvp->>'enters')::boolean or (p_rsvp->>'joins')::boolean)
    and (
      (p_guest.email is null and p_rsvp->>'email' is not null)
      or (p_guest.phone is null and p_rsvp->>'phone' is not null and not (p_rsvp->>'proven')::boolean)
    ) then
    return 'signInRequired';
  end if;
  return null;
end $$;
