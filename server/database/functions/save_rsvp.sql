-- Saves a guest's RSVP: a yes, a no, a maybe, or a view of the invitation. Runs in the caller's transaction: checks the event and the
-- permission, finds or adds the guest, decides whether they get a place, gives freed places to the waitlist, plans a confirmation,
-- and notifies listeners.
--
-- p_rsvp contains:
--   status                       SEEN, YES, NO or MAYBE
--   additional                   number of plus-ones
--   name, message, preference    as entered by the guest; missing ones stay unchanged
--   email, emailKey, phone       contacts entered by the guest; emailKey is the normalized email
--   emailHash, phoneHash         the keyed hashes of these contacts, with which hosts' decisions about people are stored
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
-- The function adds `enters`: true if the guest enters something, an RSVP or a message without one, rather than only views the invitation.
--
-- outcome is `saved`, or the reason why nothing was saved. promoted is the number of guests who moved up from the waitlist.
--
-- Locks are always taken in the order events, accounts, guests, to prevent deadlocks. The event is locked only if it has a
-- capacity, a waitlist, or an RSVP deadline, or for an undo. Otherwise, guests of one event don't wait for each other.
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
  v_request jsonb := p_rsvp->'request';
  v_event events;
  -- The guest's row before and after this call.
  v_old invitees;
  v_new invitees;
  v_found record;
  v_responses jsonb;
  -- The questions that the guest is asked, which depend on the responses.
  v_asked jsonb;
  -- The number of people for whom the guest says yes.
  v_party integer;
  v_writes boolean := v_status = 'SEEN' and not p_rsvp ? 'undoes' and coalesce((p_rsvp->>'writes')::boolean, false)
    and coalesce(p_rsvp->>'message', '') <> '';
  v_enters boolean := v_status <> 'SEEN' or v_writes;
  v_is_over boolean;
  -- True if this call added the guest, and if it takes back the RSVP that did.
  v_created boolean := false;
  v_removes boolean := false;
  -- True if this call takes back the RSVP by which an account claimed the invitation, also without the account.
  v_releases boolean := false;
