-- Returns true if a host removed a user from an event: a guest of their account, or one without an account who has one of their
-- verified contacts.
create or replace function was_removed(p_event uuid, p_user uuid) returns boolean language sql stable as $$
  select exists (
    select 1 from invitees i where i.event_id = p_event and i.user_id = p_user and i.rsvp_status = 'HIDDEN'
  ) or exists (
    select 1 from user_contacts c join invitees i on i.event_id = p_event and i.rsvp_status = 'HIDDEN' and i.user_id is null
      and (c.kind = 'email' and i.email_normalized = c.value or c.kind = 'phone' and i.phone = c.value) and vouches(c.kind, i)
    where c.user_id = p_user
  )
$$;
