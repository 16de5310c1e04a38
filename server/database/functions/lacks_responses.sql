-- Returns true if a required question has no response.
create or replace function lacks_responses(p_questions jsonb, p_responses jsonb) returns boolean
language sql immutable as $$
  select exists (
    select 1 from jsonb_array_elements(p_questions) question
    where (question->>'isRequired')::boolean and not exists (
      select 1 from jsonb_array_elements(p_responses) response
      where response->'questionUuid' = question->'questionUuid'
    )
  )
$$;
