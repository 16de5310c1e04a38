-- Errors of pages, as browsers report them, without anything that people typed. `key` is a hash of message, place, path and device.
create table page_errors (
  key text primary key,
  message text not null,
  place text not null,
  path text not null,
  device text not null,
  version text not null,
  count bigint not null,
  first_at bigint not null,
  last_at bigint not null
);
create index page_errors_last on page_errors (last_at);
