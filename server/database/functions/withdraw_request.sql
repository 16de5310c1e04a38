-- Withdraws a request to co-host when the contact that proves who the guest is changes, whatever changed it: the guest, a host, or a
-- merge. Whoever proves the new contact was never asked. The contact is the same as in provingContact.ts.
create or replace function withdraw_request() returns trigger language plpgsql as $$
begin
  new.cohost_status := null;
  return new;
end $$;

create or replace trigger request_withdrawn before update of email_normalized, phone, late_contacts on invitees
  for each row when (
    new.cohost_status in ('PENDING', 'FAILED', 'SUCCESS')
    and (
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
