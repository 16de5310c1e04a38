-- Responses to song questions contain the time of the request. For earlier ones, it is the time of the guest's last RSVP.
update invitees i set responses = (
  select jsonb_agg(
    case when exists (
      select 1 from jsonb_array_elements(e.questions) question
      where question->'questionUuid' = response->'questionUuid' and question->>'questionType' = 'song'
    ) then response || jsonb_build_object('requestedAt', i.rsvp_at) else response end
    order by place
  )
  from jsonb_array_elements(i.responses) with ordinality given(response, place)
)
from events e
where e.id = i.event_id and e.questions @> '[{"questionType": "song"}]' and i.responses <> '[]' and i.rsvp_at is not null;
