-- Who sees the event's address. null: the host hasn't chosen, so it depends on the waitlist.
alter table events add column address_for text check (address_for in ('everyone', 'signedIn', 'confirmed'));
