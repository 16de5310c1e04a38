-- Returns a guest with the account and the contacts that an RSVP enters. p_rsvp is the same as in save_rsvp. Existing contacts are kept,
-- because others may have the same personal link.
create or replace function enter_contacts(p_event events, p_guest invitees, p_rsvp jsonb)
returns invitees language plpgsql stable as $$
declare
  v_user uuid := (p_rsvp->>'userId')::uuid;
  v_guest invitees := p_guest;
begin
  -- An invitation that belongs to no account goes to the account, unless it has another invitation to this event. A guest
  -- removed or denied by a host can't get in this way.
  if v_user is not null and p_guest.user_id is null and not exists (
    select 1 from invitees i where i.event_id = p_event.id and i.user_id = v_user and i.rsvp_status <> 'HIDDEN'
  ) and exclusion_of(p_event.id, v_user) is null then
    v_guest.user_id := v_user;
  end if;
  -- Only its own account can add contacts to an invitation that belongs to an account.
  if v_guest.user_id is not null and v_guest.user_id is distinct from v_user then
    return v_guest;
  end if;
  if p_guest.phone is null and (not p_event.public_guest_list or not exists (
    select 1 from invitees i where i.event_id = p_event.id and i.phone = p_rsvp->>'phone' and i.rsvp_status <> 'HIDDEN'
  )) then
    v_guest.phone := p_rsvp->>'phone';
  end if;
  if p_guest.email is null and p_rsvp->>'email' is not null and not exists (
    select 1 from invitees i
    where i.event_id = p_event.id and i.email_normalized = p_rsvp->>'emailKey' and i.rsvp_status <> 'HIDDEN'
  ) then
    v_guest.email := p_rsvp->>'email';
    v_guest.email_normalized := p_rsvp->>'emailKey';
  end if;
  return v_guest;
end $$;
