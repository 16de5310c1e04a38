-- Returns a host's decision that keeps a person from an event, `removed` or `denied`: about their account, one of its contacts, or one
-- of the given contacts, which are keyed hashes. A removal counts more than a denied spot. Null if there is none.
create or replace function exclusion_of(p_event uuid, p_user uuid, p_contacts text[] default '{}')
returns text language sql stable as $$
  select case when bool_or(x.decision = 'removed') then 'removed' when count(*) > 0 then 'denied' end
  from exclusions x
  where x.event_id = p_event and (
    x.user_id = p_user or x.contact_key = any(p_contacts) or x.contact_key in (
      select h.contact_key from host_contacts h where h.host_id = p_user and h.left_at is null
    )
  )
$$;
