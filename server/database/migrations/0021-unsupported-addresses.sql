-- A mail server that doesn't accept local parts beyond ASCII (RFC 6531).
alter table invitees drop constraint invitees_invite_failure_check;
alter table invitees add constraint invitees_invite_failure_check
  check (invite_failure in ('messagesOff', 'refused', 'unsupported', 'bounced', 'unreachable', 'canceled', 'over'));

-- Guests without an email address or account have no invitation that could be unsent.
update guest_counts c set unsent = c.unsent - gone.count
from (
  select i.event_id, count(*)::integer as count, (select min(g.part::text)::uuid from guest_counts g where g.event_id = i.event_id) as part
  from invitees i
  where i.rsvp_status = 'INVITED' and i.invite_status in ('PENDING', 'FAILED')
    and i.email_normalized is null and not i.is_connected
  group by i.event_id
) gone
where c.event_id = gone.event_id and c.part = gone.part;
