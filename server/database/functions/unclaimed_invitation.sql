-- Returns the invitation that a host sent to one of a user's verified contacts at an event, and that belongs to no account. As in
-- attach_invitations.sql, an email takes precedence over a phone, then the oldest one. Null if there is none.
create or replace function unclaimed_invitation(p_event uuid, p_user uuid) returns uuid language sql stable as $$
  select found.invitee_id from (
    select i.invitee_id, 1 as rank, i.created_at from user_contacts c
    join invitees i on i.event_id = p_event and i.email_normalized = c.value
    where c.user_id = p_user and c.kind = 'email' and belongs_to(p_user, i) and host_invited(p_user, i)
    union all
    select i.invitee_id, 2, i.created_at from user_contacts c
    join invitees i on i.event_id = p_event and i.phone = c.value
    where c.user_id = p_user and c.kind = 'phone' and belongs_to(p_user, i) and host_invited(p_user, i)
  ) found
  order by found.rank, found.created_at, found.invitee_id limit 1
$$;
