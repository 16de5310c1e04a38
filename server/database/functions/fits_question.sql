-- Returns true if a response has the form that its question asks for: one of the options, several options, each once, a number of
-- people for some of the options, a whole number, or a day. The app checks the same (contract/rules/guests/fitsQuestion.ts).
create or replace function fits_question(p_question jsonb, p_value jsonb) returns boolean
language sql immutable as $$
  select case p_question->>'questionType'
    when 'choice' then case
      when (p_question->>'perHead')::boolean then coalesce((
        select count(*) = count(distinct one->'option') and bool_and(
          p_question->'options' @> jsonb_build_array(one->'option') and one->>'count' ~ '^[1-9][0-9]{0,5}$'
        )
        from jsonb_array_elements(p_value->'counts') one
      ), false)
      else coalesce(p_question->'options' @> jsonb_build_array(p_value->'text'), false)
    end
    when 'choices' then coalesce((
      select p_question->'options' @> jsonb_agg(chosen) and count(*) = count(distinct chosen)
      from regexp_split_to_table(p_value->>'text', E'\n') chosen
    ), false)
    when 'number' then coalesce(p_value->>'text', '') ~ '^[0-9]{1,6}$'
    when 'date' then case
      when coalesce(p_value->>'text', '') !~ '^[0-9]{4}-(0[1-9]|1[0-2])-[0-9]{2}$' or p_value->>'text' like '0000%' then false
      else substr(p_value->>'text', 9)::integer between 1 and extract(
        day from make_date(substr(p_value->>'text', 1, 4)::integer, substr(p_value->>'text', 6, 2)::integer, 1)
          + interval '1 month' - interval '1 day'
      )
    end
    else true
  end
$$;
