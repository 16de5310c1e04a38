-- Returns the number of taken places at an event, excluding those of the guest p_except, if given.
create or replace function taken_places(p_event uuid, p_except uuid) returns integer language sql stable as $$
  select (select coalesce(sum(places), 0)::integer from guest_counts where event_id = p_event)
    - coalesce((select place_count(i) from invitees i where event_id = p_event and invitee_id = p_except), 0)
$$;
