-- An account that answers through a personal link owns the invitation, but the person at the invited contact outranks it.
alter table invitees
  -- What the invitation was before an account claimed it without having verified its contact (functions/rsvp_state.sql).
  -- null: not claimed that way.
  add column before_claim jsonb;

-- Earlier claims, which still withhold the contact. What was before is only known as far as it is withheld.
update invitees i set before_claim = jsonb_build_object(
  'name', name,
  'rsvp_status', 'SEEN',
  'additional_guest_count', additional_guest_count,
  'rsvp_message', case when 'message' = any(withheld) then rsvp_message else '' end,
  'responses', (
    select coalesce(jsonb_agg(response), '[]') from jsonb_array_elements(responses) response
    where response->>'questionUuid' = any(i.withheld)
  ),
  'heads', null,
  'waitlist_status', null,
  'awaits', null,
  'waitlisted_at', null,
  'rsvp_at', null,
  'notification_preference', null,
  'withheld', withheld,
  'late_contacts', late_contacts,
  'contacts', array_remove(array[
    case when email is not null then 'email' end, case when phone is not null then 'phone' end
  ], null),
  'claimed_at', rsvp_at
)
where user_id is not null and role = 'attendee' and not is_connected and source = 'host' and rsvp_status <> 'HIDDEN'
  and rsvp_at is not null
  and case
    when email is not null and not 'email' = any(late_contacts) then 'email' = any(withheld)
    else phone is not null and not 'phone' = any(late_contacts) and 'phone' = any(withheld)
  end;

-- The guest list that guests see leaves out invitations that weren't delivered.
drop index invitees_shown;
create index invitees_shown on invitees (
  event_id,
  (case when role = 'organizer' then 0 when cohost_status = 'ACCEPTED' then 1 else 2 end),
  (case rsvp_status when 'YES' then 0 when 'MAYBE' then 1 when 'SEEN' then 2 when 'INVITED' then 3 else 4 end),
  rsvp_at,
  invitee_id
)
  where rsvp_status <> 'HIDDEN' and (waitlist_status is null or waitlist_status = 'APPROVED')
    and (rsvp_status <> 'INVITED' or invite_status not in ('PENDING', 'FAILED'));
