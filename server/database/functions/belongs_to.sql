-- Returns true if a guest without an account belongs to a user, because one of the user's verified contacts vouches for the guest
-- (vouches.sql). A number that is withheld belongs to someone else than the guest.
create or replace function belongs_to(p_user uuid, p_guest invitees) returns boolean language sql stable as $$
  select (p_guest).user_id is null and (p_guest).rsvp_status <> 'HIDDEN' and exists (
    select 1 from user_contacts c
    where c.user_id = p_user and vouches(c.kind, p_guest) and not (c.kind = 'phone' and 'phone' = any((p_guest).withheld))
      and c.value = case c.kind when 'email' then (p_guest).email_normalized else (p_guest).phone end
  )
$$;
