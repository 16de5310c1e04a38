-- Deletes the counts of a deleted event. Its guests are deleted first, and aren't deducted from the counts.
create or replace function forget_guest_counts() returns trigger language plpgsql as $$
begin
  delete from guest_counts where event_id = old.id;
  return null;
end $$;

create or replace trigger guest_counts_end after delete on events
  for each row execute function forget_guest_counts();
