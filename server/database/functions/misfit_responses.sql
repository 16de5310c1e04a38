-- Returns true if a new response doesn't fit its question. An earlier response may be sent again, even if the host has changed the
-- question since. An empty response fits any question, because it removes the earlier one.
create or replace function misfit_responses(p_before jsonb, p_given jsonb, p_questions jsonb) returns boolean
language sql immutable as $$
  select exists (
    select 1 from jsonb_array_elements(p_given) given
    join jsonb_array_elements(p_questions) question on question->'questionUuid' = given->'questionUuid'
    where btrim(given->'answerValue'->>'text', E' \n\t') is distinct from ''
      and not fits_question(question, given->'answerValue')
      and not exists (
        select 1 from jsonb_array_elements(p_before) before
        where before->'questionUuid' = given->'questionUuid' and before->'answerValue' = given->'answerValue'
      )
  )
$$;
