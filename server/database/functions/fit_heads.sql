-- Returns a guest's details for the caterer, cut to the guest and the plus-ones, at least one of whom is an adult, and without empty
-- parts. Returns null if nothing is left, or the guest hasn't said yes.
create or replace function fit_heads(p_heads jsonb, p_status text, p_additional integer) returns jsonb
language sql immutable as $$
  select case when p_status = 'YES' then nullif(jsonb_strip_nulls(jsonb_build_object(
    'children', nullif(least(coalesce((p_heads->>'children')::integer, 0), p_additional), 0),
    'plusOneNames', (
      select jsonb_agg(name order by place)
      from jsonb_array_elements(p_heads->'plusOneNames') with ordinality named(name, place) where place <= p_additional
    ),
    'diets', (
      select jsonb_agg(jsonb_build_object('diet', one->'diet', 'count', least((one->>'count')::integer, 1 + p_additional))
        order by place)
      from jsonb_array_elements(p_heads->'diets') with ordinality chosen(one, place)
    ),
    'dietNote', nullif(p_heads->>'dietNote', '')
  )), '{}') end
$$;
