-- Returns true if a user has verified a contact that an invitation was sent to. Late contacts prove nothing.
create or replace function is_invited(p_user uuid, p_guest invitees) returns boolean language sql stable as $$
  select exists (
    select 1 from user_contacts c
    where c.user_id = p_user and not c.kind = any((p_guest).late_contacts)
      and c.value = case c.kind when 'email' then (p_guest).email_normalized else (p_guest).phone end
  )
$$;
