-- The address of a party is no longer for everyone with its link. Where the host chose that, it is for people who sign in.
update events set address_for = 'signedIn' where address_for = 'everyone';
alter table events drop constraint events_address_for_check;
alter table events add constraint events_address_for_check check (address_for in ('signedIn', 'confirmed'));
update drafts set event = jsonb_set(event, '{addressFor}', '"signedIn"') where event->>'addressFor' = 'everyone';
