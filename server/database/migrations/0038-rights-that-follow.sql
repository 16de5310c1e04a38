alter table invitees
  -- Private messages from before this time were for someone else than the people who have the invitation now: for the guest whose
  -- invitation an account claimed, or the person at an earlier address.
  add column private_from bigint not null default 0,
  -- The grants by which the guest is a co-host: one, or more after a merge. A link that removes a co-host names a grant, so that it
  -- works wherever the right moves.
  add column cohost_grants uuid[] not null default '{}';

update invitees set private_from = coalesce((before_claim->>'claimed_at')::bigint, 0), before_claim = before_claim || '{"private_from":0}'
where before_claim is not null;
update invitees set cohost_grants = array[gen_random_uuid()] where cohost_status = 'ACCEPTED';

-- The guest can take a claimed invitation back, so it can't carry the right of a host. Hosts who claimed theirs keep the invitation.
update invitees set before_claim = null
where before_claim is not null and (role = 'organizer' or cohost_status = 'ACCEPTED');
alter table invitees add constraint invitees_claimed_by_guests
  check (before_claim is null or (role = 'attendee' and cohost_status is distinct from 'ACCEPTED'));
