-- Returns true if a guest belongs to the person at their contact of the given kind, `email` or `phone`. That is no late contact, unless
-- the guest has no other: then the link is all there is to prove who they are, and the contact came with it.
create or replace function vouches(p_kind text, p_guest invitees) returns boolean language sql stable as $$
  select not p_kind = any((p_guest).late_contacts) or (select contact.kind is null from proving_contact(p_guest) contact)
$$;
