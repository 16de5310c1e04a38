-- Adds the guest whose first RSVP comes through the open link. p_rsvp is the same as in save_rsvp. refusal is the reason why no guest was
-- added; null if one was. Someone without an account doesn't learn that a contact is on the guest list or was removed from it.
create or replace function add_guest(
  p_event events, p_invitee uuid, p_rsvp jsonb, p_now bigint, out refusal text, out guest invitees
) language plpgsql as $$
declare
  v_user uuid := (p_rsvp->>'userId')::uuid;
  v_device text := p_rsvp->>'device';
  v_email_key text := p_rsvp->>'emailKey';
  v_phone text := p_rsvp->>'phone';
  v_has_email boolean := v_email_key is not null;
  -- A number that no one has verified may be someone else's. It is the guest's only if there is nothing else.
  v_late text[] := case when v_phone is not null and (v_user is not null or v_email_key is not null) and not exists (
    select 1 from user_contacts c where c.user_id = v_user and c.kind = 'phone' and c.value = v_phone
  ) then '{phone}' else '{}' end;
  v_exclusion text := exclusion_of(p_event.id, v_user, array_remove(
    array[p_rsvp->>'emailHash', case when p_event.public_guest_list then p_rsvp->>'phoneHash' end], null
  ));
begin
  if (select sum(c.entries) from guest_counts c where c.event_id = p_event.id) >= (p_rsvp->>'guestLimit')::integer then
    refusal := 'guestLimit';
    return;
  end if;
  -- Guests removed by the host can't rejoin this way (INV-03). Those who were denied a spot stay denied.
  if v_exclusion = 'removed' then
    refusal := case when v_user is null then 'signInRequired' else 'inviteeNotFound' end;
    return;
  end if;
  -- If another guest has entered this account's verified email without proving it, the email stays with that guest.
  if v_user is not null and exists (
    select 1 from invitees i
    where i.event_id = p_event.id and i.email_normalized = v_email_key and i.rsvp_status <> 'HIDDEN'
  ) then
    v_has_email := false;
  end if;
  if p_event.public_guest_list and v_phone is not null and exists (
    select 1 from invitees i where i.event_id = p_event.id and i.phone = v_phone and i.rsvp_status <> 'HIDDEN'
  ) then
    refusal := 'signInRequired';
    return;
  end if;

  insert into invitees (event_id, invitee_id, user_id, name, email, email_normalized, phone, role, source, created_by,
    rsvp_status, invite_status, waitlist_status, late_contacts, acted_by, created_at)
  values (p_event.id, p_invitee, v_user, coalesce(p_rsvp->>'name', ''), case when v_has_email then p_rsvp->>'email' end,
    case when v_has_email then v_email_key end, v_phone, 'attendee', 'link', v_device, 'INVITED', 'SUCCESS', case when v_exclusion = 'denied' then 'DENIED' end,
    v_late, case when (p_rsvp->>'joins')::boolean then v_user end, p_now)
  on conflict do nothing
  returning * into guest;
  if guest.invitee_id is not null then
    return;
  end if;
  if exists (
    select 1 from invitees i
    where i.event_id = p_event.id and i.rsvp_status <> 'HIDDEN'
      and ((i.invitee_id = p_invitee and i.created_by = v_device) or i.user_id = v_user)
  ) then
    raise exception 'another call has added the guest' using errcode = 'serialization_failure';
  end if;
  -- Another guest has the email address.
  refusal := 'signInRequired';
end $$;
