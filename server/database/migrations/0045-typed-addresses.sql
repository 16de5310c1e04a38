-- True if a guest typed the email address of an invitation by a host, as a correction, or brought it by merging accounts. The host didn't
-- invite it, so its owner is asked to confirm it before the first message.
alter table invitees add column email_typed boolean not null default false;
