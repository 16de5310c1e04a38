-- The end of a guest's short personal link, which finds the guest: eight random base-62 characters. It gives access to nothing
-- without the token before it.
create function new_link_code() returns text language sql volatile as $$
  select left(translate(encode(
    substr(uuid_send(gen_random_uuid()), 10) || substr(uuid_send(gen_random_uuid()), 10), 'base64'), '+/=', ''), 8)
$$;
alter table invitees add column link_code text not null default new_link_code()
  constraint invitees_link_code_shape check (link_code ~ '^[0-9A-Za-z]{8}$');
create unique index invitees_link_code on invitees (link_code);
-- The links of merged invitees keep working.
alter table invitee_aliases add column link_code text not null default new_link_code();
create unique index invitee_aliases_link_code on invitee_aliases (link_code);
