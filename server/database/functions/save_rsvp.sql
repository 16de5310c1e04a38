-- Saves a guest's RSVP: a yes, a no, a maybe, or a view of the invitation. Runs in the caller's transaction: checks the event and the
-- permission, finds or adds the guest, decides whether they get a place, gives freed places to the waitlist, plans a confirmation,
-- and notifies listeners.
--
-- p_rsvp contains:
--   status                       SEEN, YES, NO or MAYBE
--   additional                   number of plus-ones
--   name, message, preference    as entered by the guest; missing ones stay unchanged
--   email, emailKey, phone       contacts entered by the guest; emailKey is the normalized email
--   responses                    to the host's questions
--   heads                        details for the caterer; if missing, the earlier ones stay
--   userId                       the signed-in account
--   device                       hash of the calling device
--   proven                       true if the caller has proven access to the guest p_invitee
--   tokenVersion                 version of the personal link, if it still has to be compared with the guest's
--   mayCreate                    true if the event has an open link, so a new guest may be added
--   joins                        with SEEN: true if the guest answered when they can (docs/decisions/056-when-works.md), which adds
--                                them like an RSVP
--   writes                       with SEEN: true if the guest sends only the message, which adds them like an RSVP
--   guestLimit                   max entries on a guest list
--   request                      {id, hash} of the call; a repeated call changes nothing and gets the same result
--   undoes, undoFrom             with SEEN: the time of the guest's first RSVP, which is taken back if it isn't earlier
--                                than undoFrom and nothing has changed it since (docs/decisions/050-undo-a-first-rsvp.md)
--
-- outcome is `saved`, or the reason why nothing was saved. promoted is the number of guests who moved up from the waitlist.
--
-- Locks are always taken in the order events, accounts, guests, to prevent deadlocks. The event is locked only if it has a
-- capacity, a waitlist, or an RSVP deadline. Otherwise, guests of one event don't wait for each other.
create or replace function save_rsvp(
  p_event uuid,
  p_invitee uuid,
  p_rsvp jsonb,
  p_now bigint,
  out outcome text,
  out changed boolean,
  out invitee jsonb,
  out promoted integer
) language plpgsql as $$
declare
  v_status text := p_rsvp->>'status';
  v_user uuid := (p_rsvp->>'userId')::uuid;
  v_device text := p_rsvp->>'device';
  v_request jsonb := p_rsvp->'request';
  v_event events;
  -- The guest's row before and after this call.
  v_old invitees;
  v_new invitees;
  v_responses jsonb;
  -- The questions that the guest is asked, which depend on the responses.
  v_asked jsonb;
  -- The number of people for whom the guest says yes.
  v_party integer;
  v_places_before integer;
  v_is_cohost boolean;
  -- True after the RSVP deadline, which doesn't bind hosts.
  v_is_late boolean;
  v_joins boolean := coalesce((p_rsvp->>'joins')::boolean, false);
  v_writes boolean := v_status = 'SEEN' and not p_rsvp ? 'undoes' and coalesce((p_rsvp->>'writes')::boolean, false)
    and coalesce(p_rsvp->>'message', '') <> '';
  -- True if the guest enters something: an RSVP, or a message without one.
  v_enters boolean := v_status <> 'SEEN' or v_writes;
  v_may_add_contact boolean;
  -- The guest's state before a first RSVP, which is kept with the call so that the RSVP can be undone.
  v_before jsonb;
  -- True if this call added the guest, and if it takes back the RSVP that did.
  v_created boolean := false;
  v_removes boolean := false;
