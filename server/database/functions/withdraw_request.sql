-- Withdraws a request to co-host when the guest is removed, or when the contact that proves who the guest is changes: by the guest, a
-- host, or a merge. The contact is the same as in provingContact.ts.
create or replace function withdraw_request() returns trigger language plpgsql as $$
begin
  delete from cohost_requests where event_id = new.event_id and invitee_id = new.invitee_id;
  return null;
end $$;

create or replace trigger request_withdrawn after update of email_normalized, phone, late_contacts, rsvp_status on invitees
  for each row when (
    (new.rsvp_status = 'HIDDEN' and old.rsvp_status <> 'HIDDEN') or (
      case
        when old.email_normalized is not null and not 'email' = any(old.late_contacts) then 'email ' || old.email_normalized
        when old.phone is not null and not 'phone' = any(old.late_contacts) then 'phone ' || old.phone
      end
    ) is distinct from (
      case
        when new.email_normalized is not null and not 'email' = any(new.late_contacts) then 'email ' || new.email_normalized
        when new.phone is not null and not 'phone' = any(new.late_contacts) then 'phone ' || new.phone
      end
    )
  ) execute function withdraw_request();
