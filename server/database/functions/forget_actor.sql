-- Forgets that an account acted in an invitee's row when the row gets another account, which hosts then don't know of (isConnected.ts).
create or replace function forget_actor() returns trigger language plpgsql as $$
begin
  new.acted_by := null;
  return new;
end $$;

create or replace trigger actor_forgotten before update of user_id on invitees
  for each row when (new.acted_by is not null and new.acted_by is distinct from new.user_id) execute function forget_actor();
