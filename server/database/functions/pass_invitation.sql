-- Ends what a person has at an invitation that passes to another person, or that is merged into their other one. What they signed up to
-- bring, answered about proposed times, and added to the album at p_since or later goes to their own invitation p_into. If that one
-- claims an item or answers a time, too, the amounts are added up, and its own answer wins. If they aren't going there, items are given
-- back. If p_into is null, answers are deleted, too, and photos stay in the album as no guest's, so that only hosts can delete them.
--
-- The caller must have locked the event and p_from. To end the person's links, raise the invitation's token_version (end_aliases.sql).
-- Earlier private messages are hidden by private_from.
create or replace function pass_invitation(p_event uuid, p_from uuid, p_into uuid, p_since bigint) returns void language plpgsql as $$
declare
  v_going uuid;
  -- The earliest time of what goes to an invitation that was only claimed, so that it leaves with the claimer, too.
  v_earliest bigint;
begin
  select case when i.rsvp_status = 'YES' and coalesce(i.waitlist_status, 'APPROVED') = 'APPROVED' then i.invitee_id end,
    case when i.before_claim is not null then i.private_from end
  into v_going, v_earliest
  from invitees i where i.event_id = p_event and i.invitee_id = p_into;

  -- Locks the items first and in order, as all code does that changes claims.
  perform 1 from sign_up_items i
  where i.event_id = p_event and exists (
    select 1 from sign_up_claims c
    where c.event_id = i.event_id and c.item_id = i.item_id and c.invitee_id in (p_from, p_into)
  )
  order by i.item_id for update;
  update sign_up_claims c set invitee_id = v_going, claimed_at = greatest(c.claimed_at, v_earliest)
  where c.event_id = p_event and c.invitee_id = p_from and c.claimed_at >= p_since and v_going is not null and not exists (
    select 1 from sign_up_claims o where o.event_id = p_event and o.item_id = c.item_id and o.invitee_id = v_going
  );
  with gone as (
    delete from sign_up_claims c where c.event_id = p_event and c.invitee_id = p_from and c.claimed_at >= p_since
    returning c.item_id, c.amount, c.note
  )
  update sign_up_claims c
  set amount = least(c.amount + gone.amount, 999), note = coalesce(nullif(c.note, ''), gone.note)
  from gone where c.event_id = p_event and c.item_id = gone.item_id and c.invitee_id = v_going;

  update time_answers a set invitee_id = p_into, answered_at = greatest(a.answered_at, v_earliest)
  where a.event_id = p_event and a.invitee_id = p_from and a.answered_at >= p_since and p_into is not null and not exists (
    select 1 from time_answers o where o.event_id = p_event and o.starts_at = a.starts_at and o.invitee_id = p_into
  );
  delete from time_answers a where a.event_id = p_event and a.invitee_id = p_from and a.answered_at >= p_since;

  update album_photos p set invitee_id = p_into, created_at = greatest(p.created_at, v_earliest)
  where p.event_id = p_event and p.invitee_id = p_from and p.created_at >= p_since;
end $$;
