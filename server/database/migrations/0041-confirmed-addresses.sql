-- When the owner of an invitee's email address confirmed that they want the party's messages there. null: not confirmed. A trigger clears
-- it when the address changes (functions/forget_confirmation.sql).
alter table invitees add column email_confirmed_at bigint;
alter table invitees add constraint confirmed_address check (email_confirmed_at is null or email_normalized is not null);
