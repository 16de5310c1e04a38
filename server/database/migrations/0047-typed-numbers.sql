-- True if a guest typed the phone number of an invitation by a host, as a correction, or brought it by merging accounts. The host didn't
-- invite it, so it doesn't count more than a decision about its owner.
alter table invitees add column phone_typed boolean not null default false;
