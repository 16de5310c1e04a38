-- The counts of a deleted event go with it. Its guests are deleted before, and are not taken off the counts.
create or replace function forget_guest_counts() returns trigger language plpgsql as $$
begin
  delete from guest_counts where event_id = old.id;
  return null;
end $$;

create or replace trigger guest_counts_end after delete on events
  for each row execute function forget_guest_counts();
