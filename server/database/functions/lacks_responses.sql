-- Returns true if a required question has no response, one that doesn't fit it since the host changed it, or one that isn't for all
-- people of the guest's party.
create or replace function lacks_responses(p_questions jsonb, p_responses jsonb, p_party integer) returns boolean
language sql immutable as $$
  select exists (
    select 1 from jsonb_array_elements(p_questions) question
    where (question->>'isRequired')::boolean and not exists (
      select 1 from jsonb_array_elements(p_responses) response
      where response->'questionUuid' = question->'questionUuid' and fits_question(question, response->'answerValue')
        and (not question ? 'perHead' or fits_party(question, response->'answerValue', p_party))
    )
  )
$$;
