-- Gives a guest on the waitlist a place, and records a delivery to notify them, but at most three a day. Otherwise, a host could
-- send any number of emails to one address by taking the place away and giving it again.
create or replace function promote_guest(p_event uuid, p_invitee uuid) returns void language plpgsql as $$
declare
  v_modification bigint := nextval('modifications');
  v_entered_by uuid;
  v_now bigint := (extract(epoch from now()) * 1000)::bigint;
begin
  update invitees set waitlist_status = 'APPROVED', awaits = null, waitlisted_at = null, modification = v_modification
  where event_id = p_event and invitee_id = p_invitee
  returning entered_by into v_entered_by;
  insert into deliveries (event_id, invitee_id, key, state, sent_by, created_at)
  select p_event, p_invitee, 'promoted/' || v_modification, 'due', v_entered_by, v_now
  where 3 > (
    select count(*) from deliveries
    where event_id = p_event and invitee_id = p_invitee and key like 'promoted/%' and created_at > v_now - 86400000
  );
end $$;
