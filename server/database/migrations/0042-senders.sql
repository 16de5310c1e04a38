-- The co-host who caused a delivery: the sender or first author, or, of an automatic message, the one who entered the guest. null: the
-- event's organizer, also for deliveries of earlier versions.
alter table deliveries add column sent_by uuid;
create index deliveries_sent_by on deliveries (sent_by, event_id) where sent_by is not null;

alter table invitees
  -- The co-host who entered the guest's current address, or an RSVP that lets messages reach it. null: anyone else.
  add column entered_by uuid,
  -- When a host entered another address. Earlier deliveries reached someone else.
  add column entered_at bigint not null default 0;

-- The co-host who reached the person first, whose limits the opt-out or report lowers. null: the organizer.
alter table opt_outs add column caused_by uuid;
alter table abuse_reports add column caused_by uuid;
create index opt_outs_caused_by on opt_outs (caused_by) where caused_by is not null;
create index abuse_reports_caused_by on abuse_reports (caused_by) where caused_by is not null;
create index invitees_entered_by on invitees (entered_by) where entered_by is not null;

-- A claimed invitation counts as two entries of a guest list (functions/counted.sql).
insert into guest_counts (event_id, entries, guests, going, places, unsent)
select event_id, count(*), 0, 0, 0, 0 from invitees where before_claim is not null group by event_id;
