-- Uses up several budgets, or none of them if one is exhausted: returns the first such budget and when its period ends.
--   p_costs   a list of {name, subject, amount, max, ms}, where ms is the length of the budget's period
create or replace function spend_budgets(p_costs jsonb, p_now bigint)
returns table (budget text, free_at bigint) language plpgsql as $$
declare
  v_cost record;
  v_row budgets;
begin
  -- Rows are locked in one order, so that concurrent calls don't deadlock.
  for v_cost in
    select * from jsonb_to_recordset(p_costs) as cost (name text, subject text, amount bigint, max bigint, ms bigint)
    order by cost.name, cost.subject
  loop
    insert into budgets as b (name, subject, used, ends_at)
    values (v_cost.name, v_cost.subject, 0, p_now + v_cost.ms)
    on conflict on constraint budgets_pkey do update set
      used = case when b.ends_at <= p_now then 0 else b.used end,
      ends_at = case when b.ends_at <= p_now then p_now + v_cost.ms else b.ends_at end
    returning * into v_row;
    if v_row.used + v_cost.amount > v_cost.max then
      return query select v_row.name, v_row.ends_at;
      return;
    end if;
  end loop;
  update budgets b set used = b.used + cost.amount
  from jsonb_to_recordset(p_costs) as cost (name text, subject text, amount bigint)
  where b.name = cost.name and b.subject = cost.subject;
end $$;