begin
  changed := false;
  promoted := 0;
  p_rsvp := p_rsvp || jsonb_build_object('enters', v_enters);

  -- Find the event. It isn't locked with the stronger "for update", which would wait for every call that adds a guest.
  select * into v_event from events where id = p_event;
  if not found or v_event.suspended_at is not null then
    outcome := 'eventNotFound';
    return;
  end if;
  if v_event.capacity is not null or v_event.has_waitlist or v_event.rsvp_by is not null or p_rsvp ? 'undoes' then
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

  select * into v_found from find_guest(p_event, p_invitee, p_rsvp);
  v_old := v_found.guest;
  outcome := v_found.refusal;
  if outcome is not null then
    return;
  end if;

  outcome := repeated_rsvp(v_old, v_request);
  if outcome is not null then
    changed := (v_old.last_request::jsonb->>'changed')::boolean;
    invitee := to_jsonb(v_old);
    return;
  end if;

  -- A canceled or past event can only be viewed, and its organizer is always going (RSVP-18).
  outcome := rsvp_refusal(v_event, v_old, p_rsvp, p_now);
  v_is_over := coalesce(outcome in ('eventCancelled', 'eventPast'), false);
  if (case when v_is_over then not v_enters and v_old.invitee_id is not null else v_old.role = 'organizer' end) then
    outcome := 'saved';
    invitee := to_jsonb(v_old);
  end if;
  if outcome is not null then
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
    v_party := 1 + plus_ones(v_event, v_old, p_rsvp);
    if v_status = 'YES' and exceeds_party(v_asked, v_responses, v_party) then
      outcome := 'responsesInvalid';
      return;
    end if;
    if v_status = 'YES' and lacks_responses(v_asked, v_responses, v_party) then
      outcome := 'responsesMissing';
      return;
    end if;
  end if;

  if v_old.invitee_id is null then
    select * into v_found from add_guest(v_event, p_invitee, p_rsvp, p_now);
    v_old := v_found.guest;
    outcome := v_found.refusal;
    if outcome is not null then
      return;
    end if;
    v_created := true;
  end if;

  v_new := v_old;
  if v_enters then
    v_new := enter_contacts(v_event, v_old, p_rsvp);
    v_new.name := coalesce(nullif(p_rsvp->>'name', ''), v_old.name);
    v_new.rsvp_message := coalesce(p_rsvp->>'message', v_old.rsvp_message);
    v_new.notification_preference := coalesce((p_rsvp->>'preference')::integer, v_old.notification_preference);
    if v_user = v_new.user_id then
      v_new.acted_by := v_user;
    end if;
  elsif p_rsvp ? 'undoes' then
    select * into v_found from undo_rsvp(v_old, p_rsvp);
    v_new := v_found.guest;
    v_removes := v_found.removes;
    v_releases := coalesce(
      v_found.undone and (v_old.last_request::jsonb->'before'->>'claimed')::boolean and v_old.before_claim is not null
      and v_old.user_id = coalesce(v_user, v_old.user_id), false
    );
  end if;
  if v_status <> 'SEEN' then
    v_new.rsvp_status := v_status;
    v_new.responses := v_responses;
    v_new.additional_guest_count := v_party - 1;
    v_new := rsvp_place(
      v_event, v_old, v_new, case when v_event.capacity is not null then taken_places(p_event, v_old.invitee_id) end, p_now
    );
  -- A view is recorded once, and only before an RSVP.
  elsif v_old.rsvp_status = 'INVITED' then
    v_new.rsvp_status := 'SEEN';
    if v_old.invite_status in ('TRIGGERED', 'SUCCESS') then
      v_new.invite_status := 'OPENED';
    end if;
  end if;
  v_new.heads := fit_heads(
    case when p_rsvp ? 'heads' then given_heads(v_old.heads, p_rsvp->'heads', v_event.head_details) else v_old.heads end,
    v_new.rsvp_status, v_new.additional_guest_count
  );
  v_new.before_claim := case
    when v_releases then v_old.before_claim - 'own'
    else claim_after(v_old, v_new, v_user, p_rsvp, v_asked, v_event.head_details, p_now)
  end;
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

  outcome := 'saved';
  -- If nothing changed, record only the call. Views aren't recorded.
  if v_new is not distinct from v_old then
    if v_request is not null and v_enters then
      update invitees i set last_request = (v_request || '{"changed":false}')::text
      where i.event_id = p_event and i.invitee_id = v_old.invitee_id;
    end if;
    invitee := to_jsonb(v_old);
    return;
  end if;

  -- The state before a first RSVP is kept with the call, so that the RSVP can be undone.
  if v_status <> 'SEEN' and v_old.rsvp_status in ('INVITED', 'SEEN') then
    v_request := v_request || jsonb_build_object('before', jsonb_build_object(
      'gave', v_status,
      'created', v_created,
      'claimed', v_old.before_claim is null and v_new.before_claim is not null,
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
  -- Also the time of a message without an RSVP, so that hosts are notified of it.
  if v_enters then
    v_new.rsvp_at := p_now;
  end if;
  -- Others may have the personal link of an invitation that goes to its guest's account. A claim doesn't end the link, which may be all
  -- that the invited guest has.
  if v_new.user_id is distinct from v_old.user_id and v_new.before_claim is null
    and (hosts_had_link(v_old) or (v_old.source = 'link' and belongs_to(v_new.user_id, v_old))) then
    v_new.token_version := v_old.token_version + 1;
  end if;
  begin
    update invitees i set
      user_id = v_new.user_id,
      email = v_new.email,
      email_normalized = v_new.email_normalized,
      phone = v_new.phone,
      token_version = v_new.token_version,
      rsvp_status = v_new.rsvp_status,
      invite_status = v_new.invite_status,
      name = v_new.name,
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
  exception when unique_violation then
    raise exception 'another call has given the account or the email to another guest' using errcode = 'serialization_failure';
  end;

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
  changed := true;
  invitee := to_jsonb(v_new);
  if v_releases then
    invitee := to_jsonb(undo_claim(v_new, v_user));
  end if;
end $$;
