-- Returns the questions that a guest with these responses is asked. A question with a condition is asked only if the other question
-- stands earlier in the list, is asked too, and has one of the condition's responses. The app does the same
-- (contract/rules/questions/conditions.ts).
create or replace function asked_questions(p_questions jsonb, p_responses jsonb) returns jsonb
language plpgsql immutable as $$
declare
  v_asked jsonb := '[]';
  v_question jsonb;
  v_other jsonb;
  v_value jsonb;
  v_given text[];
begin
  if not p_questions @? '$[*].askedIf' then
    return p_questions;
  end if;
  for v_question in
    select question from jsonb_array_elements(p_questions) with ordinality listed(question, place) order by place
  loop
    if v_question ? 'askedIf' then
      v_other := null;
      v_value := null;
      select question into v_other from jsonb_array_elements(v_asked) question
      where question->'questionUuid' = v_question->'askedIf'->'questionUuid' limit 1;
      continue when v_other is null;
      select response->'answerValue' into v_value
      from jsonb_array_elements(p_responses) with ordinality given(response, place)
      where response->'questionUuid' = v_other->'questionUuid' order by place limit 1;
      v_given := case v_other->>'questionType'
        when 'yesNo' then array[case v_value->>'isYes' when 'true' then 'yes' when 'false' then 'no' end]
        when 'choice' then array[v_value->>'text']
        when 'choices' then string_to_array(v_value->>'text', E'\n')
      end;
      continue when not coalesce(v_question->'askedIf'->'responses' ?| v_given, false);
    end if;
    v_asked := v_asked || jsonb_build_array(v_question);
  end loop;
  return v_asked;
end $$;
