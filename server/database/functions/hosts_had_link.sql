-- Returns true if hosts could get a guest's personal link, to pass it on, because they added the guest without an email address. One that
-- the guest typed by the link since changes nothing.
create or replace function hosts_had_link(p_guest invitees) returns boolean language sql immutable as $$
  select (p_guest).source = 'host' and ((p_guest).email is null or 'email' = any((p_guest).late_contacts))
$$;
