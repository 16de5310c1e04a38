-- Merges new responses to a host's questions into the earlier ones. An empty response removes the earlier one. Responses to
-- questions that the event no longer asks are dropped.
create or replace function merge_responses(p_before jsonb, p_given jsonb, p_questions jsonb)
returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(merged.response order by merged.is_given, merged.place), '[]') from (
    select response, false as is_given, place from jsonb_array_elements(p_before) with ordinality before(response, place)
    where not exists (
      select 1 from jsonb_array_elements(p_given) given where given->'questionUuid' = response->'questionUuid'
    )
    union all
    select response, true, place from jsonb_array_elements(p_given) with ordinality given(response, place)
    where btrim(response->'answerValue'->>'text', E' \n\t') is distinct from ''
  ) merged
  where exists (
    select 1 from jsonb_array_elements(p_questions) question
    where question->'questionUuid' = merged.response->'questionUuid'
  )
$$;
