-- Adds no guest with the id of an invitation that was merged into another one. Callers choose the ids of new guests, and the links of the
-- merged invitation, which would be the new guest's, open the other one.
create or replace function refuse_merged_id() returns trigger language plpgsql as $$
begin
  return case when exists (
    select 1 from invitee_aliases a where a.event_id = new.event_id and a.invitee_id = new.invitee_id
  ) then null else new end;
end $$;

create or replace trigger merged_id_refused before insert on invitees
  for each row execute function refuse_merged_id();
