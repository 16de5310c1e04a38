-- Returns true if a response is for as many people as a guest's party has: no more, and no fewer if the question is required. Other
-- responses than counts fit any party. The app checks the same (contract/rules/guests/fitsQuestion.ts).
create or replace function fits_party(p_question jsonb, p_value jsonb, p_party integer) returns boolean
language sql immutable as $$
  select case when p_value ? 'counts' then (
    select case when (p_question->>'isRequired')::boolean then sum(people) = p_party else sum(people) <= p_party end
    from (select (one->>'count')::numeric as people from jsonb_array_elements(p_value->'counts') one) counted
  ) else true end
$$;