begin
  changed := false;
  promoted := 0;

  -- Find the event. It isn't locked with the stronger "for update", which would wait for every call that adds a guest.
  select * into v_event from events where id = p_event;
  if not found or v_event.suspended_at is not null then
    outcome := 'eventNotFound';
    return;
  end if;
  if v_event.capacity is not null or v_event.has_waitlist or v_event.rsvp_by is not null then
    select * into v_event from events where id = p_event for no key update;
  end if;

  -- Lock the account, so that it can't be deleted meanwhile.
  if v_user is not null then
    perform 1 from users where id = v_user and deleted_at is null for key share;
    if not found then
      outcome := 'sessionExpired';
      return;
    end if;
  end if;

  -- Find the guest by id, which requires a personal link, the guest's own account, or the device that added them.
  -- Otherwise, find the guest by account.
  select * into v_old from invitees i where i.event_id = p_event and i.invitee_id = p_invitee for update;
  if v_old.invitee_id is null and v_user is not null then
    select * into v_old from invitees i
    where i.event_id = p_event and i.user_id = v_user and i.rsvp_status <> 'HIDDEN' for update;
  elsif v_old.invitee_id is not null and not (p_rsvp->>'proven')::boolean
    and (v_user is null or v_old.user_id is distinct from v_user)
    and (v_device is null or v_old.created_by is distinct from v_device) then
    outcome := 'inviteeTokenInvalid';
    return;
  end if;
  -- The guest may have got another account since the caller read it.
  if v_user <> v_old.user_id then
    outcome := 'inviteeTokenInvalid';
    return;
  end if;
  if p_rsvp ? 'tokenVersion' and (p_rsvp->>'tokenVersion')::integer is distinct from v_old.token_version then
    outcome := 'inviteeTokenInvalid';
    return;
  end if;

  -- A guest removed by the host doesn't exist. Adding a guest requires an open link, and either an account or an RSVP.
  if v_old.rsvp_status = 'HIDDEN' or (
    v_old.invitee_id is null
    and (not (p_rsvp->>'mayCreate')::boolean or (not v_enters and v_user is null and not v_joins) or p_rsvp ? 'undoes')
  ) then
    outcome := 'inviteeNotFound';
    return;
  end if;

  -- A repeated call gets the same result.
  if v_old.last_request::jsonb->'id' = v_request->'id' then
    outcome := case when v_old.last_request::jsonb->'hash' = v_request->'hash' then 'saved' else 'requestReused' end;
    changed := (v_old.last_request::jsonb->>'changed')::boolean;
    invitee := to_jsonb(v_old);
    return;
  end if;

  -- A canceled or past event can only be viewed.
  if v_event.canceled_at is not null or v_event.past_from <= p_now then
    if not v_enters and v_old.invitee_id is not null then
      outcome := 'saved';
      invitee := to_jsonb(v_old);
    elsif v_event.canceled_at is not null then
      outcome := 'eventCancelled';
    else
      outcome := 'eventPast';
    end if;
    return;
  end if;

  -- The organizer is always going (RSVP-18).
  if v_old.role = 'organizer' then
    outcome := 'saved';
    invitee := to_jsonb(v_old);
    return;
  end if;

  if v_status = 'MAYBE' and not v_event.allow_maybe then
    outcome := 'maybeNotAllowed';
    return;
  end if;

  -- After the deadline, guests can say no, keep their RSVP, or bring fewer people. A yes can be up to the host.
  v_is_cohost := v_old.cohost_status is not distinct from 'ACCEPTED';
  v_is_late := v_event.rsvp_by <= p_now and not v_is_cohost;
  if v_is_late and v_event.late_rsvps = 'ask' and v_status = 'MAYBE' and v_old.rsvp_status is distinct from 'MAYBE' then
    -- The host can only be asked about a yes.
    outcome := 'maybeNotAllowed';
    return;
  end if;
  if v_is_late and v_event.late_rsvps = 'closed' and v_status in ('YES', 'MAYBE') and (
    v_old.rsvp_status is distinct from v_status
    or (v_status = 'YES' and v_event.open_invite and (p_rsvp->>'additional')::integer > v_old.additional_guest_count)
  ) then
    outcome := 'rsvpClosed';
    return;
  end if;

  -- If only hosts see the guest list, unverified contacts aren't compared with it, because the result would show who is on it. A
  -- phone number can be on two invitations, an email address can't. Accounts send only their verified email addresses.
  if not v_event.public_guest_list and (v_enters or v_joins) and v_user is null and (
    (v_old.email is null and p_rsvp->>'email' is not null)
    or (v_old.phone is null and p_rsvp->>'phone' is not null and not (p_rsvp->>'proven')::boolean)
  ) then
    outcome := 'signInRequired';
    return;
  end if;

  -- A yes requires a response to every required question that the guest is asked, in this call or an earlier one. Responses to
  -- questions that the guest isn't asked are dropped, even if they were asked before.
  if v_status <> 'SEEN' then
    v_asked := asked_questions(
      v_event.questions, merge_responses(v_old.responses, p_rsvp->'responses', v_event.questions, p_now)
    );
    if misfit_responses(coalesce(v_old.responses, '[]'), p_rsvp->'responses', v_asked) then
      outcome := 'responsesInvalid';
      return;
    end if;
    v_responses := merge_responses(v_old.responses, p_rsvp->'responses', v_asked, p_now);
    if v_status = 'YES' then
      v_party := 1 + case
        when v_event.open_invite then (p_rsvp->>'additional')::integer
        else least((p_rsvp->>'additional')::integer, v_old.additional_guest_count)
      end;
      if exceeds_party(v_asked, v_responses, v_party) then
        outcome := 'responsesInvalid';
        return;
      end if;
      if lacks_responses(v_asked, v_responses, v_party) then
        outcome := 'responsesMissing';
        return;
      end if;
    end if;
  end if;

  -- Add a guest who used the open link.
  if v_old.invitee_id is null then
    if (select sum(c.entries) from guest_counts c where c.event_id = p_event) >= (p_rsvp->>'guestLimit')::integer then
      outcome := 'guestLimit';
      return;
    end if;
    -- Guests removed by the host can't rejoin this way (INV-03). Someone without an account doesn't learn that a contact was
    -- removed: the result is the same as for a contact on the guest list.
    if was_removed(p_event, v_user) or exists (
      select 1 from invitees i
      where i.event_id = p_event and i.rsvp_status = 'HIDDEN' and i.email_normalized = p_rsvp->>'emailKey' and vouches('email', i)
    ) or (v_event.public_guest_list and exists (
      select 1 from invitees i
      where i.event_id = p_event and i.rsvp_status = 'HIDDEN' and i.phone = p_rsvp->>'phone' and vouches('phone', i)
    )) then
      outcome := case when v_user is null then 'signInRequired' else 'inviteeNotFound' end;
      return;
    end if;
    -- If another guest has entered this account's verified email without proving it, the email stays with that guest.
    if v_user is not null and exists (
      select 1 from invitees i
      where i.event_id = p_event and i.email_normalized = p_rsvp->>'emailKey' and i.rsvp_status <> 'HIDDEN'
    ) then
      p_rsvp := p_rsvp - 'email' - 'emailKey';
    end if;
    if v_event.public_guest_list and p_rsvp->>'phone' is not null and exists (
      select 1 from invitees i where i.event_id = p_event and i.phone = p_rsvp->>'phone' and i.rsvp_status <> 'HIDDEN'
    ) then
      outcome := 'signInRequired';
      return;
    end if;
    insert into invitees (event_id, invitee_id, user_id, name, email, email_normalized, phone, role, source, created_by,
      rsvp_status, invite_status, created_at)
    values (p_event, p_invitee, v_user, coalesce(p_rsvp->>'name', ''), p_rsvp->>'email', p_rsvp->>'emailKey',
      p_rsvp->>'phone', 'attendee', 'link', v_device, 'INVITED', 'SUCCESS', p_now)
    on conflict do nothing
    returning * into v_old;
    v_created := v_old.invitee_id is not null;
    -- Either the same call ran twice at once and the other one was first, or another guest has the contact.
    if v_old.invitee_id is null then
      select * into v_old from invitees i
      where i.event_id = p_event and i.rsvp_status <> 'HIDDEN' and (
        (i.invitee_id = p_invitee and i.created_by = v_device) or i.user_id = v_user
      ) for update;
      if v_old.invitee_id is null then
        outcome := 'signInRequired';
        return;
      end if;
      if v_old.last_request::jsonb->'id' = v_request->'id' then
        outcome := case when v_old.last_request::jsonb->'hash' = v_request->'hash' then 'saved' else 'requestReused' end;
        changed := (v_old.last_request::jsonb->>'changed')::boolean;
        invitee := to_jsonb(v_old);
        return;
      end if;
    end if;
  end if;

  -- An RSVP assigns the invitation to the account if it belongs to no account, and the account has no other invitation to
  -- this event. A view doesn't, because the link may have been forwarded. A guest removed by the host can't rejoin this way.
  v_new := v_old;
  if v_user is not null and v_old.user_id is null and v_enters and not exists (
    select 1 from invitees i where i.event_id = p_event and i.user_id = v_user and i.rsvp_status <> 'HIDDEN'
  ) and not was_removed(p_event, v_user) then
    v_new.user_id := v_user;
  end if;

  if v_enters then
    v_new.name := coalesce(nullif(p_rsvp->>'name', ''), v_old.name);
    v_new.rsvp_message := coalesce(p_rsvp->>'message', v_old.rsvp_message);
    v_new.notification_preference := coalesce((p_rsvp->>'preference')::integer, v_old.notification_preference);
    -- Add missing contacts. Existing ones are kept, because others may have the same personal link. Only its own account
    -- can add contacts to an invitation that belongs to an account.
    v_may_add_contact := v_new.user_id is null or v_new.user_id = v_user;
    if v_may_add_contact and v_old.phone is null and (not v_event.public_guest_list or not exists (
      select 1 from invitees i where i.event_id = p_event and i.phone = p_rsvp->>'phone' and i.rsvp_status <> 'HIDDEN'
    )) then
      v_new.phone := p_rsvp->>'phone';
    end if;
    if v_may_add_contact and v_old.email is null and p_rsvp->>'email' is not null and not exists (
      select 1 from invitees i
      where i.event_id = p_event and i.email_normalized = p_rsvp->>'emailKey' and i.rsvp_status <> 'HIDDEN'
    ) then
      v_new.email := p_rsvp->>'email';
      v_new.email_normalized := p_rsvp->>'emailKey';
    end if;
  end if;

  if v_enters and v_user = v_new.user_id then
    v_new.acted_by := v_user;
  end if;

  if v_status = 'SEEN' then
    v_before := v_old.last_request::jsonb->'before';
    if v_before->>'gave' = v_old.rsvp_status and v_old.rsvp_at = (p_rsvp->>'undoes')::bigint
      and v_old.rsvp_at >= (p_rsvp->>'undoFrom')::bigint then
      -- An account that the RSVP added leaves the guest list, unless a host has decided about it or there are photos.
      v_removes := (v_before->>'created')::boolean and v_old.user_id = v_user
        and v_old.role = 'attendee' and v_old.cohost_status is null
        and v_old.waitlist_status is not distinct from v_before->>'seated'
        and not exists (select 1 from album_photos a where a.event_id = p_event and a.invitee_id = v_old.invitee_id);
      v_new.rsvp_status := 'SEEN';
      v_new.rsvp_at := (v_before->>'rsvpAt')::bigint;
      if (v_before->>'acted')::boolean is not true then
        v_new.acted_by := null;
      end if;
      v_new.additional_guest_count := (v_before->>'additional')::integer;
      v_new.notification_preference := (v_before->>'preference')::integer;
      v_new.awaits := null;
      v_new.waitlisted_at := null;
      -- A host's decision about the waitlist since then is kept.
      v_new.waitlist_status := case
        when v_old.waitlist_status is not distinct from v_before->>'seated' then v_before->>'waitlist'
        else nullif(v_old.waitlist_status, 'PENDING_APPROVAL')
      end;
    end if;
    -- A view is recorded once, and only before an RSVP.
    if v_old.rsvp_status = 'INVITED' then
      v_new.rsvp_status := 'SEEN';
      if v_old.invite_status in ('TRIGGERED', 'SUCCESS') then
        v_new.invite_status := 'OPENED';
      end if;
    end if;
  else
    v_new.rsvp_status := v_status;
    v_new.responses := v_responses;
    -- The host decides whether guests may bring plus-ones (OPT-01). Plus-ones granted earlier are kept.
    v_new.additional_guest_count := case
      when v_status in ('NO', 'MAYBE') then 0
      when v_event.open_invite then (p_rsvp->>'additional')::integer
      else least((p_rsvp->>'additional')::integer, v_old.additional_guest_count)
    end;

    -- Decide whether the guest gets a place. Co-hosts don't need one. A guest denied by the host stays denied.
    v_places_before := place_count(v_old);
    v_new.awaits := null;
    v_new.waitlisted_at := null;
    if v_status in ('NO', 'MAYBE') or v_is_cohost then
      v_new.waitlist_status := nullif(v_old.waitlist_status, 'PENDING_APPROVAL');
    elsif v_old.waitlist_status is distinct from 'DENIED' then
      if v_event.has_waitlist and v_places_before = 0
        and v_old.source = 'link' and v_old.waitlist_status is distinct from 'APPROVED' then
        v_new.awaits := 'approval';
      elsif v_is_late and v_places_before = 0 then
        -- An earlier spot doesn't count, because the guest gave it up.
        v_new.awaits := 'approval';
      elsif v_is_late and v_new.additional_guest_count > v_old.additional_guest_count then
        v_new.additional_guest_count := v_old.additional_guest_count;
      elsif v_event.capacity is not null and 1 + v_new.additional_guest_count > v_places_before
        and taken_places(p_event, v_old.invitee_id) + 1 + v_new.additional_guest_count > v_event.capacity then
        -- If more places don't fit, guests keep the ones they have, even if the host has lowered the capacity since.
        if v_places_before > 0 then
          v_new.additional_guest_count := v_old.additional_guest_count;
        else
          v_new.awaits := 'place';
        end if;
      end if;
      if v_new.awaits is not null then
        v_new.waitlist_status := 'PENDING_APPROVAL';
        v_new.waitlisted_at := coalesce(v_old.waitlisted_at, p_now);
      elsif v_event.has_waitlist or v_event.capacity is not null then
        v_new.waitlist_status := 'APPROVED';
      end if;
    end if;
  end if;
  v_new.heads := fit_heads(
    case when p_rsvp ? 'heads' then given_heads(v_old.heads, p_rsvp->'heads', v_event.head_details) else v_old.heads end,
    v_new.rsvp_status, v_new.additional_guest_count
  );
  v_new.before_claim := claim_after(v_old, v_new, v_user, p_rsvp, v_asked, v_event.head_details, p_now);
  if v_old.before_claim is null and v_new.before_claim is not null then
    if (select sum(c.entries) from guest_counts c where c.event_id = p_event) >= (p_rsvp->>'guestLimit')::integer then
      outcome := 'guestLimit';
      return;
    end if;
    v_new.private_from := p_now;
  end if;
  v_new := withheld_after(v_old, v_new, v_user, p_rsvp);
  -- An RSVP that the host had recorded for the guest becomes the guest's own.
  if v_status <> 'SEEN' and v_old.rsvp_at is null then
    v_new.rsvp_at := p_now;
  end if;

  -- If nothing changed, record only the call. Views aren't recorded.
  if v_new is not distinct from v_old then
    if v_request is not null and v_enters then
      update invitees i set last_request = (v_request || '{"changed":false}')::text
      where i.event_id = p_event and i.invitee_id = v_old.invitee_id;
    end if;
    outcome := 'saved';
    invitee := to_jsonb(v_old);
    return;
  end if;

  -- Save the account and the email first. If another call has meanwhile assigned either to another guest, the guest keeps
  -- the previous values.
  if v_status <> 'SEEN' and v_old.rsvp_status in ('INVITED', 'SEEN') then
    v_request := v_request || jsonb_build_object('before', jsonb_build_object(
      'gave', v_status,
      'created', v_created,
      'seated', v_new.waitlist_status,
      'waitlist', v_old.waitlist_status,
      'additional', v_old.additional_guest_count,
      'preference', v_old.notification_preference,
      'rsvpAt', v_old.rsvp_at,
      'acted', v_old.acted_by is not null
    ));
  end if;
  v_new.last_request := coalesce((v_request || '{"changed":true}')::text, v_old.last_request);
  v_new.modification := nextval('modifications');
  -- Also the time of a message without an RSVP, of which hosts are notified by it.
  if v_enters then
    v_new.rsvp_at := p_now;
  end if;
  if v_new.user_id is distinct from v_old.user_id or v_new.email is distinct from v_old.email then
    begin
      update invitees i set user_id = v_new.user_id, email = v_new.email, email_normalized = v_new.email_normalized,
        late_contacts = v_new.late_contacts,
        -- Hosts can get the personal link of a guest they added without an email address, until an account owns the invitation.
        token_version = i.token_version
          + (i.source = 'host' and i.email is null and v_new.user_id is distinct from i.user_id)::integer
      where i.event_id = p_event and i.invitee_id = v_old.invitee_id;
    exception when unique_violation then
      v_new.user_id := v_old.user_id;
      v_new.acted_by := case when v_new.acted_by = v_old.user_id then v_new.acted_by end;
      v_new.email := v_old.email;
      v_new.email_normalized := v_old.email_normalized;
      v_new.before_claim := claim_after(v_old, v_new, v_user, p_rsvp, v_asked, v_event.head_details, p_now);
      v_new.private_from := v_old.private_from;
      v_new := withheld_after(v_old, v_new, v_user, p_rsvp);
    end;
  end if;
  update invitees i set
    rsvp_status = v_new.rsvp_status,
    invite_status = v_new.invite_status,
    name = v_new.name,
    phone = v_new.phone,
    rsvp_message = v_new.rsvp_message,
    responses = v_new.responses,
    heads = v_new.heads,
    waitlist_status = v_new.waitlist_status,
    awaits = v_new.awaits,
    waitlisted_at = v_new.waitlisted_at,
    rsvp_at = v_new.rsvp_at,
    acted_by = v_new.acted_by,
    notification_preference = v_new.notification_preference,
    modification = v_new.modification,
    withheld = v_new.withheld,
    late_contacts = v_new.late_contacts,
    before_claim = v_new.before_claim,
    private_from = v_new.private_from,
    additional_guest_count = v_new.additional_guest_count,
    last_request = v_new.last_request
  where i.event_id = p_event and i.invitee_id = v_old.invitee_id;

  -- Give freed places to guests on the waitlist, plan a confirmation for the guest, and notify listeners.
  if v_event.capacity is not null and place_count(v_new) < place_count(v_old) then
    promoted := promote_waitlist(p_event, v_event.capacity);
  end if;
  if not v_writes then
    perform plan_confirmation(v_old, v_new, p_now);
  end if;
  perform announce_event(p_event, v_event.organizer_id, v_new.user_id, v_new.modification);
  if v_removes then
    delete from invitees i where i.event_id = p_event and i.invitee_id = v_old.invitee_id;
  end if;
  outcome := 'saved';
  changed := true;
  invitee := to_jsonb(v_new);
end $$;
