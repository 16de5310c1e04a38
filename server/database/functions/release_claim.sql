-- Takes an invitation from an account that claimed it through a link without having verified the invited contact. Restores the state
-- before the claim, even if that takes more places than are free. The invitation then belongs to no account. Its links stay, which may be
-- all that the invited guest has.
--
-- If p_moves is true, the account gets a new invitation with what it entered, as if it had used the open link: it may have to wait for
-- a place, has only contacts that the account has verified, and there is none for a guest who was removed by a host. Its entry was counted
-- since the claim (counted.sql), so the guest list has room for it. If a host invited the account, too, what it entered goes to that
-- invitation instead, unless an RSVP there is newer.
--
-- The caller must have locked the event.
create or replace function release_claim(p_event uuid, p_invitee uuid, p_moves boolean) returns void language plpgsql as $$
declare
  v_event events;
  -- The invitation before and after it is released, and the account's own.
  v_old invitees;
  v_new invitees;
  v_own invitees;
  -- The account's invitation by a host, before it goes to the account.
  v_sent invitees;
  v_now bigint := (extract(epoch from now()) * 1000)::bigint;
begin
  select * into v_event from events where id = p_event;
  select * into v_old from invitees i where i.event_id = p_event and i.invitee_id = p_invitee for update;
  if v_old.before_claim is null or v_old.user_id is null or v_old.rsvp_status = 'HIDDEN' then
    return;
  end if;
  select * into v_new from jsonb_populate_record(v_old, v_old.before_claim);
  select * into v_own from jsonb_populate_record(v_old, coalesce(v_old.before_claim->'own', shown_state(v_old)));

  -- What came since: the account, which can have only one invitation, and its contacts.
  v_new.user_id := null;
  if not v_old.before_claim->'contacts' ? 'email' then
    v_new.email := null;
    v_new.email_normalized := null;
  end if;
  if not v_old.before_claim->'contacts' ? 'phone' then
    v_new.phone := null;
  end if;
  update invitees i set user_id = null, email = v_new.email, email_normalized = v_new.email_normalized, phone = v_new.phone,
    late_contacts = v_new.late_contacts, private_from = v_new.private_from, before_claim = null
  where i.event_id = p_event and i.invitee_id = p_invitee;

  if p_moves then
    select * into v_sent from invitees i
    where i.event_id = p_event and i.invitee_id = unclaimed_invitation(p_event, v_old.user_id) for update;
  end if;
  if p_moves and (v_sent.invitee_id is not null or not was_removed(p_event, v_old.user_id)) then
    v_own.awaits := null;
    v_own.waitlisted_at := null;
    v_own.waitlist_status := case
      -- A decision from before the invitation has ended with it.
      when v_sent.waitlist_status = 'DENIED' or exclusion_of(p_event, v_old.user_id) = 'denied'
        or (v_old.waitlist_status = 'DENIED' and v_sent.invitee_id is null) then 'DENIED'
    end;
    if not v_event.open_invite then
      v_own.additional_guest_count := 0;
    end if;
    if v_own.rsvp_status = 'YES' and v_own.waitlist_status is null then
      -- Invited guests need no approval, except after the deadline, or if a host made them wait.
      if (case
        when v_sent.invitee_id is null then v_event.has_waitlist or v_old.awaits is not distinct from 'approval'
        else v_sent.awaits is not distinct from 'approval' or (v_old.awaits is not distinct from 'approval'
          and (v_old.source = 'host' or coalesce(v_event.rsvp_by <= v_old.waitlisted_at, false)))
      end) then
        v_own.awaits := 'approval';
      elsif taken_places(p_event, p_invitee) - coalesce(place_count(v_sent), 0) + place_count(v_new) + place_count(v_own)
        > v_event.capacity then
        v_own.awaits := 'place';
      end if;
      if v_own.awaits is not null then
        v_own.waitlist_status := 'PENDING_APPROVAL';
        v_own.waitlisted_at := coalesce(v_old.waitlisted_at, v_own.rsvp_at, v_now);
      elsif v_event.capacity is not null or (v_event.has_waitlist and v_sent.invitee_id is not null) then
        v_own.waitlist_status := 'APPROVED';
      end if;
    end if;
  end if;
  if p_moves and v_sent.invitee_id is not null then
    perform take_invitation(v_sent, v_own, v_old.user_id, v_now);
  elsif p_moves and not was_removed(p_event, v_old.user_id) then
    v_own.invitee_id := gen_random_uuid();
    insert into invitees (event_id, invitee_id, user_id, name, email, email_normalized, phone, role, source, rsvp_status,
      invite_status, waitlist_status, awaits, waitlisted_at, additional_guest_count, rsvp_message, responses, heads,
      notification_preference, photo_upload_mode, rsvp_at, acted_by, created_at)
    select p_event, v_own.invitee_id, v_old.user_id,
      case when v_own.name = v_new.name then u.name else v_own.name end,
      address.value, address.value, number.value, 'attendee', 'link', v_own.rsvp_status,
      'SUCCESS', v_own.waitlist_status, v_own.awaits, v_own.waitlisted_at, v_own.additional_guest_count,
      v_own.rsvp_message, v_own.responses, v_own.heads,
      v_own.notification_preference, v_own.photo_upload_mode, v_own.rsvp_at, v_old.acted_by, v_now
    from users u
    left join lateral (
      select c.value from user_contacts c
      where c.user_id = u.id and c.kind = 'email' and not exists (
        select 1 from invitees i
        where i.event_id = p_event and i.email_normalized = c.value and i.rsvp_status <> 'HIDDEN'
      )
      order by c.verified_at, c.value limit 1
    ) address on true
    left join user_contacts number on number.user_id = u.id and number.kind = 'phone' and number.value = v_old.phone
      and not v_old.before_claim->'contacts' ? 'phone'
    where u.id = v_old.user_id
    returning * into v_own;
    perform plan_confirmation(v_old, v_own, v_now);
  end if;

  -- What the account did since, apart from the RSVP. Its own invitation may be one that a host removed.
  perform pass_invitation(p_event, p_invitee, (
    select i.invitee_id from invitees i where i.event_id = p_event and i.user_id = v_old.user_id order by i.rsvp_status = 'HIDDEN' limit 1
  ), v_old.private_from);

  update invitees i set
    name = v_new.name,
    rsvp_status = v_new.rsvp_status,
    additional_guest_count = v_new.additional_guest_count,
    rsvp_message = v_new.rsvp_message,
    responses = v_new.responses,
    heads = v_new.heads,
    waitlist_status = v_new.waitlist_status,
    awaits = v_new.awaits,
    waitlisted_at = v_new.waitlisted_at,
    rsvp_at = v_new.rsvp_at,
    notification_preference = v_new.notification_preference,
    withheld = v_new.withheld,
    last_request = null,
    modification = nextval('modifications')
  where i.event_id = p_event and i.invitee_id = p_invitee;

  if v_event.capacity is not null then
    perform promote_waitlist(p_event, v_event.capacity);
  end if;
  perform announce_event(p_event, v_event.organizer_id, v_old.user_id, nextval('modifications'));
end $$;
