-- Returns true if a response is for more people than a guest's party has.
create or replace function exceeds_party(p_questions jsonb, p_responses jsonb, p_party integer) returns boolean
language sql immutable as $$
  select exists (
    select 1 from jsonb_array_elements(p_responses) response
    join jsonb_array_elements(p_questions) question on question->'questionUuid' = response->'questionUuid'
    where (question->>'perHead')::boolean
      and not fits_party(question || '{"isRequired": false}', response->'answerValue', p_party)
  )
$$;
