-- The account of an invitee that entered an RSVP or a message itself. The time of an RSVP doesn't show it: anyone may have entered the
-- RSVP with the address of an account, which gets the row when its owner signs in.
alter table invitees add column acted_by uuid;
alter table invitees add constraint acted_by_account check (acted_by is null or (user_id is not null and acted_by = user_id));

-- Earlier RSVPs don't name their author, so only these count. Hosts see the account of anyone else again after the next RSVP.
update invitees set acted_by = user_id where user_id is not null and (
  role = 'organizer'
  -- Rows of the open link get a new version when they get the account of their contact. The others were made by the account.
  or (source = 'link' and rsvp_at is not null and token_version = 1)
  -- A claim starts with an RSVP of the account. Migration 0037 took guests with a phone number from a link for claims, too.
  or (before_claim is not null and not 'phone' = any(late_contacts))
);

alter table deliveries
  -- The keyed hash of the mailbox or number that the message reached. The guest's row may have another address later. null: not sent,
  -- or sent by an earlier version.
  add column recipient_key text;
create index deliveries_reached on deliveries (event_id, recipient_key) where recipient_key is not null;

alter table change_notices
  -- The hosts who made the changes that are waiting, and the number of recipients that were counted for them.
  add column sent_by jsonb not null default '[]',
  add column counted integer not null default 0;

-- Who opted out or reported, so that one person counts once, with any number of contacts (rows/personOf.ts). null: the address's owner.
alter table opt_outs add column person_key text;
alter table abuse_reports add column person_key text;
