-- How many places of an event's capacity are taken, not counting one guest's (none is left out when p_except is null).
create or replace function taken_places(p_event uuid, p_except uuid) returns integer language sql stable as $$
  select (select coalesce(sum(places), 0)::integer from guest_counts where event_id = p_event)
    - coalesce((select place_count(i) from invitees i where event_id = p_event and invitee_id = p_except), 0)
$$;
