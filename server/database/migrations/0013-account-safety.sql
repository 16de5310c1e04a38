-- Sessions know when their user last proved who they are, and the coarse place they were last used from.
alter table sessions
  add column proven_at bigint not null default 0,
  add column network text not null default '',
  add column country text;
alter table refresh_tokens add column issued_at bigint not null default 0;

-- What happened to an account, for its owner. `detail` is a masked contact, a passkey's name, or a party's title.
create table security_log (
  entry bigint generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null,
  detail text not null default '',
  user_agent text not null default '',
  network text not null default '',
  country text,
  created_at bigint not null
);
create index security_log_user on security_log (user_id, entry);

-- Accounts at external identity providers. `email` is the verified address at the time of the link.
create table user_identities (
  issuer text not null,
  subject text not null,
  user_id uuid not null references users on delete cascade,
  email text not null,
  created_at bigint not null,
  primary key (issuer, subject)
);
create index user_identities_user on user_identities (user_id);

-- The public keys of passkeys. `id`, `public_key` and `user_handle` are in base64url. `user_handle` is the id, as authenticators
-- store it, of the account that the passkey was created for, which may have been merged into the passkey's account since.
create table passkeys (
  id text primary key,
  user_id uuid not null references users on delete cascade,
  user_handle text not null,
  public_key text not null,
  counter bigint not null,
  transports jsonb not null default '[]',
  name text not null check (length(name) between 1 and 128),
  created_at bigint not null,
  last_used_at bigint
);
create index passkeys_user on passkeys (user_id);
