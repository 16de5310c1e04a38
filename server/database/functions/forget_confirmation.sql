-- Forgets that the owner of an invitee's email address confirmed it when the address changes. A merge brings the confirmation of the
-- address that it takes from the other row.
create or replace function forget_confirmation() returns trigger language plpgsql as $$
begin
  new.email_confirmed_at := null;
  return new;
end $$;

create or replace trigger confirmation_forgotten before update of email_normalized on invitees
  for each row when (
    new.email_confirmed_at is not null and new.email_normalized is distinct from old.email_normalized
    and (new.email_normalized is null or new.email_confirmed_at is not distinct from old.email_confirmed_at)
  ) execute function forget_confirmation();
