/**
 * The answers to a host's questions that stand once some were given: those and the ones before. An empty text takes an
 * answer back; what answers no question of the event goes.
 */
export const joinedAnswers = `create function joined_answers(p_before jsonb, p_given jsonb, p_questions jsonb)
returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(one.answer order by one.given, one.place), '[]') from (
    select answer, false as given, place from jsonb_array_elements(p_before) with ordinality before(answer, place)
    where not exists (
      select 1 from jsonb_array_elements(p_given) given where given->'questionUuid' = answer->'questionUuid'
    )
    union all
    select answer, true, place from jsonb_array_elements(p_given) with ordinality given(answer, place)
    where btrim(answer->'answerValue'->>'text', E' \\n\\t') is distinct from ''
  ) one
  where exists (
    select 1 from jsonb_array_elements(p_questions) question
    where question->'questionUuid' = one.answer->'questionUuid'
  )
$$`

/** Whether a question that must be answered is not. */
export const lacksAnswers = `create function lacks_answers(p_questions jsonb, p_answers jsonb) returns boolean
language sql immutable as $$
  select exists (
    select 1 from jsonb_array_elements(p_questions) question
    where (question->>'isRequired')::boolean and not exists (
      select 1 from jsonb_array_elements(p_answers) answer where answer->'questionUuid' = question->'questionUuid'
    )
  )
$$`
