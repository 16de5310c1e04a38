-- Returns the invitations to one of a user's verified contacts that other accounts claimed through their links: at one event, or at
-- every event if p_event is null.
create or replace function claims_on(p_user uuid, p_event uuid) returns table (event_id uuid, invitee_id uuid)
language sql stable as $$
  select found.event_id, found.invitee_id from (
    select i.event_id, i.invitee_id from user_contacts c
    join invitees i on i.email_normalized = c.value
    where c.user_id = p_user and c.kind = 'email' and not 'email' = any(i.late_contacts)
      and i.before_claim is not null and i.user_id <> p_user and i.rsvp_status <> 'HIDDEN' and (p_event is null or i.event_id = p_event)
    union
    select i.event_id, i.invitee_id from user_contacts c
    join invitees i on i.phone = c.value
    where c.user_id = p_user and c.kind = 'phone' and not 'phone' = any(i.late_contacts)
      and i.before_claim is not null and i.user_id <> p_user and i.rsvp_status <> 'HIDDEN' and (p_event is null or i.event_id = p_event)
  ) found
$$;
