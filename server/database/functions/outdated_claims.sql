-- Returns the invitations that a user claimed through their links at events where a host invited the user, too: at one event, or at every
-- event if p_event is null.
create or replace function outdated_claims(p_user uuid, p_event uuid) returns table (event_id uuid, invitee_id uuid)
language sql stable as $$
  select i.event_id, i.invitee_id from invitees i
  where i.user_id = p_user and i.before_claim is not null and i.rsvp_status <> 'HIDDEN' and (p_event is null or i.event_id = p_event)
    and unclaimed_invitation(i.event_id, p_user) is not null
$$;
