-- Returns the items of an invitation that must be hidden from the account attached to it. Anything entered before is
-- hidden, because it came through a link that may have been passed on (docs/decisions/018-what-a-link-shows.md).
--
-- Contacts that the account has verified are not hidden. If one of these isn't a late contact, the guest is the owner of
-- the account, so nothing is hidden. Items that were hidden before stay hidden until the account verifies them, or a
-- contact that was hidden with them.
create or replace function withheld_from(p_user uuid, p_guest invitees) returns text[] language sql stable as $$
  with contacts as (
    select had.kind, had.kind = any(p_guest.late_contacts) as is_late, exists (
      select 1 from user_contacts c where c.user_id = p_user and c.kind = had.kind and c.value = had.value
    ) as is_verified
    from (values ('email', p_guest.email_normalized), ('phone', p_guest.phone)) had(kind, value)
    where had.value is not null
  ), vouching as (
    select kind from contacts where is_verified and not is_late
  ), written as (
    select 'message' as item where p_guest.rsvp_message <> ''
    union select 'heads' where p_guest.heads is not null
    union select response->>'questionUuid' from jsonb_array_elements(p_guest.responses) response
  )
  select array(
    select kind from contacts where not is_verified and not exists (select 1 from vouching)
    union select item from written where not exists (select 1 from vouching)
    union select item from unnest(p_guest.withheld) item
      where not exists (select 1 from contacts where is_verified and kind = item)
        and not exists (select 1 from vouching where kind = any(p_guest.withheld))
    order by 1
  )
$$;
