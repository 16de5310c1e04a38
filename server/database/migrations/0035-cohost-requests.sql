-- Requests to co-host (docs/decisions/034-cohosts-prove-their-contact.md). A request belongs to the contact or account that it was sent to.
-- invitees.cohost_status only shows its state to the hosts (functions/show_request.sql).
create table cohost_requests (
  event_id uuid not null,
  invitee_id uuid not null,
  -- Both are null if nothing proves who the guest is. Such a guest can only use the co-host link.
  contact_key text,
  user_id uuid references users on delete cascade,
  asked_by uuid not null references users on delete cascade,
  asked_at bigint not null,
  expires_at bigint not null,
  state text not null default 'PENDING' check (state in ('PENDING', 'FAILED', 'SUCCESS')),
  primary key (event_id, invitee_id),
  foreign key (event_id, invitee_id) references invitees on delete cascade,
  check (contact_key is null or user_id is null)
);
create index cohost_requests_user on cohost_requests (user_id) where user_id is not null;
create index cohost_requests_asker on cohost_requests (asked_by);
create index cohost_requests_expiry on cohost_requests (expires_at);

-- Earlier requests don't say which contact they were sent to. The organizer asks again.
update invitees set cohost_status = null, modification = nextval('modifications')
  where cohost_status in ('PENDING', 'FAILED', 'SUCCESS');

-- The keyed hash of the contact to which a code or link was sent that opened or last confirmed the session. Null for other proofs.
alter table sessions add column proven_contact text;
