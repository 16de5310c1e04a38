-- Returns the ids of the events in which co-hosts caused deliveries. Reads one index entry per event, however many deliveries it has.
create or replace function sent_events(p_hosts uuid[]) returns setof uuid language sql stable as $$
  with recursive steps(host, event_id) as (
    select host, (select d.event_id from deliveries d where d.sent_by = host order by d.event_id limit 1)
    from unnest(p_hosts) host
    union all
    select host, (
      select d.event_id from deliveries d where d.sent_by = host and d.event_id > steps.event_id order by d.event_id limit 1
    )
    from steps where event_id is not null
  )
  select distinct event_id from steps where event_id is not null
$$;
