-- Returns the ids of a host's account, and of the other accounts of its owner: those that have or had one of its contacts, or a contact
-- of such an account, and so on. At most a hundred, the nearest first, because a shared number can connect many people.
create or replace function host_ids(p_host uuid) returns setof uuid language sql stable as $$
  with recursive ids(id) as (
    select p_host
    union
    select other.host_id from ids
    join host_contacts own on own.host_id = ids.id
    join host_contacts other on other.contact_key = own.contact_key
  )
  select id from ids limit 100
$$;
