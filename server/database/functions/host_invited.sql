-- Returns true if a host invited a user at one of their verified contacts. A contact that a guest typed isn't one of these. This counts
-- more than a decision about the user.
create or replace function host_invited(p_user uuid, p_guest invitees) returns boolean language sql stable as $$
  select (p_guest).source = 'host' and exists (
    select 1 from user_contacts c
    where c.user_id = p_user and not c.kind = any((p_guest).late_contacts)
      and not case c.kind when 'email' then (p_guest).email_typed else (p_guest).phone_typed end
      and c.value = case c.kind when 'email' then (p_guest).email_normalized else (p_guest).phone end
  )
$$;
