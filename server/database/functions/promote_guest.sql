-- Gives a guest on the waitlist a place, and records a delivery to notify them.
create or replace function promote_guest(p_event uuid, p_invitee uuid) returns void language plpgsql as $$
declare
  v_modification bigint := nextval('modifications');
begin
  update invitees set waitlist_status = 'APPROVED', awaits = null, waitlisted_at = null, modification = v_modification
  where event_id = p_event and invitee_id = p_invitee;
  insert into deliveries (event_id, invitee_id, key, state, created_at)
  values (p_event, p_invitee, 'promoted/' || v_modification, 'due', (extract(epoch from now()) * 1000)::bigint);
end $$;
