-- Returns an invitation after an RSVP, with `withheld` and `late_contacts` updated. Anything that the invitation's own
-- account entered is shown to the account. Anything entered through the link is withheld, as long as something else is
-- withheld. Contacts that the account didn't enter itself are late.
--
-- p_by is the account that RSVPs, or null. p_rsvp is the same as in save_rsvp.
create or replace function withheld_after(p_old invitees, p_new invitees, p_by uuid, p_rsvp jsonb)
returns invitees language plpgsql stable as $$
declare
  v_new invitees := p_new;
  -- The items that this RSVP writes, and the items that are present afterward.
  v_written text[] := '{}';
  -- A guest who was asked to co-host can't prove who they are by a contact that they add afterward, nor can an account that claimed
  -- the invitation through its link.
  v_is_asked boolean := p_old.cohost_status in ('PENDING', 'SUCCESS', 'FAILED');
  v_is_claimed boolean := p_new.before_claim is not null;
  v_present text[];
begin
  v_new.withheld := case
    when p_old.user_id is null and p_new.user_id is not null then withheld_from(p_new.user_id, p_old)
    else p_old.withheld
  end;
  if p_rsvp->>'status' = 'SEEN' and (p_rsvp ? 'undoes' or (p_rsvp->>'writes')::boolean is not true) then
    return v_new;
  end if;

  if p_new.email is distinct from p_old.email then
    v_written := v_written || '{email}';
  end if;
  if p_new.phone is distinct from p_old.phone then
    v_written := v_written || '{phone}';
  end if;
  v_new.late_contacts := array(
    select unnest(p_old.late_contacts) except select unnest(v_written)
    union select unnest(v_written) where p_by is null or p_new.user_id is distinct from p_by or v_is_asked or v_is_claimed
    -- Accounts can enter numbers that they haven't verified.
    union select 'phone' where 'phone' = any(v_written) and not exists (
      select 1 from user_contacts c where c.user_id = p_by and c.kind = 'phone' and c.value = p_new.phone
    )
    order by 1
  );
  if cardinality(v_new.withheld) = 0 then
    return v_new;
  end if;

  v_written := v_written || array(
    select 'message' where p_rsvp ? 'message'
    union select 'heads' where p_rsvp ? 'heads'
    union select response->>'questionUuid' from jsonb_array_elements(p_rsvp->'responses') response
  );
  if p_new.user_id is null or p_new.user_id = p_by then
    v_new.withheld := array(select unnest(v_new.withheld) except select unnest(v_written) order by 1);
  else
    v_present := array(
      select 'message' where p_new.rsvp_message <> ''
      union select 'heads' where p_new.heads is not null
      union select response->>'questionUuid' from jsonb_array_elements(p_new.responses) response
    );
    v_new.withheld := array(
      (select unnest(v_written) intersect select unnest(v_present)) union select unnest(v_new.withheld) order by 1
    );
  end if;
  return v_new;
end $$;
