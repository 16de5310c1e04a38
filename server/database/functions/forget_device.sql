-- Forgets the device that added an invitee by the open link when the invitee's links are revoked, because it would get a new link by
-- repeating its call.
create or replace function forget_device() returns trigger language plpgsql as $$
begin
  new.created_by := null;
  return new;
end $$;

create or replace trigger device_forgotten before update of token_version on invitees
  for each row when (new.created_by is not null and new.token_version <> old.token_version) execute function forget_device();
