import { sql, type Kysely } from 'kysely'
import { joinedAnswers, lacksAnswers } from './givenAnswers.ts'
import { promoteWaiting, seatWaiting, takenPlaces } from './places.ts'

/**
 * `answer_invitation`: one guest's answer in one call. It checks the event, finds or makes the guest's row, gives or refuses
 * the place, hands a freed place on, and tells listeners, all in the caller's transaction.
 *
 * Locks: the event's row only when it has a capacity or a waitlist, always before any guest's row, so that answers to one
 * event cannot wait for each other in a ring. Without either, guests do not wait for each other at all. Then the caller's
 * account, so that it cannot end meanwhile: events, accounts, guests is the order everywhere.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of functions) await sql.raw(statement).execute(db)
}

/**
 * Tells listeners, at commit, that something of a topic changed, and that an event changed: its own topic, the
 * organizer's and one user's (RT-01, RT-02).
 */
const announceTopic = `create function announce_topic(p_topic text, p_modification text) returns void language sql as $$
  select pg_notify('festoon', json_build_object('topic', p_topic, 'modificationId', p_modification)::text)
$$`

const announce = `create function announce_event(p_event uuid, p_organizer uuid, p_user uuid, p_modification bigint)
returns void language plpgsql as $$
declare
  v_topic text;
begin
  foreach v_topic in array array['events/' || p_event, 'events/users/' || p_organizer, 'events/users/' || p_user] loop
    if v_topic is not null then
      perform announce_topic(v_topic, p_modification::text);
    end if;
  end loop;
end $$`

/**
 * Gives a user the invitations that nobody has and that carry a contact which the user has verified: at one event, or at
 * every one. Whoever made such a row by the open link typed that contact and proved nothing, so their key to it, and their
 * device's right to repeat the call, end here.
 */
export const attach = `create function attach_invitations(p_user uuid, p_event uuid) returns void language plpgsql as $$
declare
  v_row record;
begin
  -- Whoever ends the account waits, and is waited for, here: before any guest's row is taken.
  perform 1 from users where id = p_user and deleted_at is null for key share;
  if not found then
    return;
  end if;
  for v_row in
    select distinct on (found.event_id) found.event_id, found.invitee_id from (
      select i.event_id, i.invitee_id, 1 as rank, i.created_at from user_contacts c
      join invitees i on i.email_normalised = c.value
      where c.user_id = p_user and c.kind = 'email' and i.user_id is null and i.rsvp_status <> 'HIDDEN'
        and (p_event is null or i.event_id = p_event)
      union all
      select i.event_id, i.invitee_id, 2, i.created_at from user_contacts c
      join invitees i on i.phone = c.value
      where c.user_id = p_user and c.kind = 'phone' and i.user_id is null and i.rsvp_status <> 'HIDDEN'
        and not 'phone' = any(i.withheld)
        and (p_event is null or i.event_id = p_event)
    ) found
    where not exists (
      select 1 from invitees own
      where own.event_id = found.event_id and own.user_id = p_user and own.rsvp_status <> 'HIDDEN'
    )
    order by found.event_id, found.rank, found.created_at, found.invitee_id
  loop
    begin
      update invitees i set user_id = p_user, created_by = null, withheld = withheld_from(p_user, i),
        token_version = token_version + case when source = 'link' then 1 else 0 end
      where event_id = v_row.event_id and invitee_id = v_row.invitee_id and user_id is null;
    exception when unique_violation then
      -- The user has come to have a row at this event meanwhile, and keeps that one.
    end;
  end loop;
end $$`

/**
 * `p` holds: status, additional, message, preference, answers, name, email, emailKey, phone, userId, mayCreate, proven,
 * device, guestLimit, tokenVersion, request. `proven` says that the caller showed the right to an existing row; where that is a key,
 * `tokenVersion` is the key's and has to be the row's. `request` is the call's id and the hash of what it says: the row
 * keeps the last one, so that a call that comes again does nothing and answers the same.
 */
