-- Returns true if others may have the personal link of a guest who has just proven a contact of theirs: the person who entered the contact
-- through the open link, or hosts.
create or replace function others_had_link(p_guest invitees) returns boolean language sql immutable as $$
  select (p_guest).source = 'link' or hosts_had_link(p_guest)
$$;
