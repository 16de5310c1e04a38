-- Plans a delivery to confirm a guest's RSVP by email, if it changed between a yes, a no, a maybe, and the waitlist. It is queued after
-- the transaction (messaging/confirmations/queueConfirmations.ts). Only inserts, so that RSVPs don't wait for deliveries.
create or replace function plan_confirmation(p_old invitees, p_new invitees, p_now bigint)
returns void language plpgsql as $$
declare
  v_reply text := rsvp_reply(p_new);
begin
  if v_reply is null or v_reply is not distinct from rsvp_reply(p_old) or (p_new.email is null and not p_new.is_connected) then
    return;
  end if;
  insert into deliveries (event_id, invitee_id, key, state, sent_by, created_at)
  values (p_new.event_id, p_new.invitee_id, 'confirmation/' || v_reply || '/' || p_new.modification, 'planned', p_new.entered_by,
    p_now);
end $$;
