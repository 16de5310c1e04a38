-- Notifies listeners, at commit, that something in a topic changed (RT-01).
create or replace function announce_topic(p_topic text, p_modification text) returns void language sql as $$
  select pg_notify('festoon', json_build_object('topic', p_topic, 'modificationId', p_modification)::text)
$$;
