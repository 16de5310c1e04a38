-- Returns the state of an invitation without what is withheld from its account, as in ownRow.ts.
create or replace function shown_state(p_guest invitees) returns jsonb language sql immutable as $$
  select rsvp_state(p_guest) || jsonb_build_object(
    'rsvp_message', case when 'message' = any((p_guest).withheld) then '' else (p_guest).rsvp_message end,
    'responses', (
      select coalesce(jsonb_agg(response order by place), '[]')
      from jsonb_array_elements((p_guest).responses) with ordinality given(response, place)
      where not response->>'questionUuid' = any((p_guest).withheld)
    ),
    'heads', case when not 'heads' = any((p_guest).withheld) then (p_guest).heads end
  )
$$;
