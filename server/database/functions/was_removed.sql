-- Returns true if a host removed a user from an event, under any of their accounts or contacts.
create or replace function was_removed(p_event uuid, p_user uuid) returns boolean language sql stable as $$
  select exclusion_of(p_event, p_user) is not distinct from 'removed'
$$;
