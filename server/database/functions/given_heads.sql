-- Merges new details for the caterer into a guest's earlier ones. They replace the parts that the hosts ask for, p_details. The others
-- stay, so that a host who asks again has them.
create or replace function given_heads(p_before jsonb, p_given jsonb, p_details jsonb) returns jsonb
language sql immutable as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'children', case when (p_details->>'children')::boolean then p_given else p_before end->'children',
    'plusOneNames', case when (p_details->>'names')::boolean then p_given else p_before end->'plusOneNames',
    'diets', case when (p_details->>'diets')::boolean then p_given else p_before end->'diets',
    'dietNote', case when (p_details->>'diets')::boolean then p_given else p_before end->'dietNote'
  ))
$$;
