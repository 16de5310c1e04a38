-- Updates guest_counts after a statement that changed invitees. `gone` contains the old rows and `come` the new ones.
create or replace function keep_guest_counts() returns trigger language plpgsql as $$
declare
  v_change record;
begin
  if tg_op = 'INSERT' then
    for v_change in
      select c.event_id, sum(c.entries)::integer as entries, sum(c.guests)::integer as guests, sum(c.going)::integer as going,
        sum(c.places)::integer as places, sum(c.unsent)::integer as unsent
      from come cross join lateral counted(come, 1) c
      group by c.event_id
    loop
      perform add_to_counts(v_change.event_id, v_change.entries, v_change.guests, v_change.going, v_change.places, v_change.unsent);
    end loop;

  elsif tg_op = 'UPDATE' then
    for v_change in
      select c.event_id, sum(c.entries)::integer as entries, sum(c.guests)::integer as guests, sum(c.going)::integer as going,
        sum(c.places)::integer as places, sum(c.unsent)::integer as unsent
      from (
        select plus.* from come cross join lateral counted(come, 1) plus
        union all
        select minus.* from gone cross join lateral counted(gone, -1) minus
      ) c
      group by c.event_id
      -- Most updates don't affect the counts. Those leave guest_counts alone.
      having (sum(c.entries), sum(c.guests), sum(c.going), sum(c.places), sum(c.unsent)) <> (0, 0, 0, 0, 0)
    loop
      perform add_to_counts(v_change.event_id, v_change.entries, v_change.guests, v_change.going, v_change.places, v_change.unsent);
    end loop;

  else
    for v_change in
      select c.event_id, sum(c.entries)::integer as entries, sum(c.guests)::integer as guests, sum(c.going)::integer as going,
        sum(c.places)::integer as places, sum(c.unsent)::integer as unsent
      from gone cross join lateral counted(gone, -1) c
      -- The counts of a deleted event are deleted by forget_guest_counts.
      where exists (select 1 from events where id = c.event_id)
      group by c.event_id
    loop
      perform add_to_counts(v_change.event_id, v_change.entries, v_change.guests, v_change.going, v_change.places, v_change.unsent);
    end loop;
  end if;
  return null;
end $$;

create or replace trigger guest_counts_insert after insert on invitees
  referencing new table as come for each statement execute function keep_guest_counts();

create or replace trigger guest_counts_update after update on invitees
  referencing old table as gone new table as come for each statement execute function keep_guest_counts();

create or replace trigger guest_counts_delete after delete on invitees
  referencing old table as gone for each statement execute function keep_guest_counts();
