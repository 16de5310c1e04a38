-- Returns the ids of a host's account, and of the other accounts that have or had one of its contacts.
create or replace function host_ids(p_host uuid) returns setof uuid language sql stable as $$
  select p_host
  union
  select other.host_id from host_contacts own join host_contacts other using (contact_key) where own.host_id = p_host
$$;