export const answer = `create function answer_invitation(p_event uuid, p_invitee uuid, p jsonb, p_now bigint)
returns table (outcome text, changed boolean, invitee jsonb, seated integer) language plpgsql as $$
declare
  v_event events;
  v_old invitees;
  v_new invitees;
  v_user uuid := (p->>'userId')::uuid;
  v_device text := p->>'device';
  v_before integer := 0;
  v_after integer := 0;
  v_seated integer := 0;
  v_exempt boolean;
  v_gives boolean;
  v_answers jsonb;
  v_request jsonb := p->'request';
begin
  select * into v_event from events where id = p_event and not is_draft;
  if not found then
    return query select 'eventNotFound'::text, false, null::jsonb, 0;
    return;
  end if;
  if v_event.capacity is not null or v_event.has_waitlist then
    -- Not the stronger "for update": that would wait for every answer that makes a row, and they for it.
    select * into v_event from events where id = p_event for no key update;
  end if;
  if v_user is not null then
    perform 1 from users where id = v_user and deleted_at is null for key share;
    if not found then
      return query select 'sessionExpired'::text, false, null::jsonb, 0;
      return;
    end if;
  end if;

  select * into v_old from invitees i where i.event_id = p_event and i.invitee_id = p_invitee for update;
  if v_old.invitee_id is null and v_user is not null then
    select * into v_old from invitees i
    where i.event_id = p_event and i.user_id = v_user and i.rsvp_status <> 'HIDDEN' for update;
  elsif v_old.invitee_id is not null and not (p->>'proven')::boolean
    and (v_user is null or v_old.user_id is distinct from v_user)
    and (v_device is null or v_old.created_by is distinct from v_device) then
    return query select 'inviteeTokenInvalid'::text, false, null::jsonb, 0;
    return;
  end if;
  if (p->>'tokenVersion')::integer is distinct from v_old.token_version and p ? 'tokenVersion' then
    return query select 'inviteeTokenInvalid'::text, false, null::jsonb, 0;
    return;
  end if;
  if v_old.rsvp_status = 'HIDDEN'
    or (v_old.invitee_id is null and (not (p->>'mayCreate')::boolean or (p->>'status' = 'SEEN' and v_user is null))) then
    return query select 'inviteeNotFound'::text, false, null::jsonb, 0;
    return;
  end if;
  if v_old.last_request::jsonb->'id' = v_request->'id' then
    return query select case when v_old.last_request::jsonb->'hash' = v_request->'hash' then 'saved' else 'requestReused' end,
      (v_old.last_request::jsonb->>'changed')::boolean, to_jsonb(v_old), 0;
    return;
  end if;
  if v_event.cancelled_at is not null or v_event.past_from <= p_now then
    if p->>'status' = 'SEEN' and v_old.invitee_id is not null then
      return query select 'saved'::text, false, to_jsonb(v_old), 0;
    elsif v_event.cancelled_at is not null then
      return query select 'eventCancelled'::text, false, null::jsonb, 0;
    else
      return query select 'eventPast'::text, false, null::jsonb, 0;
    end if;
    return;
  end if;
  -- An answer never makes an organizer's row anything else (RSVP-18).
  if v_old.role = 'organizer' then
    return query select 'saved'::text, false, to_jsonb(v_old), 0;
    return;
  end if;

  if p->>'status' <> 'SEEN' then
    v_answers := joined_answers(v_old.answers, p->'answers', v_event.questions);
    if p->>'status' = 'YES' and lacks_answers(v_event.questions, v_answers) then
      return query select 'answersMissing'::text, false, null::jsonb, 0;
      return;
    end if;
  end if;

  if v_old.invitee_id is null then
    if (select count(*) from invitees i where i.event_id = p_event) >= (p->>'guestLimit')::integer then
      return query select 'guestLimit'::text, false, null::jsonb, 0;
      return;
    end if;
    -- Whom the host removed does not come back by the open link (INV-03).
    if exists (
      select 1 from invitees i where i.event_id = p_event and i.rsvp_status = 'HIDDEN'
        and (i.user_id = v_user or i.email_normalised = p->>'emailKey' or i.phone = p->>'phone')
    ) then
      return query select 'inviteeNotFound'::text, false, null::jsonb, 0;
      return;
    end if;
    -- What a signed-in guest has verified may stand, unproven, on another's row: theirs is made without it.
    if v_user is not null and exists (
      select 1 from invitees i
      where i.event_id = p_event and i.email_normalised = p->>'emailKey' and i.rsvp_status <> 'HIDDEN'
    ) then
      p := p - 'email' - 'emailKey';
    end if;
    if p->>'phone' is not null and exists (
      select 1 from invitees i where i.event_id = p_event and i.phone = p->>'phone' and i.rsvp_status <> 'HIDDEN'
    ) then
      return query select 'contactTaken'::text, false, null::jsonb, 0;
      return;
    end if;
    insert into invitees (event_id, invitee_id, user_id, name, email, email_normalised, phone, role, source, created_by,
      rsvp_status, invite_status, created_at)
    values (p_event, p_invitee, v_user, coalesce(p->>'name', ''), p->>'email', p->>'emailKey', p->>'phone', 'attendee',
      'link', v_device, 'INVITED', 'SUCCESS', p_now)
    on conflict do nothing
    returning * into v_old;
    if v_old.invitee_id is null then
      -- Either this very call came twice at once, or the contact belongs to another guest.
      select * into v_old from invitees i
      where i.event_id = p_event and i.rsvp_status <> 'HIDDEN' and (
        (i.invitee_id = p_invitee and i.created_by = v_device) or i.user_id = v_user
      ) for update;
      if v_old.invitee_id is null then
        return query select 'contactTaken'::text, false, null::jsonb, 0;
        return;
      end if;
      if v_old.last_request::jsonb->'id' = v_request->'id' then
        return query select case when v_old.last_request::jsonb->'hash' = v_request->'hash' then 'saved' else 'requestReused' end,
          (v_old.last_request::jsonb->>'changed')::boolean, to_jsonb(v_old), 0;
        return;
      end if;
    end if;
  end if;

  v_new := v_old;
  if v_user is not null and v_old.user_id is null and not exists (
    select 1 from invitees i where i.event_id = p_event and i.user_id = v_user and i.rsvp_status <> 'HIDDEN'
  ) then
    v_new.user_id := v_user;
  end if;

  if p->>'status' = 'SEEN' then
    if v_old.rsvp_status = 'INVITED' then
      v_new.rsvp_status := 'SEEN';
      if v_old.invite_status in ('TRIGGERED', 'SUCCESS') then
        v_new.invite_status := 'OPENED';
      end if;
    end if;
  else
    v_exempt := v_old.cohost_status is not distinct from 'ACCEPTED';
    if v_old.rsvp_status = 'YES' and not v_exempt and coalesce(v_old.waitlist_status, 'APPROVED') = 'APPROVED' then
      v_before := 1 + v_old.additional_guest_count;
    end if;
    v_new.rsvp_status := p->>'status';
    v_new.name := coalesce(nullif(p->>'name', ''), v_old.name);
    v_new.rsvp_message := coalesce(p->>'message', v_old.rsvp_message);
    v_new.answers := v_answers;
    v_new.notification_preference := coalesce((p->>'preference')::integer, v_old.notification_preference);
    -- Bringing people is the host's to allow (OPT-01); what was granted before stays.
    v_new.additional_guest_count := case
      when p->>'status' = 'NO' then 0
      when v_event.open_invite then (p->>'additional')::integer
      else least((p->>'additional')::integer, v_old.additional_guest_count) end;
    -- A contact that a row has stays: its owner holds the link to this row, and so may others. Who has an account is reached
    -- there, and nobody else gives the row a contact.
    v_gives := v_new.user_id is null or v_new.user_id = v_user;
    if v_gives and v_old.phone is null and not exists (
      select 1 from invitees i where i.event_id = p_event and i.phone = p->>'phone' and i.rsvp_status <> 'HIDDEN'
    ) then
      v_new.phone := p->>'phone';
    end if;
    if v_gives and v_old.email is null and p->>'email' is not null and not exists (
      select 1 from invitees i
      where i.event_id = p_event and i.email_normalised = p->>'emailKey' and i.rsvp_status <> 'HIDDEN'
    ) then
      v_new.email := p->>'email';
      v_new.email_normalised := p->>'emailKey';
    end if;

    v_new.awaits := null;
    v_new.waitlisted_at := null;
    if v_new.rsvp_status = 'NO' or v_exempt then
      v_new.waitlist_status := nullif(v_old.waitlist_status, 'PENDING_APPROVAL');
    elsif v_old.waitlist_status is distinct from 'DENIED' then
      if v_event.has_waitlist and v_before = 0
        and v_old.source = 'link' and v_old.waitlist_status is distinct from 'APPROVED' then
        v_new.awaits := 'approval';
      elsif v_event.capacity is not null and 1 + v_new.additional_guest_count > v_before
        and taken_places(p_event, v_old.invitee_id) + 1 + v_new.additional_guest_count > v_event.capacity then
        -- Who has places keeps them, also when more do not fit, and when the host has made less room since.
        if v_before > 0 then
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
    if v_new.rsvp_status = 'YES' and not v_exempt and coalesce(v_new.waitlist_status, 'APPROVED') = 'APPROVED' then
      v_after := 1 + v_new.additional_guest_count;
    end if;
  end if;

  v_new := withheld_after(v_old, v_new, v_user, p);
  if v_new is not distinct from v_old then
    -- To look at an invitation again changes nothing, whatever else it was looked at with.
    if v_request is not null and p->>'status' <> 'SEEN' then
      update invitees i set last_request = (v_request || '{"changed":false}')::text
      where i.event_id = p_event and i.invitee_id = v_old.invitee_id;
    end if;
    return query select 'saved'::text, false, to_jsonb(v_old), 0;
    return;
  end if;
  v_new.last_request := coalesce((v_request || '{"changed":true}')::text, v_old.last_request);
  v_new.modification := nextval('modifications');
  if p->>'status' <> 'SEEN' then
    v_new.answered_at := p_now;
  end if;
  if v_new.user_id is distinct from v_old.user_id or v_new.email is distinct from v_old.email then
    begin
      update invitees i set user_id = v_new.user_id, email = v_new.email, email_normalised = v_new.email_normalised
      where i.event_id = p_event and i.invitee_id = v_old.invitee_id;
    exception when unique_violation then
      -- Another call gave the account or the address to another row after both had looked: what this row had stays.
      v_new.user_id := v_old.user_id;
      v_new.email := v_old.email;
      v_new.email_normalised := v_old.email_normalised;
      v_new := withheld_after(v_old, v_new, v_user, p);
    end;
  end if;
  update invitees i set rsvp_status = v_new.rsvp_status, invite_status = v_new.invite_status,
    name = v_new.name, phone = v_new.phone,
    rsvp_message = v_new.rsvp_message, answers = v_new.answers, waitlist_status = v_new.waitlist_status,
    awaits = v_new.awaits, waitlisted_at = v_new.waitlisted_at, answered_at = v_new.answered_at,
    notification_preference = v_new.notification_preference, modification = v_new.modification,
    withheld = v_new.withheld, late_contacts = v_new.late_contacts,
    additional_guest_count = v_new.additional_guest_count, last_request = v_new.last_request
  where i.event_id = p_event and i.invitee_id = v_old.invitee_id;
  if v_event.capacity is not null and v_after < v_before then
    v_seated := promote_waiting(p_event, v_event.capacity);
  end if;
  perform announce_event(p_event, v_event.organizer_id, v_new.user_id, v_new.modification);
  return query select 'saved'::text, true, to_jsonb(v_new), v_seated;
end $$`

/** Every function, in an order in which each finds those that it calls. */
export const functions: readonly string[] = [
  takenPlaces,
  announceTopic,
  announce,
  seatWaiting,
  promoteWaiting,
  attach,
  joinedAnswers,
  lacksAnswers,
  answer,
]
