-- Gives back what a guest signed up to bring when they are no longer going: after a no, a maybe, an undone yes, or a lost spot, and when a
-- host removes them.
create or replace function give_back_claims() returns trigger language plpgsql as $$
begin
  perform drop_claims(new.event_id, new.invitee_id);
  return null;
end $$;

create or replace trigger claims_given_back after update of rsvp_status, waitlist_status on invitees for each row
  when (
    old.rsvp_status = 'YES' and coalesce(old.waitlist_status, 'APPROVED') = 'APPROVED'
    and not (new.rsvp_status = 'YES' and coalesce(new.waitlist_status, 'APPROVED') = 'APPROVED')
  )
  execute function give_back_claims();
