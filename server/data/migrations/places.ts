/** Heads that take up places: hosts and co-hosts take none (OPT-09). */
export const takenPlaces = `create function taken_places(p_event uuid, p_except uuid) returns integer language sql stable as $$
  select coalesce(sum(1 + additional_guest_count), 0)::integer from invitees
  where event_id = p_event and invitee_id is distinct from p_except and rsvp_status = 'YES' and role = 'attendee'
    and cohost_status is distinct from 'ACCEPTED'
    and (waitlist_status is null or waitlist_status = 'APPROVED')
$$`

/** Gives a waiting guest a place, and notes that they are to be told so. */
export const seatWaiting = `create function seat_waiting(p_event uuid, p_invitee uuid) returns void language plpgsql as $$
declare
  v_modification bigint := nextval('modifications');
begin
  update invitees set waitlist_status = 'APPROVED', awaits = null, waitlisted_at = null, modification = v_modification
  where event_id = p_event and invitee_id = p_invitee;
  insert into deliveries (event_id, invitee_id, key, state, created_at)
  values (p_event, p_invitee, 'seated/' || v_modification, 'due', (extract(epoch from now()) * 1000)::bigint);
end $$`

/** Gives free places to waiting parties, the oldest that fits first; answers how many. The caller holds the event's row. */
export const promoteWaiting = `create function promote_waiting(p_event uuid, p_capacity integer) returns integer language plpgsql as $$
declare
  v_taken integer := taken_places(p_event, null);
  v_waiting invitees;
  v_seated integer := 0;
begin
  for v_waiting in
    select * from invitees
    where event_id = p_event and waitlist_status = 'PENDING_APPROVAL' and awaits = 'place' and rsvp_status = 'YES'
    order by waitlisted_at, invitee_id
    for update
  loop
    if v_taken + 1 + v_waiting.additional_guest_count <= p_capacity then
      perform seat_waiting(p_event, v_waiting.invitee_id);
      v_taken := v_taken + 1 + v_waiting.additional_guest_count;
      v_seated := v_seated + 1;
    end if;
  end loop;
  return v_seated;
end $$`
