-- Finds and locks the guest whose RSVP is saved, by id or by account. p_rsvp is the same as in save_rsvp. refusal is the reason why the
-- caller has no access to the guest; null if there is none. guest is null if a guest may be added.
create or replace function find_guest(
  p_event uuid, p_invitee uuid, p_rsvp jsonb, out refusal text, out guest invitees
) language plpgsql as $$
declare
  v_user uuid := (p_rsvp->>'userId')::uuid;
  v_device text := p_rsvp->>'device';
begin
  -- By id, which requires a personal link, the guest's own account, or the device that added them.
  select * into guest from invitees i where i.event_id = p_event and i.invitee_id = p_invitee for update;
  if guest.invitee_id is null and v_user is not null then
    select * into guest from invitees i
    where i.event_id = p_event and i.user_id = v_user and i.rsvp_status <> 'HIDDEN' for update;
  elsif guest.invitee_id is not null and not (p_rsvp->>'proven')::boolean
    and (v_user is null or guest.user_id is distinct from v_user)
    and (v_device is null or guest.created_by is distinct from v_device) then
    refusal := 'inviteeTokenInvalid';
    return;
  end if;
  -- The guest may have got another account since the caller read it, or another link.
  if v_user <> guest.user_id
    or (p_rsvp ? 'tokenVersion' and (p_rsvp->>'tokenVersion')::integer is distinct from guest.token_version) then
    refusal := 'inviteeTokenInvalid';
  -- A guest removed by the host doesn't exist. Adding a guest requires an open link, and either an account or an RSVP.
  elsif guest.rsvp_status = 'HIDDEN' or (
    guest.invitee_id is null and (
      not (p_rsvp->>'mayCreate')::boolean
      or (not (p_rsvp->>'enters')::boolean and v_user is null and (p_rsvp->>'joins')::boolean is not true)
      or p_rsvp ? 'undoes'
    )
  ) then
    refusal := 'inviteeNotFound';
  end if;
end $$;
