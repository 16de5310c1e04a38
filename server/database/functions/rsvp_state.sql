-- Returns what an RSVP can change in an invitation, by column. Of the contacts, it has only the kinds, because an RSVP adds contacts
-- but never replaces them.
create or replace function rsvp_state(p_guest invitees) returns jsonb language sql immutable as $$
  select jsonb_build_object(
    'name', (p_guest).name,
    'rsvp_status', (p_guest).rsvp_status,
    'additional_guest_count', (p_guest).additional_guest_count,
    'rsvp_message', (p_guest).rsvp_message,
    'responses', (p_guest).responses,
    'heads', (p_guest).heads,
    'waitlist_status', (p_guest).waitlist_status,
    'awaits', (p_guest).awaits,
    'waitlisted_at', (p_guest).waitlisted_at,
    'rsvp_at', (p_guest).rsvp_at,
    'notification_preference', (p_guest).notification_preference,
    'withheld', (p_guest).withheld,
    'private_from', (p_guest).private_from,
    'late_contacts', (p_guest).late_contacts,
    'contacts', array_remove(array[
      case when (p_guest).email is not null then 'email' end, case when (p_guest).phone is not null then 'phone' end
    ], null)
  )
$$;
