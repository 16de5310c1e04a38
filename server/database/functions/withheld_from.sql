-- What an account that is attached to an invitation must not see of it: whatever was there before, because it came through
-- a link that may have been passed on (docs/decisions/018-what-a-link-shows.md).
--
-- That is everything except the contacts that the account has verified; or nothing, when it has verified one that is not a
-- late contact, because then the guest is that account's owner. What was withheld before stays withheld until the account
-- verifies it, or a contact that was withheld with it.
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
