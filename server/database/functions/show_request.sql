-- Shows the state of a request to co-host in the guest's row. The row gives no right: a request belongs to the contact that it was sent to.
create or replace function show_request() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update invitees set cohost_status = null, modification = nextval('modifications')
    where event_id = old.event_id and invitee_id = old.invitee_id and cohost_status in ('PENDING', 'FAILED', 'SUCCESS');
  else
    update invitees set cohost_status = new.state, modification = nextval('modifications')
    where event_id = new.event_id and invitee_id = new.invitee_id;
  end if;
  return null;
end $$;

create or replace trigger request_shown after insert or update or delete on cohost_requests
  for each row execute function show_request();
