-- A host's decisions that keep people from a party. They don't depend on guests' rows, which change when people erase their data, merge
-- accounts, or take back an invitation. A new invitation or an approval by a host deletes them.
create table exclusions (
  event_id uuid not null references events on delete cascade,
  -- One decision about one person, with everything that the person is recognized by.
  exclusion_id uuid not null,
  decision text not null check (decision in ('removed', 'denied')),
  user_id uuid,
  -- The keyed hash of a mailbox or number (recipientKey in crypto/addressKey.ts).
  contact_key text,
  decided_at bigint not null,
  check ((user_id is null) <> (contact_key is null)),
  unique (event_id, exclusion_id, user_id),
  unique (event_id, exclusion_id, contact_key)
);
create index exclusions_user on exclusions (user_id) where user_id is not null;
create index exclusions_contact on exclusions (contact_key) where contact_key is not null;

-- A claimed invitation keeps a host's decision when it goes back to its guest.
update invitees set before_claim = before_claim || '{"waitlist_status":"DENIED","awaits":null,"waitlisted_at":null}'
where before_claim is not null and waitlist_status = 'DENIED';

-- Hashes need a key that the database doesn't have. The next start adds earlier decisions, and the contacts of accounts that were created
-- before host_contacts, and then deletes this row (guests/list/recordEarlier.ts).
insert into job_marks (name, done_until) values ('exclusions', 0);
