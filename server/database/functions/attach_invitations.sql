-- Assigns a user the invitations that were sent to one of their verified contacts and are unclaimed: at one event, or at every
-- event if p_event is null. At each event, a matching email takes precedence over a matching phone, then the oldest
-- invitation wins. A late contact counts only if no other contact proves who the guest is. An invitation that another account claimed
-- through its link, without having verified its contact, is taken from that account first (release_claim.sql). A user who claimed someone
-- else's invitation, and was also invited by a host, gets their own invitation in its place, with what they entered.
--
-- Anyone who RSVPs through the open link can enter any contact, and hosts can get some links (hosts_had_link.sql). So the personal link of
-- such an invitation is revoked (others_had_link.sql), and with it the device that created the invitation.
create or replace function attach_invitations(p_user uuid, p_event uuid) returns void language plpgsql as $$
declare
  v_found record;
begin
  -- Locks are always taken in the order events, accounts, guests.
  perform 1 from events e
  where e.id in (
    select claims.event_id from claims_on(p_user, p_event) claims union select claims.event_id from outdated_claims(p_user, p_event) claims
  )
  order by e.id for no key update;

  -- Prevents the account from being deleted meanwhile.
  perform 1 from users where id = p_user and deleted_at is null for key share;
  if not found then
    return;
  end if;

  for v_found in select c.event_id, c.invitee_id from claims_on(p_user, p_event) c order by c.event_id, c.invitee_id loop
    perform release_claim(v_found.event_id, v_found.invitee_id, true);
    -- The other account came by the guest's link, which the guest doesn't need anymore.
    update invitees i set token_version = i.token_version + 1
    where i.event_id = v_found.event_id and i.invitee_id = v_found.invitee_id;
  end loop;

  for v_found in select c.event_id, c.invitee_id from outdated_claims(p_user, p_event) c order by c.event_id, c.invitee_id loop
    perform release_claim(v_found.event_id, v_found.invitee_id, true);
  end loop;

  for v_found in
    select distinct on (found.event_id) found.event_id, found.invitee_id, found.waitlist_status from (
      select i.event_id, i.invitee_id, i.waitlist_status, 1 as rank, i.created_at,
        host_invited(p_user, i) as is_invited
      from user_contacts c
      join invitees i on i.email_normalized = c.value
      where c.user_id = p_user and c.kind = 'email' and belongs_to(p_user, i) and (p_event is null or i.event_id = p_event)
      union all
      select i.event_id, i.invitee_id, i.waitlist_status, 2, i.created_at, host_invited(p_user, i)
      from user_contacts c
      join invitees i on i.phone = c.value
      where c.user_id = p_user and c.kind = 'phone' and belongs_to(p_user, i) and (p_event is null or i.event_id = p_event)
    ) found cross join lateral exclusion_of(found.event_id, p_user) as exclusion
    -- A host's invitation to the person counts more than a decision about them. What they entered through the open link, or through the
    -- link of a guest without a contact, doesn't.
    where (
      found.is_invited or exclusion is null or (exclusion = 'denied' and found.waitlist_status = 'DENIED')
    ) and not exists (
      select 1 from invitees own
      where own.event_id = found.event_id and own.user_id = p_user and own.rsvp_status <> 'HIDDEN'
    )
    order by found.event_id, found.rank, found.created_at, found.invitee_id
  loop
    begin
      update invitees i set
        user_id = p_user,
        withheld = withheld_from(p_user, i),
        token_version = token_version + others_had_link(i)::integer
      -- While this call waited, a host may have sent the invitation to someone else, or removed the guest.
      where event_id = v_found.event_id and invitee_id = v_found.invitee_id and belongs_to(p_user, i);
      -- A guest who was denied before their contact was known.
      if found and v_found.waitlist_status = 'DENIED' and exclusion_of(v_found.event_id, p_user) is null then
        insert into exclusions (event_id, exclusion_id, decision, user_id, decided_at)
        values (v_found.event_id, gen_random_uuid(), 'denied', p_user, (extract(epoch from now()) * 1000)::bigint);
      end if;
    exception when unique_violation then
      -- The user got another invitation to this event in the meantime and keeps that one.
    end;
  end loop;
end $$;
