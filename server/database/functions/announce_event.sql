-- Notifies listeners, at commit, that an event changed: on the topics of the event, of its organizer and co-hosts, and of
-- another user, if given (RT-01, RT-02).
create or replace function announce_event(p_event uuid, p_organizer uuid, p_user uuid, p_modification bigint)
returns void language plpgsql as $$
declare
  v_topic text;
begin
  foreach v_topic in array
    array['events/' || p_event, 'events/users/' || p_organizer, 'events/users/' || p_user]
    || array(
      select 'events/users/' || user_id from invitees
      where event_id = p_event and cohost_status = 'ACCEPTED' and user_id is not null and rsvp_status <> 'HIDDEN'
    )
  loop
    if v_topic is not null then
      perform announce_topic(v_topic, p_modification::text);
    end if;
  end loop;
end $$;
