-- Merges new responses to a host's questions into the earlier ones. An empty response removes the earlier one, unless
-- that doesn't fit its question since the host changed it, because then the guest wasn't shown it. Responses to questions that
-- the event no longer asks are dropped. A response to a song question gets the time of the request, which stays
-- the same until the guest requests another song.
create or replace function merge_responses(p_before jsonb, p_given jsonb, p_questions jsonb, p_now bigint)
returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(merged.response order by merged.is_given, merged.place), '[]') from (
    select response, false as is_given, place from jsonb_array_elements(p_before) with ordinality before(response, place)
    where not exists (
      select 1 from jsonb_array_elements(p_given) given
      where given->'questionUuid' = response->'questionUuid' and not (
        btrim(given->'answerValue'->>'text', E' \n\t') is not distinct from ''
        and exists (
          select 1 from jsonb_array_elements(p_questions) question
          where question->'questionUuid' = response->'questionUuid'
            and not fits_question(question, response->'answerValue')
        )
      )
    )
    union all
    select response || coalesce((
      select jsonb_build_object('requestedAt', coalesce((
        select before->'requestedAt' from jsonb_array_elements(p_before) before
        where before->'questionUuid' = response->'questionUuid'
          and coalesce(before->'answerValue'->'song'->'songUri', before->'answerValue')
            = coalesce(response->'answerValue'->'song'->'songUri', response->'answerValue')
        limit 1
      ), to_jsonb(p_now)))
      from jsonb_array_elements(p_questions) question
      where question->'questionUuid' = response->'questionUuid' and question->>'questionType' = 'song'
      limit 1
    ), '{}'), true, place
    from jsonb_array_elements(p_given) with ordinality given(response, place)
    where btrim(response->'answerValue'->>'text', E' \n\t') is distinct from ''
  ) merged
  where exists (
    select 1 from jsonb_array_elements(p_questions) question
    where question->'questionUuid' = merged.response->'questionUuid'
  )
$$;
