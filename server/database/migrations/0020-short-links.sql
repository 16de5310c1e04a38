-- The code of an event's short link: ten random base-62 characters. The last seven bytes of a UUID are random.
alter table events add column short_code text not null default left(translate(encode(
  substr(uuid_send(gen_random_uuid()), 10) || substr(uuid_send(gen_random_uuid()), 10), 'base64'), '+/=', ''), 10)
  constraint events_short_code_shape check (short_code ~ '^[0-9A-Za-z]{10}$');
create unique index events_short_code on events (short_code);
