-- Names that say what they hold, as in the code: RSVPs, promoted guests, canceled parties, and slots in a host's send queue.

-- The end of the last slot that a host's messages reserved.
alter table sending_lanes rename to send_slots;
alter index sending_lanes_pkey rename to send_slots_pkey;

alter table invitees drop constraint invitees_invite_failure_check;
update invitees set invite_failure = 'canceled' where invite_failure = 'cancelled';
alter table invitees add constraint invitees_invite_failure_check
  check (invite_failure in ('messagesOff', 'refused', 'bounced', 'unreachable', 'canceled', 'over'));

update job_marks set name = 'rsvps' where name = 'answers';

-- Notifications that are still queued. A new database has no queue yet.
if to_regclass('jobs.job') is not null then
  update jobs.job set data = jsonb_set(data, '{notice,kind}', case data->'notice'->>'kind'
    when 'answers' then '"rsvps"'::jsonb when 'seated' then '"promoted"'::jsonb else '"canceled"'::jsonb end)
  where data->'notice'->>'kind' in ('answers', 'seated', 'cancelled');
end if;
