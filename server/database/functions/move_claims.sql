-- Moves a guest's claims to another guest of the same event, who is the same person. If both claimed an item, adds the amounts up.
-- If the other guest isn't going, gives the claims back.
create or replace function move_claims(p_event uuid, p_from uuid, p_into uuid) returns void language plpgsql as $$
begin
  if not exists (
    select 1 from invitees i
    where i.event_id = p_event and i.invitee_id = p_into
      and i.rsvp_status = 'YES' and coalesce(i.waitlist_status, 'APPROVED') = 'APPROVED'
  ) then
    perform drop_claims(p_event, p_from);
    return;
  end if;
  perform 1 from sign_up_items i
  where i.event_id = p_event and exists (
    select 1 from sign_up_claims c
    where c.event_id = i.event_id and c.item_id = i.item_id and c.invitee_id in (p_from, p_into)
  )
  order by i.item_id for update;
  update sign_up_claims c set invitee_id = p_into
  where c.event_id = p_event and c.invitee_id = p_from and not exists (
    select 1 from sign_up_claims o where o.event_id = p_event and o.item_id = c.item_id and o.invitee_id = p_into
  );
  with gone as (
    delete from sign_up_claims c where c.event_id = p_event and c.invitee_id = p_from returning c.item_id, c.amount, c.note
  )
  update sign_up_claims c
  set amount = least(c.amount + gone.amount, 999), note = coalesce(nullif(c.note, ''), gone.note)
  from gone where c.event_id = p_event and c.item_id = gone.item_id and c.invitee_id = p_into;
end $$;
