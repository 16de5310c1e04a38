-- Accounts, the contacts they have verified, and sign-in. Instants are milliseconds since 1970 everywhere.

create table users (
  id uuid primary key,
  name text not null check (length(name) between 1 and 128),
  photo_url text,
  granted_sms_permission boolean not null default false,
  sms_permission_status text check (sms_permission_status in ('granted', 'rejected')),
  -- The balance; coin_entries holds how it came about.
  coins integer not null check (coins >= 0),
  created_at bigint not null,
  -- Set on what remains of an erased account, to which past events still refer.
  deleted_at bigint
);

-- Verified ways to reach a user: a lowercase email or an E.164 phone number. Each belongs to one account only.
create table user_contacts (
  kind text not null check (kind in ('email', 'phone')),
  value text not null,
  user_id uuid not null references users on delete cascade,
  verified_at bigint not null,
  primary key (kind, value)
);
create index user_contacts_user on user_contacts (user_id);

create table sign_in_codes (
  -- Keyed hash of the contact, and of the user who is verifying it if there is one.
  destination text primary key,
  user_id uuid references users on delete cascade,
  code_hash text not null,
  tries integer not null default 0,
  expires_at bigint not null
);
create index sign_in_codes_user on sign_in_codes (user_id) where user_id is not null;

-- Links that sign in once. One without a user was made for an unknown address and opens nothing.
create table sign_in_links (
  hash text primary key,
  user_id uuid references users on delete cascade,
  email text,
  expires_at bigint not null,
  check ((user_id is null) = (email is null))
);
create index sign_in_links_user on sign_in_links (user_id) where user_id is not null;

-- Tokens of identity providers that were used, so that none works twice.
create table used_tokens (
  jti text primary key,
  expires_at bigint not null
);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  device_id text not null,
  user_agent text not null check (length(user_agent) <= 256),
  created_at bigint not null,
  last_used_at bigint not null,
  revoked_at bigint
);
create index sessions_user on sessions (user_id);

create table refresh_tokens (
  hash text primary key,
  -- The token that was exchanged for this one. Once this one is used, the exchange is known to have arrived.
  parent text,
  session_id uuid not null references sessions on delete cascade,
  used_at bigint,
  expires_at bigint not null
);
create index refresh_tokens_session on refresh_tokens (session_id);
create index refresh_tokens_parent on refresh_tokens (parent) where parent is not null;

create table access_tokens (
  hash text primary key,
  session_id uuid not null references sessions on delete cascade,
  user_id uuid not null,
  expires_at bigint not null
);
create index access_tokens_session on access_tokens (session_id);

-- A contact of another account that a session's user has just verified: the right to merge with that account, once.
create table merge_proofs (
  session_id uuid not null references sessions on delete cascade,
  kind text not null check (kind in ('email', 'phone')),
  value text not null,
  other_id uuid not null references users on delete cascade,
  expires_at bigint not null,
  primary key (session_id, kind, value)
);
create index merge_proofs_other on merge_proofs (other_id);
