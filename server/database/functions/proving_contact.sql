-- Returns the contact that can prove who a guest is, as in provingContact.ts. Null if there is none.
create or replace function proving_contact(p_guest invitees, out kind text, out value text) language sql immutable as $$
  select
    case when has_email then 'email' when has_phone then 'phone' end,
    case when has_email then (p_guest).email_normalized when has_phone then (p_guest).phone end
  from (
    select
      (p_guest).email_normalized is not null and not 'email' = any((p_guest).late_contacts) as has_email,
      (p_guest).phone is not null and not 'phone' = any((p_guest).late_contacts) as has_phone
  ) contacts
$$;
