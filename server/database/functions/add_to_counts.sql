-- Adds a change to an event's guest counts: to a shard that no other transaction has locked, or to a new shard.
create or replace function add_to_counts(
  p_event uuid, p_entries integer, p_guests integer, p_going integer, p_places integer, p_unsent integer
) returns void language plpgsql as $$
declare
  v_part uuid;
begin
  select part into v_part from guest_counts where event_id = p_event limit 1 for update skip locked;
  if found then
    update guest_counts set
      entries = entries + p_entries,
      guests = guests + p_guests,
      going = going + p_going,
      places = places + p_places,
      unsent = unsent + p_unsent
    where event_id = p_event and part = v_part;
  else
    insert into guest_counts (event_id, entries, guests, going, places, unsent)
    values (p_event, p_entries, p_guests, p_going, p_places, p_unsent);
  end if;
end $$;
