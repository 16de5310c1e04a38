-- Cuts a guest's details for the caterer to the people who come, whatever changed their number: the guest, a host, or the waitlist.
create or replace function keep_heads() returns trigger language plpgsql as $$
begin
  new.heads := fit_heads(new.heads, new.rsvp_status, new.additional_guest_count);
  return new;
end $$;

create or replace trigger heads_kept before insert or update of heads, rsvp_status, additional_guest_count on invitees
  for each row when (new.heads is not null) execute function keep_heads();
