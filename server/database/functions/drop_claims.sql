-- Gives back everything that a guest signed up to bring. Locks the items first and in order, as all code does that changes claims.
create or replace function drop_claims(p_event uuid, p_invitee uuid) returns void language plpgsql as $$
begin
  perform 1 from sign_up_items i
  where i.event_id = p_event and exists (
    select 1 from sign_up_claims c
    where c.event_id = i.event_id and c.item_id = i.item_id and c.invitee_id = p_invitee
  )
  order by i.item_id for update;
  delete from sign_up_claims c where c.event_id = p_event and c.invitee_id = p_invitee;
end $$;
