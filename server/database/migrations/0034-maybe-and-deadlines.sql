-- A third RSVP, maybe, which takes no place, and an RSVP deadline.
alter table invitees drop constraint invitees_rsvp_status_check;
alter table invitees add constraint invitees_rsvp_status_check
  check (rsvp_status in ('INVITED', 'SEEN', 'YES', 'NO', 'MAYBE', 'HIDDEN'));

alter table events
  add column allow_maybe boolean not null default false,
  -- When a maybe should become a yes or no. null: guests aren't reminded.
  add column decide_by bigint check (decide_by < start_time),
  -- null: no deadline.
  add column rsvp_by bigint check (rsvp_by <= start_time),
  add column late_rsvps text not null default 'closed' check (late_rsvps in ('closed', 'ask'));
create index events_deciding on events (decide_by, id)
  where decide_by is not null and canceled_at is null and reminders_enabled;

-- The guest list that guests see lists a maybe after a yes.
drop index invitees_shown;
create index invitees_shown on invitees (
  event_id,
  (case when role = 'organizer' then 0 when cohost_status = 'ACCEPTED' then 1 else 2 end),
  (case rsvp_status when 'YES' then 0 when 'MAYBE' then 1 when 'SEEN' then 2 when 'INVITED' then 3 else 4 end),
  rsvp_at,
  invitee_id
)
  where rsvp_status <> 'HIDDEN' and (waitlist_status is null or waitlist_status = 'APPROVED')
    and (rsvp_status <> 'INVITED' or invite_status <> 'PENDING');
