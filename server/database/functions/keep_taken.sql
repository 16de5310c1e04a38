-- Updates the amount taken of an item after a guest's claim changed. The item's check refuses an amount over the wanted one.
create or replace function keep_taken() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update sign_up_items i set taken = i.taken - old.amount where i.event_id = old.event_id and i.item_id = old.item_id;
  end if;
  if tg_op <> 'DELETE' then
    update sign_up_items i set taken = i.taken + new.amount where i.event_id = new.event_id and i.item_id = new.item_id;
  end if;
  return null;
end $$;

create or replace trigger taken_kept after insert or delete or update of amount on sign_up_claims
  for each row execute function keep_taken();
