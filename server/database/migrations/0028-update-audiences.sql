-- The audience of the changes that are waiting, and the host's notes: [{ audience, text }].
alter table change_notices add column audience text not null default 'invited'
  check (audience in ('going', 'invited', 'everyone'));
alter table change_notices add column notes jsonb not null default '[]';
