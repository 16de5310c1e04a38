-- Ends the links of the invitations that were merged into one when its own links are revoked, because they open the same invitation.
create or replace function end_aliases() returns trigger language plpgsql as $$
begin
  delete from invitee_aliases where event_id = new.event_id and into_id = new.invitee_id;
  return null;
end $$;

create or replace trigger aliases_ended after update of token_version on invitees for each row
  when (new.token_version <> old.token_version) execute function end_aliases();
